import { dishCategories } from '@/content/catering/choices';
import { addOnBreakfast, chosenDishes, chosenServices, mainPackage } from './catalogue';
import type { CatalogueTexts } from './catalogue-texts';
import type { Draft } from './draft';
import { calculatePrice } from './price';

/** One line of the comparison; numbers are cents, `null` is nothing chosen, `label` a key below `configurator`. */
export type VariantRow = {
  readonly key: string;
  readonly label:
    | 'fields.guests'
    | 'fields.cateringType'
    | 'fields.package'
    | 'fields.breakfastPackage'
    | 'steps.services.name'
    | 'summary.total'
    | 'summary.each'
    | `categories.${(typeof dishCategories)[number]}`;
  readonly own: string | number | null;
  readonly other: string | number | null;
};

const joined = (names: readonly string[]) => (names.length > 0 ? names.join('; ') : null);

function columns(draft: Draft, texts: CatalogueTexts, now: Date): readonly Omit<VariantRow, 'other'>[] {
  const main = mainPackage(draft);
  const breakfast = addOnBreakfast(draft);
  const price = calculatePrice(draft, now);
  const priced = price.lines.length > 0;
  const each = draft.guests > 0 ? Math.round(price.shownCents / draft.guests) : null;
  const row = (key: string, label: VariantRow['label'], own: VariantRow['own']) => ({ key, label, own });
  return [
    row('total', 'summary.total', priced ? price.shownCents : null),
    row('each', 'summary.each', priced ? each : null),
    row('guests', 'fields.guests', String(draft.guests)),
    row('type', 'fields.cateringType', draft.cateringType ? texts.types[draft.cateringType].name : null),
    row('package', 'fields.package', main ? texts.packages[main.id].name : null),
    row('breakfast', 'fields.breakfastPackage', breakfast ? texts.packages[breakfast.id].name : null),
    ...dishCategories.map((category) =>
      row(
        category,
        `categories.${category}`,
        joined(chosenDishes(draft, category).map(({ id }) => texts.dishes[id])),
      ),
    ),
    row(
      'services',
      'steps.services.name',
      joined(chosenServices(draft).map(({ id }) => texts.services[id].name)),
    ),
  ];
}

/** Two plans line by line; lines that are empty in both are left out. Both are priced for the same kind of customer. */
export function variantRows(
  own: Draft,
  other: Draft,
  texts: CatalogueTexts,
  now: Date,
): readonly VariantRow[] {
  const right = columns({ ...other, customerType: own.customerType }, texts, now);
  return columns(own, texts, now)
    .map((row, index): VariantRow => ({ ...row, other: right[index]?.own ?? null }))
    .filter((row) => row.own !== null || row.other !== null);
}
