import type { CateringTypeId, CustomerType, LocationType, Pickup } from '@/content/catering/choices';
import { dishCategories } from '@/content/catering/choices';
import type { ExtraId } from '@/content/catering/extras';
import { type Conflict, findConflicts } from './conflicts';
import { getDish } from './dish-catalogue';
import type { Draft } from './draft';
import { type PlannedEvent, resolveEvent } from './event';
import { plannedPlace } from './first-answers';
import { type PlannedRoom, resolveRoom } from './hire';
import { getLeadTime, type LeadTime } from './lead-time';
import { addOnBreakfast, getPackage, type KnownPackage, mainPackage } from './package-catalogue';
import { countGuests, type PlannedGuests } from './portions';
import { type PlannedMenu, resolveMenu } from './resolve-dishes';
import { type PlannedService, resolveServices } from './resolve-services';
import { getService } from './service-catalogue';
import { type DeliveryZone, getDeliveryZone } from './zone';

export type PlannedDelivery = {
  /** `null` while neither the own location nor a postcode is given. */
  readonly zone: DeliveryZone | null;
  /** Ways of the van over all days. */
  readonly drives: number;
  readonly pickup: Pickup;
  /** Collections of crockery over all days. */
  readonly pickups: number;
};

/** A draft with everything looked up in the catalogue and worked out once; price, advice and description read it. */
export type ResolvedPlan = {
  readonly customerType: CustomerType | null;
  /** What is shown: net to business customers, gross to everybody else, also the undecided (PAngV § 3). */
  readonly basis: 'net' | 'gross';
  readonly event: PlannedEvent;
  readonly guests: PlannedGuests;
  readonly cateringType: CateringTypeId | null;
  readonly main: KnownPackage | null;
  /** Breakfast beside another kind of catering. */
  readonly breakfast: KnownPackage | null;
  readonly menu: PlannedMenu;
  /** Food that comes with the packages. */
  readonly extras: readonly ExtraId[];
  readonly services: readonly PlannedService[];
  /** A room of our own house; `null` elsewhere or while the place is open. */
  readonly room: PlannedRoom | null;
  /** Where to plan; `open` where the visitor says so. */
  readonly place: LocationType;
  readonly delivery: PlannedDelivery;
  readonly leadTime: LeadTime;
  readonly conflicts: readonly Conflict[];
  /** Identifiers in the draft that the catalogue no longer knows. */
  readonly unknown: readonly string[];
  /** A step in per cent wins over an amount in cents. */
  readonly tip: { readonly percent: number; readonly cents: number };
};

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

function resolveDelivery(draft: Draft, days: number): PlannedDelivery {
  const zone = getDeliveryZone(draft);
  const away = zone?.zone !== 0;
  return {
    zone,
    drives: away ? days * Math.max(1, draft.deliveriesPerDay ?? 1) : 0,
    pickup: draft.pickup ?? 'next-day',
    pickups: away && draft.pickup === 'same-day' ? days : 0,
  };
}

/**
 * The plan behind a draft: pure, the same in browser and server, never throws. `now` decides only whether the date is
 * express.
 */
export function resolvePlan(draft: Draft, now: Date): ResolvedPlan {
  const event = resolveEvent(draft);
  const guests = countGuests(draft);
  const main = mainPackage(draft);
  const breakfast = addOnBreakfast(draft);
  const menu = resolveMenu(draft, guests);
  const room = resolveRoom(draft, event);
  const services = resolveServices(draft, event, room);
  const extras = [...new Set([...(main?.extras ?? []), ...(breakfast?.extras ?? [])])];
  return {
    customerType: draft.customerType,
    basis: draft.customerType === 'business' ? 'net' : 'gross',
    event,
    guests,
    cateringType: draft.cateringType,
    main,
    breakfast,
    menu,
    extras,
    services,
    room,
    place: plannedPlace(draft),
    delivery: resolveDelivery(draft, event.days),
    leadTime: getLeadTime(draft, now),
    conflicts: findConflicts(draft, guests, menu, extras, services),
    unknown: unknownItems(draft),
    tip: { percent: draft.tipPercent ?? 0, cents: Math.max(0, draft.details.tip) },
  };
}
