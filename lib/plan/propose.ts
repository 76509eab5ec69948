import { type CateringTypeId, type DishCategory, dishCategories } from '@/content/catering/choices';
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
import { type Price, pricePlan } from './price';
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

type Candidate = Omit<Proposal, 'level'>;

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

function toCandidate(own: Draft, chosen: KnownPackage, level: ProposalLevel, now: Date): Candidate {
  const draft = composeProposal(own, chosen, level, now);
  const plan = resolvePlan(draft, now);
  return { draft, price: pricePlan(plan), gaps: findGaps(plan, own) };
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

const keyOf = ({ draft }: Candidate) => `${draft.package}:${draft.services.join()}`;

/** Levels that go with a package: the larger it is, the more comes with it; the largest goes with all. */
function levelsOf(chosen: KnownPackage): readonly ProposalLevel[] {
  const ofKind = getPackages(chosen.cateringType);
  const position = ofKind.findIndex(({ id }) => id === chosen.id);
  return position === ofKind.length - 1 ? proposalLevels : proposalLevels.slice(0, position + 1);
}

/** Everything to choose from, cheapest first: all packages of these kinds. */
function listCandidates(own: Draft, start: readonly KnownPackage[], now: Date): readonly Candidate[] {
  const kinds = new Set(start.map(({ cateringType }) => cateringType));
  const known = new Map<string, Candidate>();
  for (const chosen of [...kinds].flatMap((kind) => packagesFor(own, kind))) {
    for (const level of levelsOf(chosen)) {
      const candidate = toCandidate(own, chosen, level, now);
      if (!known.has(keyOf(candidate))) known.set(keyOf(candidate), candidate);
    }
  }
  return [...known.values()].sort((one, other) => costOf(one) - costOf(other));
}

const costOf = ({ price }: Candidate) => price.shownCents;
/** Weighs more than the choice of package. */
const gapCount = ({ gaps }: Candidate) => gaps.length;

/**
 * Up to three complete menus for the visitor's event, from simple to festive: package, dishes, drinks and services, each
 * with its price and with what it does not do; none for an idea of one's own. Pure: the same answers on the same day give
 * the same plans, whichever of them has been taken in between.
 */
export function proposePlans(own: Draft, now: Date): readonly Proposal[] {
  const start = startingPackages(own);
  const wanted = start.map((chosen, index) =>
    toCandidate(own, chosen, proposalLevels[index] ?? 'simple', now),
  );
  const all = listCandidates(own, start, now);
  const fewestGaps = Math.min(...[...wanted, ...all].map(gapCount));
  const taken: Candidate[] = [];
  const isFree = (candidate: Candidate) => !taken.some((one) => keyOf(one) === keyOf(candidate));
  const isOtherPackage = ({ draft }: Candidate) => !taken.some((one) => one.draft.package === draft.package);
  const isGood = (candidate: Candidate) => isFree(candidate) && gapCount(candidate) === fewestGaps;

  for (const target of [...wanted].reverse()) {
    const limit = Math.min(costOf(target), ...taken.map(costOf));
    const below = all.filter((candidate) => isGood(candidate) && costOf(candidate) <= limit);
    const isTarget = isGood(target) && costOf(target) <= limit;
    const found = isTarget ? target : (below.findLast(isOtherPackage) ?? below.at(-1));
    if (found) taken.push(found);
  }
  const others = [...all].sort(
    (one, other) => gapCount(one) - gapCount(other) || costOf(one) - costOf(other),
  );
  while (taken.length < wanted.length) {
    const next = others.find((one) => isFree(one) && isOtherPackage(one)) ?? others.find(isFree);
    if (!next) break;
    taken.push(next);
  }
  return taken
    .sort((one, other) => costOf(one) - costOf(other))
    .map((proposal, index) => ({
      ...proposal,
      level: proposalLevels[index] ?? 'festive',
    }));
}
