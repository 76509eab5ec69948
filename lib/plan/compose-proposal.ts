import { type AllergenGroup, allergenGroups } from '@/content/catering/allergens';
import { dishCategories } from '@/content/catering/choices';
import type { ProposalLevel } from '@/content/catering/occasions';
import { serviceIds } from '@/content/catering/services';
import { chooseDishes } from './choose-dishes';
import { withoutMenu } from './contact-data';
import type { DietFilter } from './dish-filter';
import type { Draft } from './draft';
import { askedKind } from './first-answers';
import type { KnownPackage } from './package-catalogue';
import { resolvePlan } from './resolve';
import { serviceAdvice } from './service-advice';
import { levelServices } from './usual-services';

/** From this size on a bar is worth its bartender. */
const minBarGuests = 40;

/** What no dish may contain. */
export const avoidedAllergens = ({ allergies = {} }: Draft): readonly AllergenGroup[] =>
  allergenGroups.filter((group) => (allergies[group] ?? 0) > 0);

/** What every dish keeps to: a diet that all guests keep to. */
export function commonDiets({ guests, veganGuests = 0, vegetarianGuests = 0 }: Draft): readonly DietFilter[] {
  if (veganGuests >= guests) return ['vegan'];
  return veganGuests + vegetarianGuests >= guests ? ['vegetarisch'] : [];
}

/** Dishes for every place of the package. */
function withDishes(draft: Draft, chosen: KnownPackage): Draft {
  const { date } = draft.details;
  const rules = {
    type: chosen.cateringType,
    diets: commonDiets(draft),
    without: avoidedAllergens(draft),
    month: date ? date.getUTCMonth() + 1 : null,
    hasVegans: (draft.veganGuests ?? 0) > 0,
    hasVegetarians: (draft.vegetarianGuests ?? 0) > 0,
  };
  const lists = dishCategories.map((category) => [
    category,
    chooseDishes(category, chosen.included?.[category] ?? 0, rules),
  ]);
  return { ...draft, ...Object.fromEntries(lists) };
}

/** The services of a level, without those that the package brings for the whole time, and plates where there are none. */
function withServices(draft: Draft, chosen: KnownPackage, level: ProposalLevel, now: Date): Draft {
  const plan = resolvePlan(draft, now);
  const advised = serviceAdvice(plan);
  const staysLonger = plan.event.durationHours > (chosen.serviceHours ?? 0);
  const ids = new Set(levelServices(draft, level));
  const { waitingStaff, tableware, bartender, cocktailBar } = serviceIds;
  if (advised[waitingStaff]?.reason === 'largeTeam') ids.add(waitingStaff);
  if (advised[tableware]) ids.add(tableware);
  if (draft.guests < minBarGuests) for (const id of [bartender, cocktailBar]) ids.delete(id);
  for (const id of chosen.brings) if (id !== waitingStaff || !staysLonger) ids.delete(id);
  const needsTent = plan.room?.options[0]?.kind === 'tent';
  if (needsTent) ids.add(serviceIds.marquee);
  return { ...draft, services: [...ids].sort() };
}

/** The visitor's event with a complete menu: a package at a level with dishes, drinks and services. */
export function composeProposal(own: Draft, chosen: KnownPackage, level: ProposalLevel, now: Date): Draft {
  const draft: Draft = {
    ...withoutMenu(own),
    cateringType: chosen.cateringType,
    package: chosen.id,
    ...(askedKind(own) === null && { typeProposed: true }),
  };
  return withServices(withDishes(draft, chosen), chosen, level, now);
}
