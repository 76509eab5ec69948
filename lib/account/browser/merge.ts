import { dishCategories } from '@/content/catering/choices';
import { type Draft, type DraftDetails, sameDraft } from '@/lib/plan/draft';

/** Choices that only mean something together: when both sides changed one of a group, one side gives the whole group. */
const groups = [
  ['cateringType', 'package'],
  ['customerType', 'eventType', 'otherEvent', 'otherEventText'],
] as const satisfies readonly (readonly (keyof Draft)[])[];

const addressGroups = [
  ['billing_street', 'billing_houseNumber', 'billing_zip', 'billing_city'],
  ['delivery_street', 'delivery_houseNumber', 'delivery_zip', 'delivery_city'],
  ['time', 'timeEnd'],
] as const satisfies readonly (readonly (keyof DraftDetails)[])[];

const lists = [...dishCategories, 'services', 'favorites'] as const satisfies readonly (keyof Draft)[];

type Fields = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What both kept of the base, then what either has added: nothing chosen anywhere is lost, nothing removed returns. */
function mergeLists(base: readonly string[], winner: readonly string[], other: readonly string[]) {
  const gone = new Set(base.filter((id) => !winner.includes(id) || !other.includes(id)));
  const inOrder = same(winner, base) ? [...other, ...winner] : [...winner, ...other];
  return [...new Set(inOrder)].filter((id) => !gone.has(id));
}

/** Field by field; `conflicts` collects the keys that both sides have set to something else. */
function mergeFields(
  keys: readonly (readonly string[])[],
  base: Fields,
  winner: Fields,
  other: Fields,
  blank: Fields,
  conflicts: string[],
): Fields {
  const merged: Record<string, unknown> = {};
  for (const group of keys) {
    const differs = (one: Fields, two: Fields) => group.some((key) => !same(one[key], two[key]));
    const clash = differs(winner, base) && differs(other, base) && differs(winner, other);
    const source = differs(winner, base) ? winner : other;
    // Whoever has emptied something does not win over somebody who has filled it in.
    const emptied = clash && !differs(winner, blank);
    if (clash && differs(other, blank) && !emptied) conflicts.push(...group);
    for (const key of group) {
      const value = (emptied ? other : source)[key];
      if (value !== undefined) merged[key] = value;
    }
  }
  return merged;
}

function listKeys(grouped: readonly (readonly string[])[], skip: readonly string[], ...sides: Fields[]) {
  const taken = new Set([...grouped.flat(), ...skip]);
  const single = new Set(sides.flatMap((side) => Object.keys(side)).filter((key) => !taken.has(key)));
  return [...grouped, ...[...single].map((key) => [key])];
}

export type Merge = {
  readonly draft: Draft;
  /** Fields in which both sides had chosen differently, so that one choice of the loser is not in `draft`. */
  readonly conflicts: readonly string[];
};

/**
 * Three-way merge of two drafts that went their own ways since `base`. What only one side has changed is taken from
 * there; lists keep what either side has added and lose what either has removed; where both have chosen differently,
 * `winner` is right. The key of a sending belongs to one browser and is never merged.
 * @param blank a draft of defaults, to tell emptied fields from chosen ones.
 */
export function mergeDrafts(base: Draft, winner: Draft, other: Draft, blank: Draft): Merge {
  if (sameDraft(winner, other)) return { draft: winner, conflicts: [] };
  // A side that was cleared, for example after sending, is no choice: the other counts as a whole, or not at all.
  if (sameDraft(winner, blank)) return { draft: sameDraft(other, base) ? winner : other, conflicts: [] };
  if (sameDraft(other, blank)) return { draft: sameDraft(winner, base) ? other : winner, conflicts: [] };
  const conflicts: string[] = [];
  const nested = ['details', 'serviceQuantities', 'idempotencyKey'];
  const top = mergeFields(
    listKeys(groups, [...nested, ...lists], base, winner, other),
    base,
    winner,
    other,
    blank,
    conflicts,
  );
  const details = mergeFields(
    listKeys(addressGroups, [], base.details, winner.details, other.details),
    base.details,
    winner.details,
    other.details,
    blank.details,
    conflicts,
  );
  const amounts = [base, winner, other].map((draft) => draft.serviceQuantities ?? {}) as [
    Fields,
    Fields,
    Fields,
  ];
  const serviceQuantities = mergeFields(listKeys([], [], ...amounts), ...amounts, {}, conflicts);
  const merged: Record<string, unknown> = { ...top, details };
  for (const key of lists) merged[key] = mergeLists(base[key], winner[key], other[key]);
  if (winner.serviceQuantities || other.serviceQuantities) merged.serviceQuantities = serviceQuantities;
  return { draft: merged as Draft, conflicts };
}
