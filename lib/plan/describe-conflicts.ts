import { formatList } from '@/lib/i18n/format';
import type { Conflict } from './conflicts';
import type { DescribeContext, PlanContext, PlanValue } from './describe';

const isDiet = (cause: Conflict['cause']): cause is 'vegan' | 'vegetarisch' =>
  cause === 'vegan' || cause === 'vegetarisch';

/** Who cannot eat something, for example `Milch (2 Gäste)`. */
export function causeText({ cause, guests }: Conflict, { texts, t }: DescribeContext): string {
  const name = isDiet(cause) ? t(`diets.${cause}`) : texts.allergenGroups[cause];
  return t('described.cause', { cause: name, guests });
}

function grouped(conflicts: readonly Conflict[], key: 'itemId' | 'cause'): readonly (readonly Conflict[])[] {
  const groups = new Map<string, readonly Conflict[]>();
  for (const conflict of conflicts)
    groups.set(conflict[key], [...(groups.get(conflict[key]) ?? []), conflict]);
  return [...groups.values()];
}

/** One value per item with an allergen that guests cannot eat, then one per diet with the dishes that do not suit it. */
export function describeConflicts(context: PlanContext): readonly PlanValue[] {
  const { plan, texts, t, locale } = context;
  const itemName = (id: string) => texts.items[id] ?? id;
  const allergies = plan.conflicts.filter(({ cause }) => !isDiet(cause));
  const diets = plan.conflicts.filter(({ cause }) => isDiet(cause));
  return [
    ...grouped(allergies, 'itemId').map((conflicts) => ({
      text: t('described.conflict', {
        item: itemName(conflicts[0]?.itemId ?? ''),
        causes: formatList(
          conflicts.map((conflict) => causeText(conflict, context)),
          locale,
        ),
      }),
    })),
    ...grouped(diets, 'cause').flatMap((conflicts) => {
      const [first] = conflicts;
      if (!first) return [];
      // Names of dishes hold commas themselves.
      const items = conflicts.map(({ itemId }) => t('described.quoted', { text: itemName(itemId) }));
      return [
        {
          text: t('described.unsuitable', {
            cause: causeText(first, context),
            items: formatList(items, locale),
          }),
        },
      ];
    }),
  ];
}
