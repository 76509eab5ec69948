import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignInPage } from '@/components/staff/sign-in-page';
import { readStaffPath } from '@/lib/staff/addresses';
import { readPageRequest } from '@/lib/staff/server/page-request';
import { findStaff } from '@/lib/staff/server/staff-page';
import { staffTexts } from '@/lib/staff/texts';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await readPageRequest();
  return { title: staffTexts(locale)('signIn.title') };
}

/** After these reports of a mailed link the account has no password yet that its owner chose. */
const wantsPassword = ['new-password', 'choose-password'];

export default async function SignIn({ searchParams }: Props) {
  const { next: wanted, again, account } = await searchParams;
  const next = readStaffPath(wanted);
  const { status } = await findStaff();
  const isNewPassword = typeof account === 'string' && wantsPassword.includes(account);
  if (status === 'staff' && !again && !isNewPassword) redirect(next);
  return (
    <SignInPage
      status={status}
      next={next}
      isAgain={again !== undefined}
      isNewPassword={isNewPassword && status !== 'signed_out'}
    />
  );
}
