'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AccountForm } from '../auth/account-form';
import { Forgotten } from '../auth/recovery';
import { TextButton } from '../auth/text-button';
import { withAccount } from '../auth/use-auth';

/**
 * E-mail address and password, and the way to a forgotten one.
 * @param next page to go on with.
 */
export function SignInForm({ next }: { next: string }) {
  const t = useTranslations('account');
  const own = useTranslations('staff.signIn');
  const [view, setView] = useState('sign-in');
  const [email, onEmail] = useState('');
  if (view !== 'sign-in') {
    return (
      <>
        <p role="status">{own(view === 'sent-recovery' ? 'forgottenSent' : 'forgottenLead')}</p>
        <Forgotten {...{ email, onEmail }} go={setView} close={() => setView('sign-in')} />
      </>
    );
  }
  return (
    <AccountForm
      fields={['email', 'password']}
      email={email}
      onEmail={onEmail}
      submit={t('signIn.submit')}
      failed={t('signIn.failed')}
      action={(input) => withAccount((actions) => actions.signIn(input.email, input.password))}
      onDone={() => window.location.assign(next)}
    >
      {() => <TextButton onClick={() => setView('forgotten')}>{t('signIn.forgotten')}</TextButton>}
    </AccountForm>
  );
}
