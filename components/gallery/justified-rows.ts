export type RowPlace = {
  /** Pictures of the same row. */
  readonly count: number;
  /** Part of the row's width, without the gaps: the picture's proportion in all proportions of the row. */
  readonly share: number;
};

type Rhythm = { readonly targets: readonly number[]; readonly minCount: number };

/** Rows of phones, of tablets from 48rem on and of wide screens from 64rem on: a fixed rhythm of higher and lower ones. */
export const rhythms = {
  s: { targets: [1.9, 2.7], minCount: 1 },
  m: { targets: [2.7, 3.6], minCount: 2 },
  l: { targets: [3, 4.6, 3.9], minCount: 2 },
} as const satisfies Record<string, Rhythm>;

type Row = { readonly end: number; readonly cost: number; readonly rest: Row | undefined };

/**
 * Breaks pictures into rows that fill their width exactly, each picture whole: of all ways to break them the one whose rows come
 * nearest to a rhythm of targets.
 * @param proportions width by height of each picture, in order.
 * @param rhythm `targets`: what the proportions of a row add up to, row after row, from the start again after the last; more = a lower
 * row. `minCount`: pictures that a row holds at least, so that none is enlarged.
 */
export function justifiedRows(
  proportions: readonly number[],
  { targets, minCount }: Rhythm,
): readonly RowPlace[] {
  const known = new Map<string, Row | undefined>();
  const best = (start: number, row: number): Row | undefined => {
    const key = `${start}/${row % targets.length}`;
    if (known.has(key)) return known.get(key);
    const target = targets[row % targets.length] ?? 1;
    let found: Row | undefined;
    let sum = 0;
    for (let end = start + 1; end <= proportions.length; end += 1) {
      sum += proportions[end - 1] ?? 0;
      const rest = end < proportions.length ? best(end, row + 1) : undefined;
      const isBroken = end < proportions.length && !rest;
      if (end - start < minCount || isBroken) continue;
      const cost = Math.log(sum / target) ** 2 + (rest?.cost ?? 0);
      if (!found || cost < found.cost) found = { end, cost, rest };
    }
    known.set(key, found);
    return found;
  };
  const places: RowPlace[] = [];
  for (let row = best(0, 0); row; row = row.rest) {
    const inRow = proportions.slice(places.length, row.end);
    const sum = inRow.reduce((total, proportion) => total + proportion, 0);
    places.push(...inRow.map((proportion) => ({ count: inRow.length, share: proportion / sum })));
  }
  return places;
}
