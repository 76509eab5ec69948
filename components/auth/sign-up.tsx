import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { localPath } from '@/lib/i18n/address';
import { showToast } from '../ui/toast';
import { AccountForm } from './account-form';
import { Gains } from './gains';
import { TextButton } from './text-button';
import { useAuth } from './use-auth';
import type { ViewProps } from './views';

/** A new account: address and password, nothing else. */
export function SignUp({ email, onEmail, go, close }: ViewProps) {
  const t = useTranslations('account');
  const locale = useLocale();
  const { signUp } = useAuth();
  return (
    <div className="account-columns">
      <div>
        <AccountForm
          fields={['email', 'fresh']}
          email={email}
          onEmail={onEmail}
          submit={t('signUp.submit')}
          failed={t('signUp.failed')}
          action={(input) => {
            onEmail(input.email);
            return signUp(input.email, input.password, { locale });
          }}
          onDone={({ signedIn }, input) => {
            if (!signedIn) return go('sent-sign-up');
            showToast({ title: t('signUp.done'), description: input.email });
            go('account');
          }}
        >
          {() => (
            <p className="text-sm text-muted">
              {t('signUp.privacy')}{' '}
              <Link
                href={localPath(locale, 'privacy')}
                onClick={close}
                className="text-accent underline underline-offset-4"
              >
                {t('signUp.privacyLink')}
              </Link>
            </p>
          )}
        </AccountForm>
        <p className="mt-6 border-t border-line pt-4">
          {t('signUp.other')} <TextButton onClick={() => go('sign-in')}>{t('signUp.toSignIn')}</TextButton>
        </p>
      </div>
      <Gains />
    </div>
  );
}
