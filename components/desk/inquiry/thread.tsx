import { randomUUID } from 'node:crypto';
import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/content/locales';
import { staffEndpoint } from '@/lib/desk/addresses';
import { formatIsoDay, languageName } from '@/lib/i18n/format';
import type { Entry } from '@/lib/inquiry/server/read-inquiry';
import { Button } from '../../ui/button';
import { Field, Textarea } from '../fields';
import { formatInstant } from '../format';

type Props = {
  readonly reference: string;
  readonly guestLocale: Locale;
  readonly entries: readonly Entry[];
};

/** One field, two ways: to the guest by mail, or for the house alone. Below it everything written and done, newest first, with every answer as its guest has it. */
export function Thread({ reference, guestLocale, entries }: Props) {
  const t = useTranslations('staff');
  const locale = useLocale();
  const address = (action: string) => staffEndpoint.inquiry(reference, action);
  const language = languageName(guestLocale, locale);
  return (
    <>
      <form method="post" action={address('write')} className="mb-6 grid gap-3" id="schreiben">
        <input type="hidden" name="key" value={randomUUID()} />
        <Field label={t('thread.label')} description={t('thread.hint', { language })} required>
          <Textarea name="text" rows={4} maxLength={4_000} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" variant="outline">
            {t('thread.send')}
          </Button>
          <Button type="submit" size="sm" variant="ghost" formAction={address('note')}>
            {t('thread.note')}
          </Button>
        </div>
      </form>
      <ol className="divide-y divide-line" data-thread>
        {entries.toReversed().map(({ id, at, author, name, kind, version, text }) => (
          <li key={id} className="py-3" data-entry={kind}>
            <p className="text-sm text-muted">
              {formatInstant(at, locale)} · {author === 'guest' ? t('thread.guest') : name}
            </p>
            <span className="font-medium">{t(`entries.${kind}`)}</span>
            {version !== null && version > 1 && (
              <>
                {' · '}
                <a href={address(`answer.pdf?version=${version}`)} className="text-link">
                  {t('inquiry.pdfOf', { version })}
                </a>
              </>
            )}
            {text !== '' && (
              <p className="wrap-anywhere mt-1 border-l border-line pl-3 whitespace-pre-line">
                {kind === 'day_taken' ? formatIsoDay(text, locale) : text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
