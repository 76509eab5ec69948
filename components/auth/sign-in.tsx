import { useLocale, useTranslations } from 'next-intl';
import { showToast } from '../ui/toast';
import { AccountForm } from './account-form';
import { Gains } from './gains';
import { TextButton } from './text-button';
import { useAuth, withAccount } from './use-auth';
import type { ViewProps } from './views';

/** E-mail address and password, the way to a forgotten one, and the way to a new account. */
export function SignIn({ email, onEmail, go }: ViewProps) {
  const t = useTranslations('account');
  const locale = useLocale();
  const { signIn } = useAuth();
  const resend = async () => {
    const result = await withAccount((actions) => actions.resendConfirmation(email, locale));
    if (result.ok) go('sent-sign-up');
    else
      showToast({
        title: t('forgotten.failed'),
        description: t(`errors.${result.kind}`),
        variant: 'destructive',
      });
  };
  return (
    <div className="account-columns">
      <div>
        <AccountForm
          fields={['email', 'password']}
          email={email}
          onEmail={onEmail}
          submit={t('signIn.submit')}
          failed={t('signIn.failed')}
          action={(input) => {
            onEmail(input.email);
            return signIn(input.email, input.password);
          }}
          onDone={(_, input) => {
            showToast({ title: t('signIn.done'), description: input.email });
            go('account');
          }}
        >
          {(problem) => (
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              {problem === 'emailNotConfirmed' ? (
                <TextButton onClick={() => resend()}>{t('sent.again')}</TextButton>
              ) : (
                <TextButton onClick={() => go('forgotten')}>{t('signIn.forgotten')}</TextButton>
              )}
            </div>
          )}
        </AccountForm>
        <p className="mt-6 border-t border-line pt-4">
          {t('signIn.other')} <TextButton onClick={() => go('sign-up')}>{t('signIn.toSignUp')}</TextButton>
        </p>
      </div>
      <Gains />
    </div>
  );
}
