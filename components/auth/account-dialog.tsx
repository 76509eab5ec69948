import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { DialogRequest } from '@/lib/account/browser/open-dialog';
import type { AccountTexts } from '@/lib/account/browser/texts';
import { Dialog } from '../ui/dialog';
import { Spinner } from '../ui/spinner';
import { AccountView } from './account-view';
import { useAuth } from './use-auth';
import { type DialogView, viewFor } from './views';

type Props = {
  /** What is asked for; `null` while the dialog is closed. */
  request: DialogRequest | null;
  onRequest: (request: DialogRequest | null) => void;
  texts: AccountTexts;
};

/** Everything about the account, in one dialog: no page of its own, and nothing that needs one. */
export function AccountDialog({ texts: { locale, messages }, ...props }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Berlin">
      <Views {...props} />
    </NextIntlClientProvider>
  );
}

function Views({ request, onRequest }: Omit<Props, 'texts'>) {
  const t = useTranslations('account');
  const { user, loading } = useAuth();
  const [next, setNext] = useState<DialogView | null>(null);
  const [email, setEmail] = useState('');

  // A new request, for example by a link's report, starts anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every request counts, also the same again
  useEffect(() => setNext(null), [request]);

  const view = viewFor(next ?? request?.view ?? 'account', user !== null, loading);
  const titles: Readonly<Record<DialogView, string>> = {
    'sign-in': t('signIn.title'),
    'sign-up': t('signUp.title'),
    forgotten: t('forgotten.title'),
    'new-password': t('newPassword.title'),
    'recovered-password': t('newPassword.title'),
    account: t('overview.title'),
    welcome: t('welcome.title'),
    'address-changed': t('overview.title'),
    'address-pending': t('overview.title'),
    confirmed: t('overview.title'),
    'password-saved': t('signIn.title'),
    link: t('link.title'),
    'sent-sign-up': t('sent.title'),
    'sent-recovery': t('sent.title'),
    'sent-email': t('sent.title'),
    email: t('settings.email'),
    delete: t('settings.deleteTitle'),
  };
  const leads: Partial<Record<DialogView, string>> = {
    'sign-in': t('signIn.lead'),
    'password-saved': t('newPassword.saved'),
    'sign-up': t('signUp.lead'),
    forgotten: t('forgotten.lead'),
    'new-password': t('newPassword.lead', { email: user?.email ?? '' }),
    'recovered-password': t('newPassword.lead', { email: user?.email ?? '' }),
  };
  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => !open && onRequest(null)}
      title={view ? titles[view] : t('overview.title')}
      description={view ? leads[view] : undefined}
      closeLabel={t('close')}
    >
      {view ? (
        <AccountView
          key={view}
          view={view}
          problem={request?.problem ?? 'sessionMissing'}
          email={email || (user?.email ?? '')}
          onEmail={setEmail}
          go={setNext}
          close={() => onRequest(null)}
        />
      ) : (
        <Spinner label={t('busy')} className="min-h-40" />
      )}
    </Dialog>
  );
}
