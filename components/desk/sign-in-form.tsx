'use client';

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '@/content/locales';
import type { AccountMessages } from '@/lib/account/texts';
import { AccountForm } from '../auth/account-form';
import { TextButton } from '../auth/text-button';
import { withAccount } from '../auth/use-auth';

/** Besides the account's own, the few texts that only this form has. */
export type SignInTexts = {
  readonly forgottenLead: string;
  readonly forgottenSent: string;
};

type View = 'sign-in' | 'forgotten' | 'sent';

type Props = {
  readonly texts: SignInTexts;
  /** Page to go on with. */
  readonly next: string;
};

const leave = (next: string) => window.location.assign(next);

function Views({ texts, next }: Props) {
  const t = useTranslations('account');
  const locale = useLocale();
  const [view, setView] = useState<View>('sign-in');
  const [email, setEmail] = useState('');
  if (view === 'sign-in') {
    return (
      <AccountForm
        key="sign-in"
        fields={['email', 'password']}
        email={email}
        onEmail={setEmail}
        submit={t('signIn.submit')}
        failed={t('signIn.failed')}
        action={(input) => withAccount((actions) => actions.signIn(input.email, input.password))}
        onDone={() => leave(next)}
      >
        {() => <TextButton onClick={() => setView('forgotten')}>{t('signIn.forgotten')}</TextButton>}
      </AccountForm>
    );
  }
  return (
    <>
      <p className="mb-6 text-muted" role="status">
        {view === 'sent' ? texts.forgottenSent : texts.forgottenLead}
      </p>
      <AccountForm
        key="forgotten"
        fields={['email']}
        email={email}
        onEmail={setEmail}
        submit={view === 'sent' ? t('sent.again') : t('forgotten.submit')}
        failed={t('forgotten.failed')}
        action={(input) => withAccount((actions) => actions.requestRecovery(input.email, locale))}
        onDone={() => setView('sent')}
      >
        {() => <TextButton onClick={() => setView('sign-in')}>{t('forgotten.back')}</TextButton>}
      </AccountForm>
    </>
  );
}

/** E-mail address and password, and the way to a forgotten one. */
export function SignInForm({
  locale,
  messages,
  ...views
}: Props & { locale: Locale; messages: AccountMessages }) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Berlin">
      <Views {...views} />
    </NextIntlClientProvider>
  );
}
