import type { useTranslations } from 'next-intl';
import { buffetTypes, warmers } from '@/content/catering/day-plan';
import { type ServiceId, serviceIds } from '@/content/catering/services';
import { clockTime, type DayMoment, dayShifts, dayTimeline } from '@/lib/plan/day-timeline';
import type { DescribeContext } from '@/lib/plan/describe';
import type { Draft } from '@/lib/plan/draft';
import type { ResolvedPlan } from '@/lib/plan/resolve';
import { isStaff } from '@/lib/plan/service-catalogue';
import type { KitchenCourse } from './kitchen-menu';

export type KitchenWords = ReturnType<typeof useTranslations<'kitchen'>>;

export type KitchenShift = {
  readonly role: string;
  readonly count: number;
  /** `HH:MM` */
  readonly from: string;
  readonly until: string;
};

export type KitchenMoment = {
  /** `HH:MM` */
  readonly time: string;
  /** -1 the day before, 1 the next day. */
  readonly day: number;
  readonly text: string;
};

export type KitchenLoad = { readonly item: string; readonly quantity: number };

/** Who works from when to when. */
export const kitchenStaff = (
  draft: Draft,
  plan: ResolvedPlan,
  { texts }: DescribeContext,
): readonly KitchenShift[] =>
  dayShifts(draft, plan)
    .filter(({ service }) => isStaff(service))
    .map(({ service, count, from, until }) => ({
      role: texts.services[service].name,
      count,
      from: clockTime(from).time,
      until: clockTime(until).time,
    }));

/** What goes on the van, or comes out of the store where the event is in our own house; for one day. */
export function kitchenLoading(
  plan: ResolvedPlan,
  courses: readonly KitchenCourse[],
  { texts }: DescribeContext,
  words: KitchenWords,
): readonly KitchenLoad[] {
  const { guests, main, breakfast, services, room } = plan;
  const brings = new Set([
    ...(main?.brings ?? []),
    ...(breakfast?.brings ?? []),
    ...(room ? [serviceIds.furniture] : []),
  ]);
  const planned = new Map(services.map((entry) => [entry.service.id as string, entry]));
  const isNeeded = (id: ServiceId) => brings.has(id) || planned.has(id);
  const isBuffet = main !== null && buffetTypes.includes(main.cateringType);
  const hot = courses.filter(({ id }) => ['hauptspeisen', 'beilagen', 'breakfastWarm'].includes(id));
  const warmerCount =
    isBuffet && main?.cateringType !== 'cold-buffet'
      ? hot
          .flatMap(({ items }) => items)
          .reduce((sum, { portions }) => sum + Math.ceil(portions / warmers.portions), 0)
      : 0;
  const perGuest: readonly ServiceId[] = [serviceIds.glassware, serviceIds.furniture];
  const counted: readonly ServiceId[] = [serviceIds.highTable, serviceIds.decoration, serviceIds.marquee];
  const name = (id: ServiceId) => texts.services[id].name;
  return [
    ...(isNeeded(serviceIds.tableware) ? [{ item: words('item.settings'), quantity: guests.total }] : []),
    ...perGuest.filter(isNeeded).map((id) => ({ item: name(id), quantity: guests.total })),
    ...counted.filter(isNeeded).map((id) => ({ item: name(id), quantity: planned.get(id)?.count ?? 1 })),
    { item: words('item.warmers'), quantity: warmerCount },
    { item: words('item.sockets'), quantity: Math.ceil(warmerCount / warmers.perSocket) },
    {
      item: words('item.cards'),
      quantity: isBuffet ? courses.reduce((sum, { items }) => sum + items.length, 0) : 0,
    },
  ].filter(({ quantity }) => quantity > 0);
}

/** A point of the day in words: what guests notice as the visitor's timeline says it, the rest as the kitchen does. */
function momentText(moment: DayMoment, { texts, t }: DescribeContext, words: KitchenWords): string {
  if (moment.code === 'ends') return t('day.at.ends', { item: texts.services[moment.service].name });
  if (moment.scope === 'guests') return t(`day.at.${moment.code}`);
  return words(`at.${moment.code}`, { minutes: moment.drive ?? 0 });
}

/** The day in order, from loading to the last crate. */
export const kitchenTimeline = (
  draft: Draft,
  plan: ResolvedPlan,
  context: DescribeContext,
  words: KitchenWords,
): readonly KitchenMoment[] =>
  dayTimeline(draft, plan).map((moment) => ({
    ...clockTime(moment.minutes),
    text: momentText(moment, context, words),
  }));
