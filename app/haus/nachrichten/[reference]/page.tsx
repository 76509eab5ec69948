import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MessageView } from '@/components/desk/message-view';
import { staffPage } from '@/components/desk/staff-page';
import { readMessage } from '@/lib/desk/server/message';

type Props = { params: Promise<{ reference: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

export default async function MessagePage({ params }: Props) {
  const { reference } = await params;
  return staffPage('inbox', async ({ t, locale }) => {
    const message = await readMessage(reference);
    if (!message) notFound();
    return <MessageView {...{ t, locale, message }} now={new Date()} />;
  });
}
