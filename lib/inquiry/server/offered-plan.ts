import { toIsoDay } from '@/lib/base/event-day';
import type { OfferContext, OfferedPlan } from '@/lib/offer/describe-offer';
import { linesFromPlan } from '@/lib/offer/offer';
import { readPlanPrice } from '@/lib/offer/plan-price';
import { calculatePrice, type Price } from '@/lib/plan/price';
import { readDraft } from '@/lib/plan/read-draft';

/** Of a stored inquiry. */
type Stored = { readonly payload: unknown; readonly price: unknown; readonly createdAt: Date };

/** The draft as it was sent; one stored by an older version gets today's defaults for what it lacks. */
export const storedDraft = ({ payload }: Pick<Stored, 'payload'>) => readDraft(payload);

/** The price that the visitor was shown; one that cannot be read is calculated as on the day of the inquiry. */
export const storedPlanPrice = (inquiry: Stored): Pick<Price, 'basis' | 'lines'> =>
  readPlanPrice(inquiry.price) ?? calculatePrice(storedDraft(inquiry), inquiry.createdAt);

/** What the visitor had planned, to be compared with an offer in the language of the context. */
export function offeredPlan(inquiry: Stored, context: OfferContext): OfferedPlan {
  const { guests, details } = storedDraft(inquiry);
  return {
    lines: linesFromPlan(storedPlanPrice(inquiry), context),
    guests,
    day: details.date ? toIsoDay(details.date) : null,
  };
}
