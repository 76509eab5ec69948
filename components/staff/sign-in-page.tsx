import { messages } from '@/lib/i18n/messages';
import { staffEndpoint } from '@/lib/staff/addresses';
import { readPageRequest } from '@/lib/staff/server/page-request';
import type { StaffLookup } from '@/lib/staff/server/staff-page';
import { staffTexts } from '@/lib/staff/texts';
import { Button } from '../ui/button';
import { SignInForm } from './sign-in-form';
import { StaffFrame } from './staff-frame';

type Props = {
  readonly status: StaffLookup['status'];
  readonly next: string;
  /** A step asks for a session of today. */
  readonly isAgain: boolean;
  readonly isNewPassword: boolean;
};

/** The way in, and the reason where somebody is signed in without belonging to the staff. */
export async function SignInPage({ status, next, isAgain, isNewPassword }: Props) {
  const { locale, address } = await readPageRequest();
  const t = staffTexts(locale);
  const frame = { t, locale, address, name: null };
  if (status === 'forbidden' && !isAgain && !isNewPassword) {
    return (
      <StaffFrame {...frame}>
        <div className="desk-empty" data-no-access>
          <h1>{t('noAccess.title')}</h1>
          <p className="measure text-muted">{t('noAccess.text')}</p>
          <form method="post" action={staffEndpoint.signOut}>
            <Button type="submit">{t('noAccess.other')}</Button>
          </form>
        </div>
      </StaffFrame>
    );
  }
  const title = isNewPassword ? t('signIn.newPassword') : t('signIn.title');
  return (
    <StaffFrame {...frame}>
      <div className="mx-auto w-full max-w-[26rem] py-6 md:py-12">
        <h1 className="mb-3">{title}</h1>
        {!isNewPassword && (
          <p className="mb-8 text-muted">{isAgain ? t('signIn.again') : t('signIn.lead')}</p>
        )}
        {status === 'unavailable' && <p className="mb-6 text-ember">{t('unavailable.text')}</p>}
        <noscript>
          <p className="mb-6 text-ember">{t('signIn.scripts')}</p>
        </noscript>
        <SignInForm
          view={isNewPassword ? 'new-password' : 'sign-in'}
          next={next}
          locale={locale}
          messages={{ account: messages[locale].account }}
          texts={{
            forgottenLead: t('signIn.forgottenLead'),
            forgottenSent: t('signIn.forgottenSent'),
            newPasswordLead: t('signIn.newPasswordLead'),
          }}
        />
      </div>
    </StaffFrame>
  );
}
