import { after } from 'next/server';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { env } from '@/lib/server/env';
import { clientAddress } from '@/lib/server/http/client-address';

export const dynamic = 'force-dynamic';

export function POST(request: Request): Promise<Response> {
  return handleInquiry(request, {
    now: new Date(),
    address: clientAddress(request.headers, env().TRUSTED_PROXIES),
    stored: () => after(sweepOutbox),
  });
}
