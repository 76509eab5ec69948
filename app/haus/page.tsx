import type { Metadata } from 'next';
import { Inbox } from '@/components/staff/inbox/inbox';
import { staffPage } from '@/components/staff/staff-page';
import { inboxFilters, readInbox } from '@/lib/staff/server/inbox';
import { readPageRequest } from '@/lib/staff/server/page-request';
import { staffTexts } from '@/lib/staff/texts';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await readPageRequest();
  return { title: staffTexts(locale)('inbox.title') };
}

export default async function InboxPage({ searchParams }: Props) {
  const values = await searchParams;
  const search = typeof values.q === 'string' ? values.q : '';
  const filter = inboxFilters.find((name) => name === values.state) ?? null;
  const page = Math.min(1_000, Math.max(1, Math.trunc(Number(values.page)) || 1));
  const query = { search, filter, isMine: values.mine === '1', page };
  return staffPage('inbox', async ({ t, locale, client }) => (
    <Inbox t={t} locale={locale} query={query} page={await readInbox(client, query)} now={new Date()} />
  ));
}
