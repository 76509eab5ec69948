import { dishCategories } from '@/content/catering/choices';
import { expressBp } from '@/content/catering/rules';
import { toIsoDay } from '@/lib/base/event-day';
import {
  addOnBreakfast,
  chosenDishes,
  chosenServices,
  getDish,
  getPackage,
  getService,
  mainPackage,
} from './catalogue';
import { countDishes } from './counters';
import type { Draft } from './draft';
import { getLeadTime } from './lead-time';
import { type Notice, notice } from './notices';
import { isBelow } from './portions';
import { pricingPackage } from './price-kitchen';
import { getDeliveryZone } from './zone';

/** Identifiers in the draft that the catalogue no longer knows. */
export function unknownItems(draft: Draft): readonly string[] {
  const dishes = dishCategories.flatMap((category) =>
    draft[category].filter((id) => getDish(id)?.category !== category),
  );
  const packages = [draft.package, draft.breakfastPackage].filter(
    (id): id is string => typeof id === 'string' && id !== '' && !getPackage(id),
  );
  return [...dishes, ...draft.services.filter((id) => !getService(id)), ...packages];
}

function groupNotices(draft: Draft): readonly Notice[] {
  const main = mainPackage(draft);
  const beside = addOnBreakfast(draft);
  const small = (minimum: number) => ({ minimum, guests: draft.guests });
  return [
    ...(main && isBelow(draft, main.minimumGuests) && main.priceCents !== null
      ? [notice('smallGroup', small(main.minimumGuests))]
      : []),
    ...(beside && isBelow(draft, beside.minimumGuests)
      ? [notice('breakfastSmallGroup', small(beside.minimumGuests))]
      : []),
    ...chosenServices(draft)
      .filter(({ minimumGuests }) => minimumGuests !== undefined && isBelow(draft, minimumGuests))
      .map(({ id, minimumGuests = 0 }) => notice('serviceMinimum', { service: id, minimum: minimumGuests })),
  ];
}

function dishNotices(draft: Draft): readonly Notice[] {
  const date = draft.details.date;
  const month = date ? Number(toIsoDay(date).slice(5, 7)) : null;
  return dishCategories.flatMap((category) => {
    if (!pricingPackage(draft, category)) return [];
    const { extra, open } = countDishes(draft, category);
    const outOfSeason = chosenDishes(draft, category).filter(
      ({ season }) => season && month !== null && !season.includes(month),
    );
    return [
      ...(extra > 0 && category !== 'breakfastCold'
        ? [notice('extraChoices', { category, count: extra })]
        : []),
      ...(extra > 0 && category === 'breakfastCold'
        ? [notice('breakfastColdOnRequest', { count: extra })]
        : []),
      ...(open > 0 ? [notice('kitchenChooses', { category, count: open })] : []),
      ...outOfSeason.map(({ id }) => notice('outOfSeason', { dish: id })),
    ];
  });
}

function dateNotices(draft: Draft, now: Date): readonly Notice[] {
  if (!draft.details.date) return [notice('dateOpen')];
  const { express, leadDays, earliest } = getLeadTime(draft, now);
  return express ? [notice('express', { leadDays, earliest, percent: expressBp / 100 })] : [];
}

function deliveryNotices(draft: Draft): readonly Notice[] {
  const zone = getDeliveryZone(draft);
  if (!zone) return [notice('deliveryOpen')];
  if (zone.zone === 1) return [notice('deliveryFree')];
  if (zone.zone === 3) return [notice('deliveryEstimated', { km: zone.km })];
  return zone.zone === 4 ? [notice('deliveryOnRequest')] : [];
}

/** Everything worth telling beside the total, in the order of the steps; vouchers and the tip are added by `priceOf`. */
export function priceNotices(draft: Draft, now: Date): readonly Notice[] {
  const main = mainPackage(draft);
  const unknown = unknownItems(draft).length;
  return [
    ...dateNotices(draft, now),
    ...groupNotices(draft),
    ...(main ? [] : [notice('packageOpen')]),
    ...(main?.priceCents === null ? [notice('ideaOnRequest')] : []),
    ...dishNotices(draft),
    ...(unknown > 0 ? [notice('unknownItems', { count: unknown })] : []),
    ...deliveryNotices(draft),
  ];
}
