import { after } from 'next/server';
import { env } from '@/lib/env';
import { handleInquiry } from '@/lib/inquiry/handler';
import { sweepOutbox } from '@/lib/mail/sweeper';
import { clientAddress } from '@/lib/request/client-address';

export const dynamic = 'force-dynamic';

export function POST(request: Request): Promise<Response> {
  return handleInquiry(request, {
    now: new Date(),
    address: clientAddress(request.headers, env().TRUSTED_PROXIES),
    stored: () => after(sweepOutbox),
  });
}
