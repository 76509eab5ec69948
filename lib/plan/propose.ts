import {
  type CateringTypeId,
  cateringTypes,
  type DishCategory,
  dishCategories,
} from '@/content/catering/choices';
import { extraMarks } from '@/content/catering/extra-marks';
import { extras } from '@/content/catering/extras';
import { occasions, type ProposalLevel, proposalLevels } from '@/content/catering/occasions';
import { avoidedAllergens, commonDiets, composeProposal } from './compose-proposal';
import { withoutMenu } from './contact-data';
import { isFreeFrom, meetsDiet } from './dish-filter';
import type { Draft } from './draft';
import { resolveEvent } from './event';
import { askedKind, plannedOccasion } from './first-answers';
import { getPackage, getPackages, type KnownPackage } from './package-catalogue';
import { calculatePrice, type Price, pricePlan } from './price';
import { type ResolvedPlan, resolvePlan } from './resolve';

/** What a proposal does not do, said before somebody finds out; texts stand under `proposals.gaps` in the messages. */
export type ProposalGap =
  /** The menu has too few dishes that keep to the wish; the kitchen finds others for the offer. */
  | { readonly code: 'fewDishes'; readonly category: DishCategory; readonly count: number }
  /** Comes with the package or the drinks and does not keep to the wish. */
  | { readonly code: 'unsuitable'; readonly itemId: string }
  /** The room takes fewer guests in this seating. */
  | { readonly code: 'tooManyGuests'; readonly itemId: string; readonly capacity: number };

export type Proposal = {
  readonly level: ProposalLevel;
  readonly draft: Draft;
  readonly price: Price;
  readonly gaps: readonly ProposalGap[];
};

/** Food and drinks that come with package or services and do not keep to the visitor's answers. */
function unsuitableItems(plan: ResolvedPlan, own: Draft): readonly string[] {
  const groups = avoidedAllergens(own);
  const diets = commonDiets(own);
  const drinks = plan.services.filter(
    ({ service }) => !isFreeFrom({ diet: [], allergens: service.allergens ?? [] }, groups),
  );
  const food = extras.filter(({ id, allergens }) => {
    const extra = { allergens, diet: extraMarks[id] };
    return (
      plan.extras.includes(id) &&
      !(isFreeFrom(extra, groups) && diets.every((diet) => meetsDiet(extra, diet)))
    );
  });
  return [...food.map(({ id }) => id), ...drinks.map(({ service }) => service.id)];
}

function findGaps(plan: ResolvedPlan, own: Draft): readonly ProposalGap[] {
  const { menu, room } = plan;
  return [
    ...dishCategories.flatMap((category): readonly ProposalGap[] =>
      menu[category].open > 0 ? [{ code: 'fewDishes', category, count: menu[category].open }] : [],
    ),
    ...unsuitableItems(plan, own).map((itemId) => ({ code: 'unsuitable', itemId }) as const),
    ...(room && !room.fits
      ? [{ code: 'tooManyGuests', itemId: room.id, capacity: room.capacity } as const]
      : []),
  ];
}

/** Half a day of meetings is none for a whole one. */
function isLongEnough(own: Draft, { cateringType, serviceHours = 0 }: KnownPackage): boolean {
  if (cateringType !== 'conference') return true;
  return resolveEvent({ ...withoutMenu(own), cateringType }).durationHours <= serviceHours;
}

function packagesFor(own: Draft, kind: CateringTypeId): readonly KnownPackage[] {
  const ofKind = getPackages(kind).filter(({ priceCents }) => priceCents !== null);
  const longEnough = ofKind.filter((entry) => isLongEnough(own, entry));
  return longEnough.length > 0 ? longEnough : ofKind.slice(-1);
}

const levelAt = (index: number): ProposalLevel => proposalLevels[index] ?? 'simple';

/** The three packages to begin with; of a kind that was asked for its own, from the smallest to the largest. */
function startingPackages(own: Draft): readonly KnownPackage[] {
  const kind = askedKind(own);
  if (!kind) {
    const { packages } = occasions[plannedOccasion(own)];
    return proposalLevels.flatMap((level) => getPackage(packages[level]) ?? []);
  }
  const ofKind = packagesFor(own, kind);
  return proposalLevels.flatMap((_, index) => ofKind[index] ?? ofKind.at(-1) ?? []);
}

/**
 * Three complete menus for the visitor's event, from simple to festive: package, dishes, drinks and services, each with its
 * price and with what it does not do; none for an idea of one's own. Pure: the same answers on the same day give the same
 * plans, whichever of them has been taken in between.
 */
export function proposePlans(own: Draft, now: Date): readonly Proposal[] {
  return startingPackages(own)
    .map((chosen, index) => {
      const draft = composeProposal(own, chosen, levelAt(index), now);
      const plan = resolvePlan(draft, now);
      return { draft, price: pricePlan(plan), gaps: findGaps(plan, own) };
    })
    .sort((one, other) => one.price.shownCents - other.price.shownCents)
    .map((proposal, index) => ({ ...proposal, level: levelAt(index) }));
}

/**
 * Before there is anything to eat: what the event comes to at least, with the cheapest package of the kind asked for, or of
 * any, and with nothing that can be left out. Whatever is chosen later costs as much or more; `null` for an idea of one's own.
 */
export function leastPrice(own: Draft, now: Date): Price | null {
  const kind = askedKind(own);
  const prices = (kind ? [kind] : cateringTypes)
    .flatMap(getPackages)
    .filter(({ priceCents }) => priceCents !== null)
    .map(({ cateringType, id }) => calculatePrice({ ...withoutMenu(own), cateringType, package: id }, now))
    .sort((one, other) => one.shownCents - other.shownCents);
  return prices[0] ? { ...prices[0], isFrom: true } : null;
}
