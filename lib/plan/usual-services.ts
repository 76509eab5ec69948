import { kindServices, occasions, type ProposalLevel } from '@/content/catering/occasions';
import { type ServiceId, serviceIds } from '@/content/catering/services';
import type { Draft } from './draft';
import { plannedOccasion } from './first-answers';
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
