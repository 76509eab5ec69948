import type { useTranslations } from 'next-intl';
import { formatDay, formatList } from '@/lib/i18n/format';
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

/** Day and times in words, or that they are open. */
export function whenText(draft: Draft, { locale, t }: Pick<DescribeContext, 'locale' | 't'>): string {
  const { date } = draft.details;
  const day = date ? formatDay(date, locale) : t('open');
  return `${day}, ${timeText(draft, t)}`;
}
