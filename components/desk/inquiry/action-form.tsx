import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { staffEndpoint } from '@/lib/desk/addresses';
import type { StaffTexts } from '@/lib/desk/texts';
import { Button } from '../../ui/button';
import { Checkbox, Field, Textarea } from '../fields';
import { PostForm } from '../post-form';

/** What the house may do besides answering; texts stand under `staff.actions`. */
export type ActionName = 'agree' | 'withdraw' | 'decline' | 'cancel' | 'sign' | 'renew-link';

type Props = {
  readonly t: StaffTexts;
  readonly reference: string;
  readonly action: ActionName;
  /** Language of the words; absent where there are none. */
  readonly lang?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** It cannot be taken back: a box has to be ticked. */
  readonly confirm?: boolean;
  readonly children?: ReactNode;
};

/** One thing to do, folded: what it does, words where it has some, and its button. */
export function ActionForm({ t, reference, action, lang, fields = {}, confirm, children }: Props) {
  const isGrave = confirm === true;
  return (
    <details className="desk-action" data-action={action}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {t(`actions.${action}.title`)}
      </summary>
      <PostForm
        action={staffEndpoint.inquiry(reference, action)}
        fields={{ ...fields, key: randomUUID() }}
        className="grid gap-5 pb-4"
      >
        <p className="text-muted">{t(`actions.${action}.text`)}</p>
        {lang !== undefined && (
          <Field label={t(`actions.${action === 'agree' ? 'agree.how' : 'message'}`)}>
            <Textarea name="text" rows={4} maxLength={4_000} lang={lang} required={action === 'agree'} />
          </Field>
        )}
        {children}
        {isGrave && <Checkbox name="confirmed" value="1" label={t('actions.confirm')} required />}
        <Button
          type="submit"
          variant={isGrave ? 'destructive' : 'outline'}
          size="sm"
          className="justify-self-start"
        >
          {t(`actions.${action}.title`)}
        </Button>
      </PostForm>
    </details>
  );
}
