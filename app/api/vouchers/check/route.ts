import { env } from '@/lib/server/env';
import { clientAddress } from '@/lib/server/http/client-address';
import { handleVoucher } from '@/lib/voucher/server/handler';

export const dynamic = 'force-dynamic';

export function POST(request: Request): Promise<Response> {
  return handleVoucher(request, clientAddress(request.headers, env().TRUSTED_PROXIES));
}
