'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AccountForm } from '../auth/account-form';
import { TextButton } from '../auth/text-button';
import { withAccount } from '../auth/use-auth';

/**
 * E-mail address and password, and the way to a forgotten one.
 * @param next page to go on with.
 */
export function SignInForm({ next }: { next: string }) {
  const t = useTranslations('account');
  const own = useTranslations('staff.signIn');
  const locale = useLocale();
  const [view, setView] = useState<'sign-in' | 'forgotten' | 'sent'>('sign-in');
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
        onDone={() => window.location.assign(next)}
      >
        {() => <TextButton onClick={() => setView('forgotten')}>{t('signIn.forgotten')}</TextButton>}
      </AccountForm>
    );
  }
  return (
    <>
      <p className="mb-6 text-muted" role="status">
        {own(view === 'sent' ? 'forgottenSent' : 'forgottenLead')}
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
