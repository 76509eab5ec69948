import { type AllergenGroup, allergenGroups } from '@/content/catering/allergens';
import {
  type CateringTypeId,
  type CustomerType,
  dishCategories,
  type EventType,
  eventTypes,
  type LocationType,
} from '@/content/catering/choices';
import { occasions, type ProposalLevel } from '@/content/catering/occasions';
import { serviceIds } from '@/content/catering/services';
import { usualEvents } from '@/content/catering/usual-events';
import { eventDay } from '@/lib/base/event-day';
import { chooseDishes } from './choose-dishes';
import type { DietFilter } from './dish-filter';
import { type Allergies, type Draft, defaultDraft } from './draft';
import type { KnownPackage } from './package-catalogue';
import { resolvePlan } from './resolve';
import { serviceAdvice } from './service-advice';
import { eventHours, quarterHours, toMinutes } from './times';

/** What somebody wants before anything is chosen. */
export type Wish = {
  readonly occasion: EventType;
  readonly guests: number;
  /** Counts for the occasion `other` alone; others say themselves who asks. */
  readonly customerType?: CustomerType | undefined;
  /** `YYYY-MM-DD`; absent while it is open. */
  readonly day?: string | undefined;
  /** `HH:MM` in steps of 15 minutes. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** Absent: the kinds that suit the occasion. */
  readonly cateringType?: CateringTypeId | undefined;
  readonly place?: LocationType | undefined;
  /** German postcode of the place, where it is not our own. */
  readonly postcode?: string | undefined;
  /** Every dish keeps to these. */
  readonly diets?: readonly DietFilter[] | undefined;
  /** No dish contains these by recipe. */
  readonly without?: readonly AllergenGroup[] | undefined;
  readonly veganGuests?: number | undefined;
  readonly vegetarianGuests?: number | undefined;
  /** Of the guests. */
  readonly childrenUnder6?: number | undefined;
  readonly children611?: number | undefined;
  /** Consecutive days from `day`. */
  readonly days?: number | undefined;
  /** Guests by allergen; no dish contains one of these either. */
  readonly allergies?: Allergies | undefined;
};

/** From this size on a bar is worth its bartender. */
const minBarGuests = 40;

/** What is left of an occasion's usual time in a simple plan. */
const simpleShare = 0.7;

/** Who asks, as far as the occasion says so. */
function customerOf({ occasion, customerType }: Wish): CustomerType {
  const isBusiness = eventTypes.business.some((type) => type === occasion);
  const isPrivate = eventTypes.private.some((type) => type === occasion);
  if (isBusiness && isPrivate) return customerType ?? 'private';
  return isBusiness ? 'business' : 'private';
}

/** What no dish may contain. */
export const avoidedAllergens = ({ without = [], allergies = {} }: Wish): readonly AllergenGroup[] =>
  allergenGroups.filter((group) => without.includes(group) || (allergies[group] ?? 0) > 0);

/** Begin plus whole hours, as `HH:MM`. */
function timeAfter(start: string, hours: number): string {
  const minutes = ((toMinutes(start) ?? 0) + hours * 60) % (24 * 60);
  return quarterHours.find((time) => toMinutes(time) === minutes) ?? start;
}

/** Times of the occasion, a little shorter in a simple plan; a day of meetings is as long as its package. */
function timesOf({ occasion, start, end }: Wish, chosen: KnownPackage, level: ProposalLevel) {
  const usual = usualEvents[occasion];
  const time = start ?? usual.start;
  if (end && end !== time) return { time, timeEnd: end };
  const hours = eventHours(usual.start, usual.end) ?? 0;
  const team = chosen.serviceHours ?? 0;
  const ofLevel =
    level === 'simple' ? Math.min(hours, Math.max(team, Math.ceil(hours * simpleShare))) : hours;
  return { time, timeEnd: timeAfter(time, chosen.cateringType === 'conference' ? team : ofLevel) };
}

function placeOf({ place, postcode, occasion }: Wish, customerType: CustomerType): LocationType {
  if (place) return place;
  if (postcode) return customerType === 'business' ? 'company' : 'home';
  return usualEvents[occasion].place;
}

