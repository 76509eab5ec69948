import { after } from 'next/server';
import { handleConfirm, handleConfirmPage } from '@/lib/account/confirm';
import { env } from '@/lib/env';
import { sweepOutbox } from '@/lib/mail/sweeper';
import { clientAddress } from '@/lib/request/client-address';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  return handleConfirmPage(request);
}

export function POST(request: Request): Promise<Response> {
  after(sweepOutbox);
  return handleConfirm(request, clientAddress(request.headers, env().TRUSTED_PROXIES));
}
