import { NextIntlClientProvider } from 'next-intl';
import { staffEndpoint } from '@/lib/desk/addresses';
import type { StaffLookup } from '@/lib/desk/server/find-staff';
import { readPageRequest, staffTexts } from '@/lib/desk/server/page-request';
import { messages } from '@/lib/i18n/messages';
import { Button } from '../ui/button';
import { Empty } from './parts';
import { SignInForm } from './sign-in-form';
import { StaffFrame } from './staff-frame';

type Props = {
  readonly status: StaffLookup['status'];
  readonly next: string;
  /** A step asks for a session of today. */
  readonly isAgain: boolean;
  /** A mailed link has just brought one. */
  readonly hasNewPassword: boolean;
};

/** The way in, and the reason where somebody is signed in without belonging to the staff. */
export async function SignInPage({ status, next, isAgain, hasNewPassword }: Props) {
  const t = await staffTexts();
  const { account, staff } = messages[(await readPageRequest()).locale];
  if (status === 'forbidden' && !isAgain) {
    return (
      <StaffFrame>
        <Empty title={t('noAccess.title')} text={t('noAccess.text')} data-no-access="">
          <form method="post" action={staffEndpoint.signOut}>
            <Button type="submit">{t('noAccess.other')}</Button>
          </form>
        </Empty>
      </StaffFrame>
    );
  }
  const lead = hasNewPassword ? t('signIn.passwordSaved') : t(isAgain ? 'signIn.again' : 'signIn.lead');
  return (
    <StaffFrame>
      <div className="mx-auto w-full max-w-[26rem] py-6 md:py-12">
        <h1 className="mb-3">{t('signIn.title')}</h1>
        <p className="mb-8 text-muted">{lead}</p>
        {status === 'unavailable' && <p className="mb-6 text-ember">{t('unavailable.text')}</p>}
        <noscript>
          <p className="mb-6 text-ember">{t('signIn.scripts')}</p>
        </noscript>
        <NextIntlClientProvider messages={{ account, staff: { signIn: staff.signIn } }}>
          <SignInForm next={next} />
        </NextIntlClientProvider>
      </div>
    </StaffFrame>
  );
}
