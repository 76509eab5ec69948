import type { useTranslations } from 'next-intl';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { formatDay, formatIsoDay, formatList } from '@/lib/i18n/format';
import type { DescribeContext } from './describe';
import type { KnownDish } from './dish-catalogue';
import type { Draft } from './draft';
import { isStartChosen, plannedTimes } from './first-answers';

/** Texts of the namespace `configurator`. */
export type Translate = ReturnType<typeof useTranslations<'configurator'>>;

/** What must be declared in writing at a dish: Regulation (EU) 1169/2011, article 44, and LMZDV for additives. */
export function dishFacts(
  dish: Pick<KnownDish, 'allergens' | 'additives'>,
  { texts, locale, t }: DescribeContext,
): string {
  const allergens = dish.allergens.map((code) => texts.allergens[code]);
  const additives = dish.additives.map((code) => texts.additives[code]);
  return [
    allergens.length > 0 ? t('allergens', { list: formatList(allergens, locale) }) : t('noAllergens'),
    additives.length > 0 ? t('additives', { list: formatList(additives, locale) }) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Begin and end; what nobody has chosen says so. */
export function timeText(draft: Draft, t: Translate): string {
  const { timeEnd } = draft.details;
  const { start: time, end } = plannedTimes(draft);
  const isChosen = isStartChosen(draft);
  if (!isChosen && !timeEnd) return t('described.assumedTimes', { start: time, end });
  const begin = t(isChosen ? 'described.oclock' : 'described.assumed', { time });
  return timeEnd ? t('described.until', { begin, end: timeEnd }) : begin;
}

type Words = Pick<DescribeContext, 'locale' | 't'>;

/** The day of the event, or its first and last; empty while it is open. */
export function dayText(
  { days = 1, details: { date } }: Draft,
  { locale, t }: Words,
  style?: Parameters<typeof formatDay>[2],
): string {
  if (!date) return '';
  const first = formatDay(date, locale, style);
  if (days <= 1) return first;
  const last = formatIsoDay(addDays(toIsoDay(date), days - 1), locale, style);
  return t('described.days', { first, last, count: days });
}

/** Day and times in words, or that they are open. */
export const whenText = (draft: Draft, words: Words): string =>
  `${dayText(draft, words) || words.t('open')}, ${timeText(draft, words.t)}`;
