import {
  type AdditiveCode,
  type AllergenCode,
  additiveCodes,
  allergenCodes,
} from '@/content/catering/allergens';
import { dishCategories } from '@/content/catering/choices';
import { extras } from '@/content/catering/extras';
import { site } from '@/content/site';
import { formatList } from '@/lib/i18n/format';
import type { DescribeContext } from './describe';
import { describePrice, lineName, type PlanPrice, type ShownPrice } from './describe-price';
import { dayText, timeText } from './describe-texts';
import type { Draft } from './draft';
import type { ResolvedPlan } from './resolve';
import { eachOf, totalText } from './total-text';

/** Something to eat or drink. `marks` are the numerals of what it contains, `contains` the same in words. */
export type CardLine = {
  readonly name: string;
  readonly marks: readonly number[];
  readonly contains: string;
};

export type CardCourse = {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly CardLine[];
  /** What the kitchen still has to choose, in words; empty when nothing is open. */
  readonly open: string;
};

/**
 * A plan as the house's menu card: names, occasion and day above, the courses line by line, the price on its back. One
 * model for the configurator, a shared link, the status page, paper and PDF; every text in the reader's language.
 */
export type MenuCard = {
  readonly title: string;
  /** Who invites; empty while unknown, and on a card that is passed on. */
  readonly host: string;
  /** Day, guests, style. */
  readonly facts: readonly string[];
  readonly courses: readonly CardCourse[];
  /** The visitor's own idea of the meal, as typed; empty for every other kind. */
  readonly idea: string;
  /** The numerals of all lines, explained. */
  readonly legend: readonly { readonly mark: number; readonly text: string }[];
  readonly traces: string;
  readonly price: PlanPrice | null;
  /** What is shown as the total; `null` while there is no amount. */
  readonly totalCents: number | null;
  readonly perGuest: string;
  readonly labels: Readonly<Record<CardLabel, string>>;
};

type CardLabel =
  | 'card'
  | 'empty'
  | 'noPrice'
  | 'legend'
  | 'legendTitle'
  | 'toPrice'
  | 'toMenu'
  | 'back'
  | 'tagline';

type Content = {
  readonly draft: Draft;
  readonly plan: ResolvedPlan;
  /** As it was shown or stored; `null` while nothing has a price. */
  readonly price: ShownPrice | null;
  /** Before there is anything to eat: what it comes to at least. */
  readonly least?: ShownPrice | null;
  /** False for a card that is passed on: who asks stays out. */
  readonly personal: boolean;
  /** Of an answer of the house. */
  readonly isAnswer?: boolean;
};

type Declared = {
  readonly allergens?: readonly AllergenCode[];
  readonly additives?: readonly AdditiveCode[];
};

type Mark = AllergenCode | AdditiveCode;

const marksOf = ({ allergens = [], additives = [] }: Declared): readonly Mark[] => [
  ...allergens,
  ...additives,
];

type Item = { readonly name: string; readonly contains: readonly Mark[] };
type ItemCourse = Omit<CardCourse, 'lines'> & { readonly items: readonly Item[] };

/** Courses in the order in which they are served, then what comes with the packages, then drinks. */
function collectCourses({ menu, extras: brought, services }: ResolvedPlan, context: DescribeContext) {
  const { texts, t } = context;
  const chosen = dishCategories.map((category): ItemCourse => {
    const { dishes, open, pricedBy } = menu[category];
    return {
      id: category,
      title: t(`categories.${category}`),
      items: dishes.map(({ dish }) => ({ name: texts.dishes[dish.id], contains: marksOf(dish) })),
      open: pricedBy && open > 0 ? t('card.kitchen', { open }) : '',
    };
  });
  const others: readonly ItemCourse[] = [
    {
      id: 'extras',
      title: t('card.extras'),
      items: extras
        .filter(({ id }) => brought.includes(id))
        .map((extra) => ({ name: texts.items[extra.id] ?? extra.id, contains: marksOf(extra) })),
      open: '',
    },
    {
      id: 'drinks',
      title: t('card.drinks'),
      items: services
        .filter(({ service }) => service.consumed)
        .map(({ service }) => ({ name: texts.services[service.id].name, contains: marksOf(service) })),
      open: '',
    },
  ];
  return [...chosen, ...others].filter(({ items, open }) => items.length > 0 || open !== '');
}

