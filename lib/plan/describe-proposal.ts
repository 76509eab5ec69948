import { type DishCategory, dishCategories, type LocationType } from '@/content/catering/choices';
import type { CatalogueTexts } from './catalogue-texts';
import type { Draft } from './draft';
import type { PlannedEvent } from './event';
import type { PlannedRoom } from './hire';
import type { Price } from './price';
import type { Proposal, ProposalGap } from './propose';
import { type ResolvedPlan, resolvePlan } from './resolve';
import { isDrink, isStaff } from './service-catalogue';
import { levelServices } from './usual-services';

/** Members of staff, or those that the package brings with it; `count` is `null` for these. */
export type ProposedStaff = {
  readonly id: string;
  readonly count: number | null;
  readonly hours: number | null;
  /** Of these, hours that the package pays. */
  readonly included: number;
};

/** What a proposal holds, as identifiers and numbers; texts are the screen's. */
export type ProposalFacts = {
  readonly dishes: readonly { readonly category: DishCategory; readonly ids: readonly string[] }[];
  readonly dishCount: number;
  /** Food that comes with the package. */
  readonly extras: readonly string[];
  readonly drinks: readonly string[];
  readonly staff: readonly ProposedStaff[];
  readonly event: PlannedEvent;
  readonly place: LocationType;
  /** `null` where we deliver, or while the place is open. */
  readonly room: PlannedRoom | null;
  /** What else the price holds: tableware, decoration, music. */
  readonly others: readonly string[];
  /** What a festive plan for this occasion has and this one has not. */
  readonly missing: readonly string[];
};

function listStaff({ services, main }: ResolvedPlan): readonly ProposedStaff[] {
  const paid = services
    .filter(({ service, reason }) => isStaff(service.id) && reason !== 'included')
    .map(({ service, count, hours, brought }) => ({
      id: service.id,
      count,
      hours,
      included: brought?.hours ?? 0,
    }));
  const brought = (main?.brings ?? [])
    .filter((id) => isStaff(id) && !paid.some((one) => one.id === id))
    .map((id) => ({ id, count: null, hours: main?.serviceHours ?? null, included: 0 }));
  return [...brought, ...paid];
}

function listMissing(draft: Draft, has: ReadonlySet<string>, hasDrinks: boolean): readonly string[] {
  return levelServices(draft, 'festive').filter((id) => !has.has(id) && !(isDrink(id) && hasDrinks));
}

/** What is eaten and drunk, who serves, when and where, and what is not in it. */
export function proposalFacts({ draft }: Pick<Proposal, 'draft'>, now: Date): ProposalFacts {
  const plan = resolvePlan(draft, now);
  const brought = plan.main?.brings ?? [];
  const has = new Set<string>([...brought, ...plan.services.map(({ service }) => service.id)]);
  const dishes = dishCategories
    .map((category) => ({ category, ids: plan.menu[category].dishes.map(({ dish }) => dish.id) }))
    .filter(({ ids }) => ids.length > 0);
  const drinks = [...has].filter(isDrink).sort();
  return {
    dishes,
    dishCount: dishes.reduce((sum, { ids }) => sum + ids.length, 0),
    extras: plan.extras,
    drinks,
    staff: listStaff(plan),
    event: plan.event,
    place: plan.place,
    room: plan.room,
    others: [...has].filter((id) => !isDrink(id) && !isStaff(id)).sort(),
    missing: listMissing(draft, has, drinks.length > 0),
  };
}

/** Notices about money that is not in a proposal's total yet, or may change it. */
const openCosts: readonly Price['notices'][number]['code'][] = [
  'hireOpen',
  'deliveryOpen',
  'deliveryOnRequest',
  'deliveryEstimated',
  'placeOpen',
  'smallGroup',
  'express',
];

/** What the visitor has to know about the total of a proposal. */
export const openCostsOf = ({ notices }: Price): Price['notices'] =>
  notices.filter(({ code }) => openCosts.includes(code));

type GapTexts = {
  /** Of the namespace `proposals.gaps`, with its arguments. */
  readonly t: (
    code: ProposalGap['code'],
    values: { category: string; count: number; item: string; capacity: number },
  ) => string;
  readonly category: (category: DishCategory) => string;
  readonly items: CatalogueTexts['items'];
};

/** What a proposal does not do, in a language. */
export function gapText(gap: ProposalGap, { t, category, items }: GapTexts): string {
  return t(gap.code, {
    category: gap.code === 'fewDishes' ? category(gap.category) : '',
    count: gap.code === 'fewDishes' ? gap.count : 0,
    item: gap.code === 'fewDishes' ? '' : (items[gap.itemId] ?? gap.itemId),
    capacity: gap.code === 'tooManyGuests' ? gap.capacity : 0,
  });
}
