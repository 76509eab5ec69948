import { after } from 'next/server';
import { handleAccept } from '@/lib/inquiry/server/plan-page/accept';
import {
  handleDecline,
  handleQuestion,
  handleRenewLink,
  handleWithdraw,
} from '@/lib/inquiry/server/plan-page/actions';
import type { PlanPageContext } from '@/lib/inquiry/server/plan-page/holder';
import { handleOfferPdf } from '@/lib/inquiry/server/plan-page/offer-pdf';
import { handlePlan } from '@/lib/inquiry/server/plan-page/show-plan';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { env } from '@/lib/server/env';
import { clientAddress } from '@/lib/server/http/client-address';

export const dynamic = 'force-dynamic';

type Handler = (request: Request, context: PlanPageContext) => Promise<Response>;

/** What the holder of an inquiry's link may ask for and do. */
const handlers: ReadonlyMap<string, Handler> = new Map([
  ['plan', handlePlan],
  ['accept', handleAccept],
  ['decline', handleDecline],
  ['question', handleQuestion],
  ['withdraw', handleWithdraw],
  ['renew-link', handleRenewLink],
  ['offer-pdf', handleOfferPdf],
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
