import type { Metadata } from 'next';
import { Inbox } from '@/components/desk/inbox/inbox';
import { staffPage } from '@/components/desk/staff-page';
import { readInbox } from '@/lib/desk/server/inbox';
import { staffTexts } from '@/lib/desk/server/page-request';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await staffTexts())('inbox.title'),
});

export default async function InboxPage({ searchParams }: Props) {
  const { q, alle } = await searchParams;
  const search = typeof q === 'string' ? q : '';
  const isAll = alle === '1';
  const now = new Date();
  return staffPage('inbox', async () => (
    <Inbox {...{ search, isAll, now }} rows={await readInbox(search, isAll, now)} />
  ));
}
