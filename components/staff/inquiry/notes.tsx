import type { Locale } from '@/content/locales';
import { staffEndpoint } from '@/lib/desk/addresses';
import type { StaffTexts } from '@/lib/desk/texts';
import type { InquiryNote } from '@/lib/staff/server/inquiry-detail';
import { Button } from '../../ui/button';
import { Field, Textarea } from '../fields';
import { formatInstant } from '../format';
import { PostForm } from '../post-form';

type Props = { t: StaffTexts; locale: Locale; reference: string; notes: readonly InquiryNote[] };

/** What the house writes for itself, newest first. */
export function Notes({ t, locale, reference, notes }: Props) {
  return (
    <>
      <PostForm action={staffEndpoint.inquiry(reference, 'note')} className="mb-5 grid gap-3">
        <Field label={t('inquiry.note')} description={t('inquiry.notesHint')} required>
          <Textarea name="text" rows={3} maxLength={4_000} />
        </Field>
        <Button type="submit" size="sm" className="justify-self-start">
          {t('inquiry.addNote')}
        </Button>
      </PostForm>
      <ol className="desk-list" data-notes>
        {notes.toReversed().map(({ id, authorName, text, createdAt }) => (
          <li key={id}>
            <p className="text-sm text-muted">
              {formatInstant(createdAt, locale)} · {authorName}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
