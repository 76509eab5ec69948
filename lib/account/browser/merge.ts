import { type Draft, defaultDraft, getField, makeDraft, sameDraft } from '@/lib/plan/draft';
import type { FieldRow } from '@/lib/plan/field-row';
import { fieldPaths, fields } from '@/lib/plan/fields';

type Values = Readonly<Record<string, unknown>>;
type Sides = { readonly base: Values; readonly winner: Values; readonly other: Values };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isIdList = ({ kind }: FieldRow) => kind === 'dishes' || kind === 'services';
const isRecordOfNumbers = ({ kind }: FieldRow) => kind === 'quantities' || kind === 'counts';

/** What both kept of the base, then what either has added: nothing chosen anywhere is lost, nothing removed returns. */
function mergeLists(base: readonly string[], winner: readonly string[], other: readonly string[]) {
  const removed = new Set(base.filter((id) => !winner.includes(id) || !other.includes(id)));
  const inOrder = same(winner, base) ? [...other, ...winner] : [...winner, ...other];
  return [...new Set(inOrder)].filter((id) => !removed.has(id));
}

/** Fields that belong together are one decision; `conflicts` collects those that both sides have made differently. */
function mergeGroups(
  groups: readonly (readonly string[])[],
  { base, winner, other }: Sides,
  blank: Values,
  conflicts: string[],
): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const group of groups) {
    const differs = (one: Values, two: Values) => group.some((key) => !same(one[key], two[key]));
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

function mergeNumbers({ base, winner, other }: Sides, conflicts: string[]): Values {
  const keys = new Set([base, winner, other].flatMap(Object.keys));
  const groups = [...keys].map((key) => [key]);
  return mergeGroups(groups, { base, winner, other }, {}, conflicts);
}

function mergeFields(sides: Sides, blank: Values, conflicts: string[]): Values {
  const groups = new Map<string, string[]>();
  const merged: Record<string, unknown> = {};
  for (const path of fieldPaths) {
    const row = fields[path];
    const [base, winner, other] = [sides.base[path], sides.winner[path], sides.other[path]];
    if (row.scope === 'browser') continue;
    if (isIdList(row)) {
      merged[path] = mergeLists(...([base, winner, other] as [string[], string[], string[]]));
    } else if (isRecordOfNumbers(row)) {
      const parts = { base: base ?? {}, winner: winner ?? {}, other: other ?? {} } as Sides;
      if (winner || other) merged[path] = mergeNumbers(parts, conflicts);
    } else {
      const group = row.together ?? path;
      groups.set(group, [...(groups.get(group) ?? []), path]);
    }
  }
  return { ...merged, ...mergeGroups([...groups.values()], sides, blank, conflicts) };
}

/** Every field by its path. */
const flatten = (draft: Draft): Values =>
  Object.fromEntries(fieldPaths.map((path) => [path, getField(draft, path)]));

export type Merge = {
  readonly draft: Draft;
  /** Fields in which both sides had chosen differently, so that one choice of the loser is not in `draft`. */
  readonly conflicts: readonly string[];
};

/**
 * Three-way merge of two drafts that went their own ways since `base`. What only one side has changed is taken from
 * there; lists keep what either side has added and lose what either has removed; where both have chosen differently,
 * `winner` is right. The key of a sending belongs to one browser and is never merged.
 */
export function mergeDrafts(base: Draft, winner: Draft, other: Draft): Merge {
  const blank = defaultDraft();
  if (sameDraft(winner, other)) return { draft: winner, conflicts: [] };
  // A side that was cleared, for example after sending, is no choice: the other counts as a whole, or not at all.
  if (sameDraft(winner, blank)) return { draft: sameDraft(other, base) ? winner : other, conflicts: [] };
  if (sameDraft(other, blank)) return { draft: sameDraft(winner, base) ? other : winner, conflicts: [] };
  const conflicts: string[] = [];
  const sides = { base: flatten(base), winner: flatten(winner), other: flatten(other) };
  const merged = mergeFields(sides, flatten(blank), conflicts);
  return { draft: makeDraft((_, path) => merged[path]), conflicts };
}
