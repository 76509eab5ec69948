import { type DishCategory, dishCategories } from '@/content/catering/choices';
import { extraMarks } from '@/content/catering/extra-marks';
import { extras } from '@/content/catering/extras';
import { occasions, type ProposalLevel, proposalLevels } from '@/content/catering/occasions';
import { grossUnitCents } from '@/content/catering/unit-price';
import {
  avoidedAllergens,
  type ComposedLevel,
  composeProposal,
  smallLevels,
  type Wish,
} from './compose-proposal';
import { isFreeFrom, meetsDiet } from './dish-filter';
import type { Draft } from './draft';
import { getPackage, getPackages, type KnownPackage } from './package-catalogue';
import { type Price, pricePlan } from './price';
import { type ResolvedPlan, resolvePlan } from './resolve';
import { isDrink } from './service-catalogue';

/** What a proposal does not do, said before somebody finds out; texts stand under `proposals.gaps` in the messages. */
export type ProposalGap =
  | { readonly code: 'overBudget'; readonly amountCents: number }
  /** The menu has too few dishes that keep to the wish; the kitchen finds others for the offer. */
  | { readonly code: 'fewDishes'; readonly category: DishCategory; readonly count: number }
  /** Comes with the package or the drinks and does not keep to the wish. */
  | { readonly code: 'unsuitable'; readonly itemId: string }
  /** Drinks would not fit the budget. */
  | { readonly code: 'noDrinks' }
  /** The house takes fewer guests in this seating. */
  | { readonly code: 'tooManyGuests'; readonly capacity: number };

export type Proposal = {
  readonly level: ProposalLevel;
  readonly draft: Draft;
  readonly price: Price;
  /** `null` without a budget. Hire that depends on an open date counts with its highest price. */
  readonly fitsBudget: boolean | null;
  readonly gaps: readonly ProposalGap[];
};

/** Expected cost in cents of the plan's basis, with the highest hire while the date is open. */
type Candidate = Omit<Proposal, 'level'> & { readonly costCents: number };

