import { type AllergenGroup, allergenGroups } from '@/content/catering/allergens';
import type { DishCategory } from '@/content/catering/choices';
import { extras } from '@/content/catering/extras';
import { formatCents } from '@/lib/i18n/format';
import type { DescribeContext, PlanContext, PlanValue } from './describe';
import { dishFacts } from './describe-texts';
import { getDish } from './dish-catalogue';
import type { ChoiceTexts, FieldRow } from './field-row';
import { getPackage } from './package-catalogue';

/** The name of a list's value in one language; one that the catalogue no longer knows stays readable. */
function choiceText(texts: ChoiceTexts, value: string, { texts: catalogue, t }: DescribeContext): string {
  switch (texts) {
    case 'types':
      return catalogue.types[value]?.name ?? value;
    case 'rooms':
      return catalogue.items[value] ?? value;
    case 'eventTypes':
    case 'locationTypes':
      return catalogue[texts][value] ?? value;
    default:
      return t(`${texts}.${value}` as Parameters<typeof t>[0]);
  }
}

/** What the house proposes where nobody has chosen, and says so. */
function suggestedChoice(texts: ChoiceTexts, context: PlanContext): readonly PlanValue[] {
  const { room, place } = context.plan;
  const planned: Partial<Record<ChoiceTexts, string | undefined>> = {
    rooms: room?.id,
    seatings: room?.seating,
    locationTypes: place,
  };
  const value = planned[texts];
  return value
    ? [{ text: context.t('described.suggested', { value: choiceText(texts, value, context) }) }]
    : [];
}

/** Identifiers that the catalogue no longer knows stay readable. */
function dishValue(id: string, context: DescribeContext): PlanValue {
  const dish = getDish(id);
  return dish ? { text: context.texts.dishes[id] ?? id, note: dishFacts(dish, context) } : { text: id };
}

function dishValues(
  ids: readonly string[],
  category: DishCategory | null,
  context: PlanContext,
): readonly PlanValue[] {
  const open = category ? context.plan.menu[category].open : 0;
  return [
    ...ids.map((id) => dishValue(id, context)),
    ...(open > 0 ? [{ text: context.t('kitchenChooses', { open }) }] : []),
  ];
}

/** A package, and in smaller print what it brings besides the chosen dishes. */
function packageValue(id: string, context: DescribeContext): PlanValue {
  const { texts } = context;
  const brought = extras
    .filter((extra) => getPackage(id)?.extras.includes(extra.id))
    .map((extra) => `${texts.items[extra.id] ?? extra.id}: ${dishFacts(extra, context)}`);
  return { text: texts.packages[id]?.name ?? id, ...(brought.length > 0 && { note: brought.join('. ') }) };
}

function countValues(counts: unknown, { texts, t }: DescribeContext): readonly PlanValue[] {
  const known = (counts ?? {}) as Partial<Record<AllergenGroup, number>>;
  return allergenGroups.flatMap((group) => {
    const count = known[group];
    return count ? [{ text: t('described.allergy', { count, allergen: texts.allergenGroups[group] }) }] : [];
  });
}

/** What a field holds, in words; empty when there is nothing to say. */
export function describeField(row: FieldRow, value: unknown, context: PlanContext): readonly PlanValue[] {
  switch (row.kind) {
    case 'choice':
      if (typeof value === 'string') return [{ text: choiceText(row.texts, value, context) }];
      return suggestedChoice(row.texts, context);
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
      return typeof value === 'string' && value !== '' ? [packageValue(value, context)] : [];
    case 'dishes':
      return dishValues(value as readonly string[], row.category, context);
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
