import { handleConfirm, handleConfirmPage } from '@/lib/account/confirm';
import { env } from '@/lib/env';
import { clientAddress } from '@/lib/request/client-address';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  return handleConfirmPage(request);
}

export function POST(request: Request): Promise<Response> {
  return handleConfirm(request, clientAddress(request.headers, env().TRUSTED_PROXIES));
}
