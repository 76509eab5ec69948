import { randomUUID } from 'node:crypto';
import { useLocale, useTranslations } from 'next-intl';
import { allows } from '@/lib/answer/states';
import { staffEndpoint } from '@/lib/desk/addresses';
import type { Inquiry } from '@/lib/inquiry/server/read-inquiry';
import { Button } from '../../ui/button';
import { Checkbox, Field, Textarea } from '../fields';
import { PostForm } from '../parts';

/** What the house may do besides answering and writing, in order; texts stand under `staff.actions`. */
const actions = ['sign', 'agree', 'withdraw', 'decline', 'cancel', 'renew-link'] as const;
type Action = (typeof actions)[number];

/** What cannot be taken back, and is told to the guest with words of the house: a box has to be ticked. */
const isGrave = (action: Action) => action === 'withdraw' || action === 'decline' || action === 'cancel';

type Props = { readonly inquiry: Inquiry };

/** One thing to do, folded: what it does, words where it has some, and its button. */
function ActionForm({ action, inquiry }: Props & { action: Action }) {
  const t = useTranslations('staff.actions');
  const locale = useLocale();
  const { reference, offered } = inquiry;
  const isHeard = action === 'agree';
  return (
    <details className="border-t border-line" data-action={action}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {t(`${action}.title`)}
      </summary>
      <PostForm
        action={staffEndpoint.inquiry(reference, action)}
        fields={{ key: randomUUID(), version: String(offered) }}
        className="grid gap-5 pb-4"
      >
        <p className="text-muted">{t(`${action}.text`)}</p>
        {(isHeard || isGrave(action)) && (
          <Field label={t(isHeard ? 'agree.how' : 'message')}>
            <Textarea
              name="text"
              rows={4}
              maxLength={4_000}
              lang={isHeard ? locale : inquiry.locale}
              required={isHeard}
            />
          </Field>
        )}
        {isGrave(action) && <Checkbox name="confirmed" value="1" label={t('confirm')} required />}
        <Button
          type="submit"
          variant={isGrave(action) ? 'destructive' : 'outline'}
          size="sm"
          className="justify-self-start"
        >
          {t(`${action}.title`)}
        </Button>
      </PostForm>
    </details>
  );
}

/** What may be done besides answering and writing, by what the table of states allows. */
export const MoreActions = (props: Props) =>
  actions
    .filter((action) => action === 'renew-link' || allows(action, props.inquiry, 'house'))
    .map((action) => <ActionForm key={action} action={action} {...props} />);
