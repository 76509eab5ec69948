import { getPackages, mainPackage } from './catalogue';
import type { Draft } from './draft';
import { type FingerfoodUse, suggestedFingerfoodSorts, suggestedPieces } from './suggestions';

/** Finger food per person: what the rule of thumb says, and what the package brings. */
export type PortionAdvice = {
  readonly use: FingerfoodUse;
  /** Length of the reception in hours; `null` when it does not count. */
  readonly hours: number | null;
  readonly least: number;
  readonly most: number;
  readonly pieces: number;
  /** Sorts that look generous for the number of guests; `null` when the finger food is only a start. */
  readonly sorts: number | null;
  /** Identifier of the smallest package of this kind that brings enough; `null` when this one does, or none. */
  readonly larger: string | null;
};

/** A reception that lasts longer replaces a meal. */
const longestReceptionHours = 3;

const toMinutes = (time: string): number | null => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** Hours from begin to end, over midnight when the end is earlier; `null` while the end is open. */
export function eventHours(time: string, timeEnd: string): number | null {
  const from = toMinutes(time);
  const until = toMinutes(timeEnd);
  if (from === null || until === null || from === until) return null;
  return ((until - from + 24 * 60) % (24 * 60)) / 60;
}

/** Pieces × hours for the chosen package; `null` when it brings no finger food. */
export function portionAdvice(draft: Draft): PortionAdvice | null {
  const main = mainPackage(draft);
  if (!main || main.pieces === 0) return null;
  const alone = main.cateringType === 'fingerfood-buffet';
  const hours = eventHours(draft.details.time, draft.details.timeEnd);
  const reception = alone && hours !== null && hours <= longestReceptionHours;
  const use = !alone ? 'starter' : reception ? 'reception' : 'dinner';
  const range = suggestedPieces(use, reception ? hours : 1);
  const least = Math.ceil(range.least);
  const enough = getPackages(main.cateringType).find(({ pieces }) => pieces >= least);
  return {
    use,
    hours: reception ? hours : null,
    least,
    most: Math.floor(range.most),
    pieces: main.pieces,
    sorts: alone ? suggestedFingerfoodSorts(draft.guests) : null,
    larger: alone && main.pieces < least ? (enough?.id ?? null) : null,
  };
}
