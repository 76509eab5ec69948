import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignInPage } from '@/components/desk/sign-in-page';
import { readStaffPath } from '@/lib/desk/addresses';
import { findStaff } from '@/lib/desk/server/find-staff';
import { readPageRequest } from '@/lib/desk/server/page-request';
import { staffTexts } from '@/lib/desk/texts';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await readPageRequest();
  return { title: staffTexts(locale)('signIn.title') };
}

export default async function SignIn({ searchParams }: Props) {
  const { next: wanted, again, account } = await searchParams;
  const next = readStaffPath(wanted);
  const found = await findStaff();
  if (found.status === 'staff' && !again) redirect(next);
  return (
    <SignInPage
      found={found}
      next={next}
      isAgain={again !== undefined}
      hasNewPassword={account === 'password-saved'}
    />
  );
}
