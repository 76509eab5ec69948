import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../ui/button';
import { showToast } from '../ui/toast';
import { withAccount } from './use-auth';
import type { ViewProps } from './views';

type Props = ViewProps & { purpose: 'signUp' | 'recovery' | 'emailChange' };

/** Says where the link was sent, and sends it once more. */
export function Sent({ purpose, email, go }: Props) {
  const t = useTranslations('account');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const again = async () => {
    if (busy) return;
    setBusy(true);
    const result = await withAccount((actions) => {
      if (purpose === 'signUp') return actions.resendConfirmation(email, locale);
      if (purpose === 'recovery') return actions.requestRecovery(email, locale);
      return actions.changeEmail(email, locale);
    });
    setBusy(false);
    showToast(
      result.ok
        ? { title: t('sent.againDone'), description: email }
        : {
            title: t('forgotten.failed'),
            description: t(`errors.${result.kind}`),
            variant: 'destructive',
          },
    );
  };
  return (
    <div className="mt-2" data-sent={purpose}>
      <p className="measure">{t(`sent.${purpose}`, { email })}</p>
      <p className="measure mt-4 text-muted">{t('sent.hint')}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button variant="outline" aria-disabled={busy} onClick={again}>
          {t('sent.again')}
        </Button>
        <Button variant="ghost" onClick={() => go(purpose === 'emailChange' ? 'account' : 'sign-in')}>
          {t(purpose === 'emailChange' ? 'settings.back' : 'sent.back')}
        </Button>
      </div>
    </div>
  );
}
