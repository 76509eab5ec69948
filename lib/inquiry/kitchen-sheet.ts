import { eventDay } from '@/lib/base/event-day';
import { formatDay } from '@/lib/i18n/format';
import { type DescribeContext, describePlan, type PlanSection } from '@/lib/plan/describe';
import type { Draft } from '@/lib/plan/draft';
import type { FieldPath } from '@/lib/plan/fields';
import { type ResolvedPlan, resolvePlan } from '@/lib/plan/resolve';
import {
  type KitchenLoad,
  type KitchenMoment,
  type KitchenShift,
  type KitchenWords,
  kitchenLoading,
  kitchenStaff,
  kitchenTimeline,
} from './kitchen-day';
import { type KitchenCourse, type KitchenMatrix, kitchenCourses, kitchenMatrix } from './kitchen-menu';

export type KitchenContext = DescribeContext & { readonly kitchen: KitchenWords };

/** Of an accepted offer (or one under way), what the kitchen has to know. */
export type AgreedOffer = {
  readonly guests: number;
  /** `YYYY-MM-DD`; `null` while it is open. */
  readonly day: string | null;
  readonly lines: readonly {
    readonly source: 'plan' | 'catalogue' | 'free';
    readonly text: string;
    readonly quantity: number;
  }[];
};

/** Everything for kitchen, team and van on one sheet, in the language of the context; what can harm a guest comes first. */
export type KitchenSheet = {
  readonly title: string;
  readonly allergies: {
    readonly title: string;
    /** Guests by allergen, what the visitor wrote, and what does not suit; one sentence where nothing was reported. */
    readonly rows: readonly { readonly term: string; readonly texts: readonly string[] }[];
    readonly isNone: boolean;
  };
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  readonly courses: readonly KitchenCourse[];
  readonly matrix: KitchenMatrix;
  readonly staff: readonly KitchenShift[];
  readonly loading: readonly KitchenLoad[];
  readonly timeline: readonly KitchenMoment[];
  /** Lines of the offer that the plan did not have. */
  readonly agreed: readonly { readonly text: string; readonly quantity: number }[];
  /** Must stand below every list of dishes. */
  readonly traces: string;
};

const values = (sections: readonly PlanSection[], path: FieldPath): string =>
  sections
    .flatMap(({ rows }) => rows)
    .filter(({ fields }) => fields.includes(path))
    .flatMap((row) => row.values.map(({ text }) => text))
    .join(', ');

function whenText({ event }: ResolvedPlan, { kitchen, locale }: KitchenContext): string {
  const [first] = event.isoDays;
  const date = first ? eventDay(first) : null;
  const day = date ? formatDay(date, locale) : kitchen('dayOpen');
  const { start, end, days } = event;
  const when = end ? kitchen('until', { day, start, end }) : kitchen('from', { day, start });
  return days > 1 ? `${when}. ${kitchen('days', { count: days })}` : when;
}

function factsOf(
  sections: readonly PlanSection[],
  plan: ResolvedPlan,
  context: KitchenContext,
): KitchenSheet['facts'] {
  const { kitchen } = context;
  const { total, adults, children, toddlers, omnivorous, vegetarian, vegan } = plan.guests;
  const joined = (...paths: readonly FieldPath[]) =>
    paths
      .map((path) => values(sections, path))
      .filter(Boolean)
      .join(', ');
  return [
    { term: kitchen('when'), text: whenText(plan, context) },
    {
      term: kitchen('where'),
      text: joined(
        'locationType',
        'room',
        'seating',
        'details.delivery_street',
        'standLocation',
        'details.delivery_info',
      ),
    },
    { term: kitchen('guests'), text: kitchen('guestsValue', { total, adults, children, toddlers }) },
    { term: kitchen('diets'), text: kitchen('dietsValue', { omnivorous, vegetarian, vegan }) },
    { term: kitchen('menu'), text: joined('cateringType', 'package', 'breakfastPackage', 'ideaText') },
    { term: kitchen('contact'), text: joined('details.firstName', 'details.company', 'details.phone') },
  ].filter(({ text }) => text !== '');
}

/** The draft as it was agreed: number of guests and day are the offer's. */
const asAgreed = (draft: Draft, offer: AgreedOffer | null): Draft =>
  offer
    ? {
        ...draft,
        guests: offer.guests,
        details: { ...draft.details, date: offer.day ? eventDay(offer.day) : draft.details.date },
      }
    : draft;

/**
 * The kitchen sheet of an inquiry. Quantities are those of one day.
 * @param offer the accepted one, whose guests and day count instead of the plan's.
 */
export function buildKitchenSheet(
  inquiry: { readonly reference: string; readonly draft: Draft; readonly createdAt: Date },
  offer: AgreedOffer | null,
  context: KitchenContext,
): KitchenSheet {
  const { kitchen, texts } = context;
  const draft = asAgreed(inquiry.draft, offer);
  const plan = resolvePlan(draft, inquiry.createdAt);
  const sections = describePlan(draft, plan, context);
  const allergies = sections.find(({ id }) => id === 'allergies')?.rows ?? [];
  const courses = kitchenCourses(plan, { extras: kitchen('extras'), drinks: kitchen('drinks') }, context);
  return {
    title: kitchen('title', { reference: inquiry.reference }),
    allergies: {
      title: kitchen('allergies'),
      rows:
        allergies.length > 0
          ? allergies.map((row) => ({ term: row.label, texts: row.values.map(({ text }) => text) }))
          : [{ term: '', texts: [kitchen('noAllergies')] }],
      isNone: allergies.length === 0,
    },
    facts: factsOf(sections, plan, context),
    courses,
    matrix: kitchenMatrix(courses, context),
    staff: kitchenStaff(draft, plan, context),
    loading: kitchenLoading(plan, courses, context, kitchen),
    timeline: kitchenTimeline(draft, plan, context, kitchen),
    agreed: (offer?.lines ?? [])
      .filter(({ source }) => source !== 'plan')
      .map(({ text, quantity }) => ({ text, quantity })),
    traces: texts.traces,
  };
}
