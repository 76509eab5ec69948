import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignInPage } from '@/components/desk/sign-in-page';
import { readStaffPath } from '@/lib/desk/addresses';
import { findStaff } from '@/lib/desk/server/find-staff';
import { staffTexts } from '@/lib/desk/server/page-request';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await staffTexts())('signIn.title'),
});

export default async function SignIn({ searchParams }: Props) {
  const { next: wanted, again, account } = await searchParams;
  const next = readStaffPath(wanted);
  const { status } = await findStaff();
  if (status === 'staff' && !again) redirect(next);
  return (
    <SignInPage
      status={status}
      next={next}
      isAgain={again !== undefined}
      hasNewPassword={account === 'password-saved'}
    />
  );
}
