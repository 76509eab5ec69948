import 'server-only';
import { readPlanPrice } from '@/lib/offer/plan-price';
import type { Draft } from '@/lib/plan/draft';
import { pricePlan } from '@/lib/plan/price';
import { parseDraft } from '@/lib/plan/read-draft';
import { type ResolvedPlan, resolvePlan } from '@/lib/plan/resolve';
import { type StoredPrice, storedPriceSchema } from '../mail/stored-price';
import type { PlanRow } from './plan-row';

export type StoredPlan = {
  readonly draft: Draft;
  readonly plan: ResolvedPlan;
  /** As it was stored and shown. */
  readonly price: StoredPrice;
  /** The same as positions, for comparing an offer with them. */
  readonly positions: Parameters<typeof import('@/lib/offer/offer').linesFromPlan>[0];
};

/** The plan of an inquiry as on the day it was sent. */
export function readStoredPlan({ payload, price: stored, created_at }: PlanRow): StoredPlan {
  const { draft } = parseDraft(JSON.stringify(payload));
  const plan = resolvePlan(draft, created_at);
  return {
    draft,
    plan,
    price: storedPriceSchema.parse(stored),
    positions: readPlanPrice(stored) ?? pricePlan(plan),
  };
}
