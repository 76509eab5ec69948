import type { Metadata } from 'next';
import { Inbox } from '@/components/desk/inbox/inbox';
import { staffPage } from '@/components/desk/staff-page';
import { readInbox } from '@/lib/desk/server/inbox';
import { readPageRequest } from '@/lib/desk/server/page-request';
import { staffTexts } from '@/lib/desk/texts';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await readPageRequest();
  return { title: staffTexts(locale)('inbox.title') };
}

export default async function InboxPage({ searchParams }: Props) {
  const values = await searchParams;
  const search = typeof values.q === 'string' ? values.q : '';
  const isAll = values.alle === '1';
  const now = new Date();
  return staffPage('inbox', async ({ t, locale }) => (
    <Inbox {...{ t, locale, search, isAll, now }} rows={await readInbox(search, isAll, now)} />
  ));
}
