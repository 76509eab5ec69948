import { after } from 'next/server';
import { handleAgree, handleNo, handleWrite } from '@/lib/inquiry/server/plan-page/actions';
import { handlePdf } from '@/lib/inquiry/server/plan-page/answer-pdf';
import type { PlanPageContext } from '@/lib/inquiry/server/plan-page/holder';
import { handlePlan } from '@/lib/inquiry/server/plan-page/show-plan';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { env } from '@/lib/server/env';
import { clientAddress } from '@/lib/server/http/client-address';

export const dynamic = 'force-dynamic';

type Handler = (request: Request, context: PlanPageContext) => Promise<Response>;

/** What the holder of an inquiry's link may ask for and do. */
const handlers: ReadonlyMap<string, Handler> = new Map([
  ['plan', handlePlan],
  ['agree', handleAgree],
  ['no', handleNo],
  ['write', handleWrite],
  ['pdf', handlePdf],
]);

type Context = { params: Promise<{ action: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const handle = handlers.get((await params).action);
  if (!handle) return new Response(null, { status: 404 });
  return handle(request, {
    now: new Date(),
    address: clientAddress(request.headers, env().TRUSTED_PROXIES),
    stored: () => after(sweepOutbox),
  });
}
