import type { CateringTypeId } from '@/content/catering/choices';
import type { ServiceId } from '@/content/catering/services';
import { mainPackage } from './catalogue';
import type { Draft } from './draft';
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

/** Kinds of catering whose price includes the people who serve. */
const servedTypes: readonly CateringTypeId[] = [
  'flying-buffet',
  'seated-dinner',
  'grill-catering',
  'luxury-catering',
];
/** Packages of other kinds that come with a team beside the buffet. */
const attendedPackages: readonly string[] = ['fin-horizont', 'kal-horizont'];
/** Packages that bring their own standing tables. */
const furnishedPackages: readonly string[] = ['fly-welle', 'fly-horizont'];
const standingTypes: readonly CateringTypeId[] = ['flying-buffet', 'fingerfood-buffet'];
const seatedTypes: readonly CateringTypeId[] = [
  'seated-dinner',
  'luxury-catering',
  'cold-buffet',
  'grill-catering',
];

function teamAdvice(draft: Draft, type: CateringTypeId): ServiceAdvice | null {
  if (servedTypes.includes(type) || attendedPackages.includes(draft.package ?? '')) return null;
  return { reason: wantsBuffetTeam(draft.guests) ? 'largeTeam' : 'team', count: suggestedStaff(draft) };
}

/**
 * Staff, tables and tableware that the number of guests calls for and the chosen package does not bring; nothing
 * before a kind of catering is chosen. The own location has tables and chairs.
 */
export function serviceAdvice(draft: Draft): Readonly<Partial<Record<ServiceId, ServiceAdvice>>> {
  const type = draft.cateringType;
  if (type === null || draft.guests < 1) return {};
  const team = teamAdvice(draft, type);
  const stands = standingTypes.includes(type) && !furnishedPackages.includes(draft.package ?? '');
  const sits = seatedTypes.includes(type) && draft.locationType !== 'venue';
  const bare = mainPackage(draft)?.id === 'fin-ufer' || type === 'breakfast';
  return {
    ...(team && { s01: team }),
    ...(stands && {
      s09: { reason: 'standingTables', count: suggestedStandingTables(draft.guests) } as const,
    }),
    ...(sits && { s08: { reason: 'banquet', count: suggestedBanquetTables(draft.guests) } as const }),
    ...(bare && { s04: { reason: 'tableware', count: draft.guests } as const }),
  };
}
