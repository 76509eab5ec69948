import type { CateringTypeId } from '@/content/catering/choices';
import type { CateringPackage } from '@/content/catering/package';
import { guestsPerStaff, portionRules } from '@/content/catering/rules';
import type { Service } from '@/content/catering/services';
import type { Draft } from './draft';
import { mainPackage } from './package-catalogue';

const ratioByType: Readonly<Record<CateringTypeId, number>> = {
  'flying-buffet': guestsPerStaff.flying,
  'seated-dinner': guestsPerStaff.seated,
  'luxury-catering': guestsPerStaff.luxury,
  'fingerfood-buffet': guestsPerStaff.buffet,
  'grill-catering': guestsPerStaff.buffet,
  'cold-buffet': guestsPerStaff.buffet,
  'own-idea': guestsPerStaff.buffet,
  breakfast: guestsPerStaff.buffet,
  'warm-buffet': guestsPerStaff.buffet,
  conference: guestsPerStaff.buffet,
};

const onePer = (guests: number, ratio: number) => Math.max(1, Math.ceil(guests / ratio));

/** Members of the service team for a package (or a kind of catering) and a number of guests; at least one. */
export function suggestedStaff(
  chosen: Pick<CateringPackage, 'cateringType' | 'guestsPerStaff'>,
  guests: number,
): number {
  return onePer(guests, chosen.guestsPerStaff ?? ratioByType[chosen.cateringType]);
}

export const suggestedStandingTables = (guests: number): number =>
  onePer(guests, portionRules.guestsPerStandingTable);

export const suggestedBanquetTables = (guests: number): number =>
  onePer(guests, portionRules.guestsPerBanquetTable);

/** Number of staff or pieces to start from; 1 for everything that is counted otherwise. */
export function suggestedCount(service: Service, draft: Draft): number {
  if (service.suggestedPer === 'service-team') {
    const chosen = mainPackage(draft) ?? { cateringType: draft.cateringType ?? 'cold-buffet' };
    return suggestedStaff(chosen, draft.guests);
  }
  return service.suggestedPer ? onePer(draft.guests, service.suggestedPer) : 1;
}

/** How many sorts of finger food a buffet needs to look generous. */
export function suggestedFingerfoodSorts(guests: number): number {
  const { upTo, few, many } = portionRules.fingerfoodSorts;
  return guests <= upTo ? few : many;
}

/** From this size on a buffet wants a team beside it. */
export const wantsBuffetTeam = (guests: number): boolean => guests >= portionRules.buffetTeamAdvisedFrom;
