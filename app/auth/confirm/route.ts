import { after } from 'next/server';
import { handleConfirm, handleConfirmPage } from '@/lib/account/server/confirm';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { env } from '@/lib/server/env';
import { clientAddress } from '@/lib/server/http/client-address';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return handleConfirmPage(request);
}

export function POST(request: Request): Promise<Response> {
  after(sweepOutbox);
  return handleConfirm(request, clientAddress(request.headers, env().TRUSTED_PROXIES));
}