const allMarks: readonly Mark[] = [...allergenCodes, ...additiveCodes];

function markText(mark: Mark, { texts }: DescribeContext): string {
  return typeof mark === 'number' ? texts.additives[mark] : texts.allergens[mark];
}

/** The occasion; without one the style, and before that a plan. */
function titleOf(
  { otherEvent, otherEventText, eventType, cateringType }: Draft,
  context: DescribeContext,
): string {
  const { texts, t } = context;
  if (otherEvent && otherEventText.trim() !== '') return otherEventText;
  if (eventType) return texts.eventTypes[eventType];
  return cateringType ? texts.types[cateringType].name : t('summary.title');
}

function factsOf(draft: Draft, title: string, { texts, t, locale }: DescribeContext): readonly string[] {
  const day = dayText(draft, { t, locale });
  const type = draft.cateringType ? texts.types[draft.cateringType].name : '';
  return [
    day || t('card.noDate'),
    day || draft.timeChosen ? timeText(draft, t) : '',
    [t('review.people', { guests: draft.guests }), type === title ? '' : type].filter(Boolean).join(' · '),
  ].filter(Boolean);
}

const hostOf = ({ customerType, details: { firstName, lastName, company } }: Draft): string =>
  (customerType === 'business' && company.trim()) || `${firstName} ${lastName}`.trim();

/** What it comes to at least, and what that counts. */
function leastText(least: ShownPrice, context: DescribeContext): string {
  const others = least.lines.filter(({ kind }) => kind !== 'package').map((line) => lineName(line, context));
  return context.t('summary.least', {
    price: totalText(least, context),
    others: [...new Set(others)].map((name) => `, ${name}`).join(''),
  });
}

/** Sets the card of a plan. Pure; the same in browser and server. */
export function buildMenuCard(
  { draft, plan, price, least, personal, isAnswer }: Content,
  context: DescribeContext,
): MenuCard {
  const { t, texts, locale } = context;
  const courses = collectCourses(plan, context);
  const used = new Set(courses.flatMap(({ items }) => items.flatMap(({ contains }) => contains)));
  const numbered = new Map(allMarks.filter((mark) => used.has(mark)).map((mark, index) => [mark, index + 1]));
  const described = price && describePrice(price, context, { isAnswer: isAnswer ?? false });
  const total =
    price && described?.basis ? (price.basis === 'net' ? price.netCents : price.grossCents) : null;
  const title = titleOf(draft, context);
  return {
    title,
    host: personal ? hostOf(draft) : '',
    facts: factsOf(draft, title, context),
    courses: courses.map(({ id, title: name, items, open }) => ({
      id,
      title: name,
      open,
      lines: items.map((item) => ({
        name: item.name,
        marks: item.contains.map((mark) => numbered.get(mark) ?? 0).sort((one, other) => one - other),
        contains: formatList(
          item.contains.map((mark) => markText(mark, context)),
          locale,
        ),
      })),
    })),
    idea: draft.cateringType === 'own-idea' ? (draft.ideaText ?? '').trim() : '',
    legend: [...numbered].map(([mark, number]) => ({ mark: number, text: markText(mark, context) })),
    traces: texts.traces,
    price: described,
    totalCents: total,
    perGuest:
      price && total !== null && draft.guests > 0
        ? t('summary.perGuest', {
            price: totalText(eachOf(price, draft.guests), context),
            days: plan.event.days,
          })
        : '',
    labels: {
      card: t('card.label', { brand: site.name }),
      empty: t('card.empty'),
      noPrice: least ? leastText(least, context) : t('noPriceYet'),
      legend: t('card.legend'),
      legendTitle: t('card.legendTitle'),
      toPrice: t('card.toPrice'),
      toMenu: t('card.toMenu'),
      back: t('card.back'),
      tagline: t('card.tagline'),
    },
  };
}
