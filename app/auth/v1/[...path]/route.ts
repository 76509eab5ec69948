import { after } from 'next/server';
import { handleAuth } from '@/lib/account/server/auth-mount';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { env } from '@/lib/server/env';
import { clientAddress } from '@/lib/server/http/client-address';

export const dynamic = 'force-dynamic';

type Context = { readonly params: Promise<{ readonly path: readonly string[] }> };

async function answer(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  return handleAuth(request, `/${path.join('/')}`, {
    address: clientAddress(request.headers, env().TRUSTED_PROXIES),
    mailed: () => after(sweepOutbox),
  });
}

export { answer as DELETE, answer as GET, answer as POST, answer as PUT };
