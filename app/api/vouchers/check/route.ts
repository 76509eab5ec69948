import { env } from '@/lib/env';
import { clientAddress } from '@/lib/request/client-address';
import { handleVoucher } from '@/lib/voucher/handler';

export const dynamic = 'force-dynamic';

export function POST(request: Request): Promise<Response> {
  return handleVoucher(request, clientAddress(request.headers, env().TRUSTED_PROXIES));
}