/** Food and drinks that come with package or services and do not keep to a wish. */
function unsuitableItems(plan: ResolvedPlan, wish: Wish): readonly string[] {
  const groups = avoidedAllergens(wish);
  const { diets = [] } = wish;
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

function findGaps(plan: ResolvedPlan, wish: Wish, overCents: number): readonly ProposalGap[] {
  const { menu, room, services, main } = plan;
  const hasDrinks = services.some(({ service }) => isDrink(service.id)) || main?.brings.some(isDrink);
  return [
    ...(overCents > 0 ? [{ code: 'overBudget', amountCents: overCents } as const] : []),
    ...dishCategories.flatMap((category): readonly ProposalGap[] =>
      menu[category].open > 0 ? [{ code: 'fewDishes', category, count: menu[category].open }] : [],
    ),
    ...unsuitableItems(plan, wish).map((itemId) => ({ code: 'unsuitable', itemId }) as const),
    ...(wish.budgetCents !== undefined && !hasDrinks ? [{ code: 'noDrinks' } as const] : []),
    ...(room && !room.fits ? [{ code: 'tooManyGuests', capacity: room.maxCapacity } as const] : []),
  ];
}

function toCandidate(wish: Wish, chosen: KnownPackage, level: ComposedLevel, now: Date): Candidate {
  const draft = composeProposal(wish, chosen, level, now);
  const plan = resolvePlan(draft, now);
  const price = pricePlan(plan);
  const openHire = plan.room && !plan.room.hire ? plan.room.hireRange.maxCents : 0;
  const costCents =
    price.shownCents + (plan.basis === 'net' ? openHire : grossUnitCents(openHire, 'standard'));
  const overCents = wish.budgetCents === undefined ? 0 : Math.max(0, costCents - wish.budgetCents);
  const fitsBudget = wish.budgetCents === undefined ? null : overCents === 0;
  return { draft, price, costCents, fitsBudget, gaps: findGaps(plan, wish, overCents) };
}

/** The three packages to begin with; of a chosen kind its own, from the smallest to the largest. */
function startingPackages({ occasion, cateringType }: Wish): readonly KnownPackage[] {
  const ofKind = cateringType ? getPackages(cateringType) : [];
  if (ofKind.length > 0) return proposalLevels.flatMap((_, index) => ofKind[index] ?? ofKind.at(-1) ?? []);
  return proposalLevels.flatMap((level) => getPackage(occasions[occasion].packages[level]) ?? []);
}

const keyOf = ({ draft }: Candidate) => `${draft.package}:${draft.services.join()}`;

/** Levels that go with a package: the larger it is, the more comes with it. */
function levelsOf(chosen: KnownPackage, hasBudget: boolean): readonly ComposedLevel[] {
  const position = getPackages(chosen.cateringType).findIndex(({ id }) => id === chosen.id);
  return [...(hasBudget ? smallLevels : []), ...proposalLevels.slice(0, position + 1)];
}

/** Everything to choose from, cheapest first: packages of these kinds, with a budget also of cheaper ones. */
function listCandidates(wish: Wish, start: readonly KnownPackage[], now: Date): readonly Candidate[] {
  const hasBudget = wish.budgetCents !== undefined;
  const cheaper = hasBudget && !wish.cateringType ? occasions[wish.occasion].cheaper : [];
  const kinds = new Set([...start.map(({ cateringType }) => cateringType), ...(cheaper ?? [])]);
  const known = new Map<string, Candidate>();
  for (const chosen of [...kinds].flatMap((kind) => getPackages(kind))) {
    for (const level of levelsOf(chosen, hasBudget)) {
      const candidate = toCandidate(wish, chosen, level, now);
      if (!known.has(keyOf(candidate))) known.set(keyOf(candidate), candidate);
    }
  }
  return [...known.values()].sort((one, other) => one.costCents - other.costCents);
}

/** Gaps in what is eaten or where: they weigh more than the choice of package. */
const seriousGaps = ({ gaps }: Candidate): number =>
  gaps.filter(({ code }) => code !== 'overBudget' && code !== 'noDrinks').length;

/**
 * Up to three complete plans for a wish, from simple to festive: package, dishes, drinks, services, hours and room, each
 * with its price and with what it does not do. Within a budget as far as it goes; what costs more comes last and says by
 * how much. Pure: the same wish on the same day gives the same plans.
 */
export function proposePlans(wish: Wish, now: Date): readonly Proposal[] {
  const start = startingPackages(wish);
  const wanted = start.map((chosen, index) =>
    toCandidate(wish, chosen, proposalLevels[index] ?? 'simple', now),
  );
  const all = listCandidates(wish, start, now);
  const fewestGaps = Math.min(...[...wanted, ...all].map(seriousGaps));
  const taken: Candidate[] = [];
  const isFree = (candidate: Candidate) => !taken.some((one) => keyOf(one) === keyOf(candidate));
  const isOtherPackage = ({ draft }: Candidate) => !taken.some((one) => one.draft.package === draft.package);
  const isGood = (candidate: Candidate) =>
    isFree(candidate) && seriousGaps(candidate) === fewestGaps && candidate.fitsBudget !== false;

  for (const target of [...wanted].reverse()) {
    const limit = Math.min(target.costCents, ...taken.map(({ costCents }) => costCents));
    const fitting = all.filter((candidate) => isGood(candidate) && candidate.costCents <= limit);
    const withDrinks = fitting.filter(({ gaps }) => !gaps.some(({ code }) => code === 'noDrinks'));
    const below = withDrinks.length > 0 ? withDrinks : fitting;
    const isTarget = isGood(target) && target.costCents <= limit;
    const found = isTarget ? target : (below.findLast(isOtherPackage) ?? below.at(-1));
    if (found) taken.push(found);
  }
  const others = [...all].sort(
    (one, other) => seriousGaps(one) - seriousGaps(other) || one.costCents - other.costCents,
  );
  while (taken.length < wanted.length) {
    const next = others.find((one) => isFree(one) && isOtherPackage(one)) ?? others.find(isFree);
    if (!next) break;
    taken.push(next);
  }
  return taken
    .sort((one, other) => one.costCents - other.costCents)
    .map(({ costCents: _, ...proposal }, index) => ({
      ...proposal,
      level: proposalLevels[index] ?? 'festive',
    }));
}
