import { useTranslations } from 'next-intl';
import type { AuthErrorKind } from '@/lib/account/browser/errors';
import { DeleteAccount } from './delete-account';
import { LinkProblem } from './link-problem';
import { Overview } from './overview';
import { Forgotten, NewEmail, NewPassword } from './recovery';
import { Sent } from './sent';
import { SignIn } from './sign-in';
import { SignUp } from './sign-up';
import type { DialogView, ViewProps } from './views';

type Props = ViewProps & { view: DialogView; problem: AuthErrorKind };

/** What stands in the dialog below its title. */
export function AccountView({ view, problem, ...rest }: Props) {
  const t = useTranslations('account.welcome');
  switch (view) {
    case 'sign-in':
    case 'password-saved':
      return <SignIn {...rest} />;
    case 'sign-up':
      return <SignUp {...rest} />;
    case 'forgotten':
      return <Forgotten {...rest} />;
    case 'new-password':
      return <NewPassword {...rest} />;
    case 'recovered-password':
      return <NewPassword {...rest} isRecovery />;
    case 'email':
      return <NewEmail {...rest} />;
    case 'delete':
      return <DeleteAccount {...rest} />;
    case 'sent-sign-up':
      return <Sent {...rest} purpose="signUp" />;
    case 'sent-recovery':
      return <Sent {...rest} purpose="recovery" />;
    case 'sent-email':
      return <Sent {...rest} purpose="emailChange" />;
    case 'link':
      return <LinkProblem {...rest} problem={problem} />;
    case 'welcome':
      return <Overview {...rest} news={t('text')} />;
    case 'address-changed':
      return <Overview {...rest} news={t('changed')} />;
    case 'address-pending':
      return <Overview {...rest} news={t('pending')} />;
    case 'confirmed':
      return <Overview {...rest} news={t('confirmed')} />;
    case 'account':
      return <Overview {...rest} />;
  }
}
