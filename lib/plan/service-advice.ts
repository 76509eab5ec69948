import type { CateringTypeId } from '@/content/catering/choices';
import { type ServiceId, serviceIds } from '@/content/catering/services';
import type { ResolvedPlan } from './resolve';
import {
  suggestedBanquetTables,
  suggestedStaff,
  suggestedStandingTables,
  wantsBuffetTeam,
} from './suggestions';

/** Why a service is advised; texts stand under `configurator.advice.service`, `count` fills them. */
export type ServiceAdvice = {
  readonly reason: 'team' | 'largeTeam' | 'standingTables' | 'banquet' | 'tableware';
  readonly count: number;
};

const standingTypes: readonly CateringTypeId[] = ['flying-buffet', 'fingerfood-buffet'];
const seatedTypes: readonly CateringTypeId[] = [
  'seated-dinner',
  'luxury-catering',
  'cold-buffet',
  'warm-buffet',
  'grill-catering',
];

/**
 * Staff, tables and tableware that the number of guests calls for and the package does not bring; nothing before a kind
 * of catering is chosen. A room of ours has tables and chairs.
 */
export function serviceAdvice(plan: ResolvedPlan): Readonly<Partial<Record<ServiceId, ServiceAdvice>>> {
  const { cateringType: type, main, room } = plan;
  const guests = plan.guests.total;
  if (type === null || guests < 1) return {};
  const lacks = (id: ServiceId) => !main?.brings.includes(id);
  const isServed = type === 'flying-buffet' || type === 'seated-dinner' || type === 'grill-catering';
  const needsTeam = main
    ? lacks(serviceIds.waitingStaff) && lacks(serviceIds.chef)
    : !isServed && type !== 'luxury-catering';
  // In our house it is due and stands in the price.
  const needsTableware =
    !room && (main ? main.included !== null && lacks(serviceIds.tableware) : type === 'breakfast');
  const team: ServiceAdvice = {
    reason: wantsBuffetTeam(guests) ? 'largeTeam' : 'team',
    count: suggestedStaff(main ?? { cateringType: type }, guests),
  };
  const stands: ServiceAdvice = { reason: 'standingTables', count: suggestedStandingTables(guests) };
  const sits: ServiceAdvice = { reason: 'banquet', count: suggestedBanquetTables(guests) };
  const tableware: ServiceAdvice = { reason: 'tableware', count: guests };
  return {
    ...(needsTeam && { [serviceIds.waitingStaff]: team }),
    ...(standingTypes.includes(type) && lacks(serviceIds.highTable) && { [serviceIds.highTable]: stands }),
    ...(seatedTypes.includes(type) && !room && { [serviceIds.furniture]: sits }),
    ...(needsTableware && { [serviceIds.tableware]: tableware }),
  };
}
