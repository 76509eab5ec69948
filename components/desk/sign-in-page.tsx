import { staffEndpoint } from '@/lib/desk/addresses';
import type { StaffLookup } from '@/lib/desk/server/find-staff';
import { readPageRequest } from '@/lib/desk/server/page-request';
import { staffTexts } from '@/lib/desk/texts';
import { messages } from '@/lib/i18n/messages';
import { Button } from '../ui/button';
import { SignInForm } from './sign-in-form';
import { StaffFrame } from './staff-frame';

type Props = {
  readonly found: StaffLookup;
  readonly next: string;
  /** A step asks for a session of today. */
  readonly isAgain: boolean;
  /** A mailed link has just brought one. */
  readonly hasNewPassword: boolean;
};

/** The way in, and the reason where somebody is signed in without belonging to the staff. */
export async function SignInPage({ found, next, isAgain, hasNewPassword }: Props) {
  const { locale, address } = await readPageRequest();
  const t = staffTexts(locale);
  const frame = { t, locale, address, name: null };
  const { status } = found;
  if (status === 'forbidden' && !isAgain) {
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
  const lead = hasNewPassword ? t('signIn.passwordSaved') : t(isAgain ? 'signIn.again' : 'signIn.lead');
  return (
    <StaffFrame {...frame}>
      <div className="mx-auto w-full max-w-[26rem] py-6 md:py-12">
        <h1 className="mb-3">{t('signIn.title')}</h1>
        <p className="mb-8 text-muted">{lead}</p>
        {status === 'unavailable' && <p className="mb-6 text-ember">{t('unavailable.text')}</p>}
        <noscript>
          <p className="mb-6 text-ember">{t('signIn.scripts')}</p>
        </noscript>
        <SignInForm
          next={next}
          locale={locale}
          messages={{ account: messages[locale].account }}
          texts={{
            forgottenLead: t('signIn.forgottenLead'),
            forgottenSent: t('signIn.forgottenSent'),
          }}
        />
      </div>
    </StaffFrame>
  );
}
