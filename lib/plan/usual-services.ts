import { kindServices, occasions, type ProposalLevel } from '@/content/catering/occasions';
import { type ServiceId, serviceIds } from '@/content/catering/services';
import type { Draft } from './draft';
import { plannedOccasion } from './first-answers';
import { getPackage, getPackages } from './package-catalogue';
import { calculatePrice, type Price } from './price';
import type { ResolvedPlan } from './resolve';
import { serviceAdvice } from './service-advice';
import { isDrink } from './service-catalogue';

/** What the staff would suggest at a level for a kind of catering, or else for the occasion. */
export const levelServices = (draft: Draft, level: ProposalLevel): readonly ServiceId[] =>
  (kindServices[draft.cateringType ?? 'own-idea'] ?? occasions[plannedOccasion(draft)].services)[level];

/** What usually comes with such an evening, and the price with it. */
export type UsualServices = { readonly ids: readonly ServiceId[]; readonly price: Price };

/** What a plan does without of the middle level, so that both ways to plan an evening come to one; `null` where it lacks nothing. */
export function usualServices(draft: Draft, plan: ResolvedPlan, now: Date): UsualServices | null {
  const { main, services, event } = plan;
  if (!main || main.priceCents === null) return null;
  const { waitingStaff, tableware } = serviceIds;
  const leaves = event.durationHours > (main.serviceHours ?? 0);
  const has = new Set<string>([
    ...main.brings.filter((id) => id !== waitingStaff || !leaves),
    ...services.map(({ service }) => service.id),
  ]);
  const pours = [...has].some(isDrink);
  const advised = serviceAdvice(plan)[tableware] ? [tableware] : [];
  const ids = [...levelServices(draft, 'balanced'), ...advised].filter(
    (id) => !has.has(id) && !(pours && isDrink(id)),
  );
  if (ids.length === 0) return null;
  return { ids, price: calculatePrice({ ...draft, services: [...draft.services, ...ids] }, now) };
}

/** The least that a plan of this kind, or for this occasion, comes to with food; `null` where only an offer can tell. */
export function leastPrice(draft: Draft, now: Date): Price | null {
  const kinds = draft.cateringType
    ? [draft.cateringType]
    : Object.values(occasions[plannedOccasion(draft)].packages).flatMap(
        (id) => getPackage(id)?.cateringType ?? [],
      );
  const prices = [...new Set(kinds)]
    .flatMap(getPackages)
    .filter(({ priceCents }) => priceCents !== null)
    .map(({ cateringType, id }) => calculatePrice({ ...draft, cateringType, package: id }, now));
  const [least] = prices.sort((one, other) => one.shownCents - other.shownCents);
  return least ? { ...least, isFrom: true } : null;
}
