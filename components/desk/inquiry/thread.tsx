import { randomUUID } from 'node:crypto';
import type { Locale } from '@/content/locales';
import { staffEndpoint } from '@/lib/desk/addresses';
import type { StaffTexts } from '@/lib/desk/texts';
import type { Entry } from '@/lib/inquiry/server/read-inquiry';
import { Button } from '../../ui/button';
import { Field, Textarea } from '../fields';
import { formatInstant, formatIsoDay, languageName } from '../format';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  readonly reference: string;
  readonly guestLocale: Locale;
  readonly entries: readonly Entry[];
};

/** One field, two ways: to the guest by mail, or for the house alone. */
function Write({ t, locale, reference, guestLocale }: Omit<Props, 'entries'>) {
  const address = (action: string) => staffEndpoint.inquiry(reference, action);
  return (
    <form method="post" action={address('write')} className="mb-6 grid gap-3" id="schreiben">
      <input type="hidden" name="key" value={randomUUID()} />
      <Field
        label={t('thread.label')}
        description={t('thread.hint', { language: languageName(guestLocale, locale) })}
        required
      >
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
  );
}

/** Everything that was written and done, newest first. */
export function Thread({ entries, ...props }: Props) {
  const { t, locale } = props;
  return (
    <>
      <Write {...props} />
      <ol className="desk-list" data-thread>
        {entries.toReversed().map(({ id, at, author, name, kind, version, text }) => (
          <li key={id} data-entry={kind}>
            <p className="text-sm text-muted">
              {formatInstant(at, locale)} · {author === 'guest' ? t('thread.guest') : name}
            </p>
            <span className="font-medium">{t(`entries.${kind}`)}</span>
            {version !== null && version > 1 && (
              <span className="text-muted"> · {t('inquiry.version', { version })}</span>
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