/** Guests by diet; a diet that everybody keeps to counts for all. */
function dietGuests({ guests, diets = [], veganGuests, vegetarianGuests }: Wish): Partial<Draft> {
  if (diets.includes('vegan')) return { veganGuests: guests };
  const vegan = Math.min(guests, veganGuests ?? 0);
  const vegetarian = diets.includes('vegetarisch') ? guests - vegan : (vegetarianGuests ?? 0);
  return {
    ...(vegan > 0 && { veganGuests: vegan }),
    ...(vegetarian > 0 && { vegetarianGuests: Math.min(guests - vegan, vegetarian) }),
  };
}

/** Dishes for every place of the package. */
function withDishes(draft: Draft, wish: Wish, chosen: KnownPackage): Draft {
  const rules = {
    type: chosen.cateringType,
    diets: wish.diets ?? [],
    without: avoidedAllergens(wish),
    month: draft.details.date ? draft.details.date.getUTCMonth() + 1 : null,
    hasVegans: (draft.veganGuests ?? 0) > 0,
  };
  const lists = dishCategories.map((category) => [
    category,
    chooseDishes(category, chosen.included?.[category] ?? 0, rules),
  ]);
  return { ...draft, ...Object.fromEntries(lists) };
}

/** The services of a level, without those that the package brings for the whole time, and plates where there are none. */
function withServices(
  draft: Draft,
  { occasion, guests }: Wish,
  chosen: KnownPackage,
  level: ProposalLevel,
  now: Date,
): Draft {
  const plan = resolvePlan(draft, now);
  const advised = serviceAdvice(plan);
  const staysLonger = plan.event.durationHours > (chosen.serviceHours ?? 0);
  const ids = new Set(occasions[occasion].services[level]);
  const { waitingStaff, tableware, cleaning, bartender, cocktailBar } = serviceIds;
  if (advised[waitingStaff]?.reason === 'largeTeam') ids.add(waitingStaff);
  if (advised[tableware]) ids.add(tableware);
  if (!plan.room) ids.delete(cleaning);
  if (guests < minBarGuests) for (const id of [bartender, cocktailBar]) ids.delete(id);
  for (const id of chosen.brings) if (id !== waitingStaff || !staysLonger) ids.delete(id);
  return { ...draft, services: [...ids].sort() };
}

/** Another room, the tent beside it or no tables, where the guests do not fit. */
function withRoom(draft: Draft, now: Date): Draft {
  const [option] = resolvePlan(draft, now).room?.options ?? [];
  if (!option) return draft;
  if (option.kind === 'tent')
    return { ...draft, services: [...new Set([...draft.services, serviceIds.marquee])].sort() };
  return option.kind === 'room' ? { ...draft, room: option.room } : { ...draft, seating: 'standing' };
}

/** A complete plan with a package at a level: dishes, drinks, services, hours and room. */
export function composeProposal(wish: Wish, chosen: KnownPackage, level: ProposalLevel, now: Date): Draft {
  const blank = defaultDraft();
  const customerType = customerOf(wish);
  const place = placeOf(wish, customerType);
  const { occasion, guests, allergies, day, postcode, childrenUnder6, children611, days } = wish;
  const draft: Draft = {
    ...blank,
    customerType,
    eventType: occasion,
    otherEvent: occasion === 'other',
    guests,
    ...(childrenUnder6 !== undefined && { childrenUnder6 }),
    ...(children611 !== undefined && { children611 }),
    ...(days !== undefined && { days }),
    ...dietGuests(wish),
    ...(allergies && { allergies }),
    timeChosen: true,
    locationType: place,
    cateringType: chosen.cateringType,
    package: chosen.id,
    details: {
      ...blank.details,
      ...timesOf(wish, chosen, level),
      date: day ? eventDay(day) : null,
      ...(place !== 'venue' && postcode && { delivery_zip: postcode }),
    },
  };
  return withRoom(withServices(withDishes(draft, wish, chosen), wish, chosen, level, now), now);
}
