import { after } from 'next/server';
import { handleContact } from '@/lib/contact/server/handler';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { env } from '@/lib/server/env';
import { clientAddress } from '@/lib/server/http/client-address';
import { getSender } from '@/lib/server/session/owner';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  const { userId, apply } = await getSender(request);
  const response = await handleContact(request, {
    now: new Date(),
    address: clientAddress(request.headers, env().TRUSTED_PROXIES),
    userId,
    stored: () => after(sweepOutbox),
  });
  return apply(response);
}
