import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MessageView } from '@/components/desk/message-view';
import { staffPage } from '@/components/desk/staff-page';
import { readContact } from '@/lib/mail/stored-contact';

type Props = { params: Promise<{ reference: string }> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: (await params).reference,
});

export default async function MessagePage({ params }: Props) {
  const { reference } = await params;
  return staffPage('inbox', async () => {
    const message = (await readContact('reference', reference)) ?? notFound();
    return <MessageView message={message} now={new Date()} />;
  });
}
