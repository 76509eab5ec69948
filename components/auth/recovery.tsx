import { useLocale, useTranslations } from 'next-intl';
import { showToast } from '../ui/toast';
import { AccountForm } from './account-form';
import { TextButton } from './text-button';
import { useAuth, withAccount } from './use-auth';
import type { ViewProps } from './views';

/** Asks for a link; the answer does not tell whether there is such an account. */
export function Forgotten({ email, onEmail, go }: ViewProps) {
  const t = useTranslations('account');
  const locale = useLocale();
  return (
    <div className="mt-6 max-w-[26rem]">
      <AccountForm
        fields={['email']}
        email={email}
        onEmail={onEmail}
        submit={t('forgotten.submit')}
        failed={t('forgotten.failed')}
        action={(input) => {
          onEmail(input.email);
          return withAccount((actions) => actions.requestRecovery(input.email, locale));
        }}
        onDone={() => go('sent-recovery')}
      >
        {() => <TextButton onClick={() => go('sign-in')}>{t('forgotten.back')}</TextButton>}
      </AccountForm>
    </div>
  );
}

/** From the account, with the present password; without it after a hosted project's own recovery link. */
export function NewPassword({ go, isRecovery = false }: ViewProps & { isRecovery?: boolean }) {
  const t = useTranslations('account');
  const { user } = useAuth();
  return (
    <div className="mt-6 max-w-[26rem]">
      <AccountForm
        fields={isRecovery ? ['fresh'] : ['current', 'fresh']}
        email={user?.email ?? ''}
        submit={t('newPassword.submit')}
        failed={t('newPassword.failed')}
        action={({ password, current }) =>
          withAccount((actions) =>
            actions.changePassword(
              password,
              isRecovery ? null : { email: user?.email ?? '', password: current },
            ),
          )
        }
        onDone={() => {
          showToast({ title: t('newPassword.done') });
          go('account');
        }}
      >
        {() => <TextButton onClick={() => go('account')}>{t('settings.back')}</TextButton>}
      </AccountForm>
    </div>
  );
}

/** A new address takes effect with the link that is sent to it. */
export function NewEmail({ onEmail, go }: ViewProps) {
  const t = useTranslations('account');
  const locale = useLocale();
  return (
    <div className="mt-6 max-w-[26rem]">
      <AccountForm
        fields={['email']}
        email=""
        emailLabel={t('fields.newEmail')}
        submit={t('settings.emailSubmit')}
        failed={t('settings.emailFailed')}
        action={(input) => {
          onEmail(input.email);
          return withAccount((actions) => actions.changeEmail(input.email, locale));
        }}
        onDone={() => go('sent-email')}
      >
        {() => <TextButton onClick={() => go('account')}>{t('settings.back')}</TextButton>}
      </AccountForm>
    </div>
  );
}
