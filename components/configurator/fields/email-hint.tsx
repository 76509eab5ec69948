import { useTranslations } from 'next-intl';
import { changeDetails, useDraftPart } from '@/components/configurator/shell/use-draft';
import { Button } from '@/components/ui/button';
import { probableEmail } from '@/lib/base/mail-domain';

/** Asks about a domain that looks mistyped, with the way to correct it; it never keeps anybody from sending. */
export function EmailHint() {
  const t = useTranslations('configurator');
  const meant = useDraftPart((draft) => probableEmail(draft.details.email));
  return (
    <p role="status" className="mt-2 text-sm empty:hidden sm:col-span-2" data-email-hint>
      {meant && (
        <>
          <span>{t('emailHint', { email: meant })}</span>{' '}
          <Button variant="link" size="sm" className="px-0" onClick={() => changeDetails({ email: meant })}>
            {t('emailTake')}
          </Button>
        </>
      )}
    </p>
  );
}
