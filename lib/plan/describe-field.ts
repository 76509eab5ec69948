import { type AllergenGroup, allergenGroups } from '@/content/catering/allergens';
import type { DishCategory } from '@/content/catering/choices';
import { formatCents } from '@/lib/i18n/format';
import { getDish } from './catalogue';
import { countDishes } from './counters';
import type { DescribeContext, PlanValue } from './describe';
import { dishFacts } from './describe-texts';
import type { Draft } from './draft';
import type { ChoiceTexts, FieldRow } from './field-row';

/** Names of a list's values in one language. */
function choiceText(texts: ChoiceTexts, value: string, { texts: catalogue, t }: DescribeContext): string {
  const inCatalogue: Readonly<Record<string, string | undefined>> =
    texts === 'eventTypes' || texts === 'locationTypes' ? catalogue[texts] : {};
  if (texts === 'types') {
    const types: Readonly<Record<string, { readonly name: string } | undefined>> = catalogue.types;
    return types[value]?.name ?? value;
  }
  if (texts === 'rooms') return catalogue.items[value] ?? value;
  return texts === 'eventTypes' || texts === 'locationTypes'
    ? (inCatalogue[value] ?? value)
    : t(`${texts}.${value}` as Parameters<typeof t>[0]);
}

/** Identifiers that the catalogue no longer knows stay readable. */
function dishValue(id: string, context: DescribeContext): PlanValue {
  const dish = getDish(id);
  return dish ? { text: context.texts.dishes[id] ?? id, note: dishFacts(dish, context) } : { text: id };
}

function dishValues(
  ids: readonly string[],
  category: DishCategory | null,
  draft: Draft,
  context: DescribeContext,
): readonly PlanValue[] {
  const open = category ? countDishes(draft, category).open : 0;
  return [
    ...ids.map((id) => dishValue(id, context)),
    ...(open > 0 ? [{ text: context.t('kitchenChooses', { open }) }] : []),
  ];
}

function countValues(counts: unknown, { texts, t }: DescribeContext): readonly PlanValue[] {
  const known = (counts ?? {}) as Partial<Record<AllergenGroup, number>>;
  return allergenGroups.flatMap((group) => {
    const count = known[group];
    return count ? [{ text: t('described.allergy', { count, allergen: texts.allergenGroups[group] }) }] : [];
  });
}

/** What a field holds, in words; empty when there is nothing to say. */
export function describeField(
  row: FieldRow,
  value: unknown,
  draft: Draft,
  context: DescribeContext,
): readonly PlanValue[] {
  switch (row.kind) {
    case 'choice':
      return typeof value === 'string' ? [{ text: choiceText(row.texts, value, context) }] : [];
    case 'whole':
      return typeof value === 'number' && !(row.optional && value === row.default)
        ? [{ text: new Intl.NumberFormat(context.locale).format(value) }]
        : [];
    case 'cents':
      return typeof value === 'number' ? [{ text: formatCents(value, context.locale) }] : [];
    case 'line':
    case 'text':
      return typeof value === 'string' ? [{ text: value, typed: true }] : [];
    case 'package':
      return typeof value === 'string' && value !== ''
        ? [{ text: context.texts.packages[value]?.name ?? value }]
        : [];
    case 'dishes':
      return dishValues(value as readonly string[], row.category, draft, context);
    case 'counts':
      return countValues(value, context);
    case 'services':
    case 'quantities':
    case 'flag':
    case 'day':
    case 'time':
    case 'key':
      // Told by the row that they share with others; see `describe-shared.ts`.
      return [];
  }
}
