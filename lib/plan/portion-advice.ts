import { type FingerfoodUse, suggestedPieces } from '@/content/catering/pieces';
import { getPackages } from './package-catalogue';
import type { ResolvedPlan } from './resolve';
import { suggestedFingerfoodSorts } from './suggestions';
import { toMinutes } from './times';

/** Finger food per person: what the rule of thumb says, and what the package brings. */
export type PortionAdvice = {
  readonly use: FingerfoodUse;
  /** Length of the reception in hours; `null` when it does not count. */
  readonly hours: number | null;
  readonly min: number;
  readonly max: number;
  readonly pieces: number;
  /** Sorts that look generous for the number of guests; `null` when the finger food is only a start. */
  readonly sorts: number | null;
  /** Identifier of the smallest package of this kind that brings enough; `null` when this one does, or none. */
  readonly larger: string | null;
};

/** A reception that lasts longer replaces a meal. */
const maxReceptionHours = 3;

/** The meal that a begin stands for. */
function mealAt(time: string): 'breakfast' | 'lunch' | 'dinner' {
  const minutes = toMinutes(time) ?? 0;
  if (minutes >= 5 * 60 && minutes < 10 * 60 + 30) return 'breakfast';
  return minutes >= 10 * 60 + 30 && minutes < 15 * 60 ? 'lunch' : 'dinner';
}

/** Pieces × hours for the chosen package; `null` when it brings no finger food. */
export function portionAdvice({ main, event, guests }: ResolvedPlan): PortionAdvice | null {
  if (!main || main.pieces === 0) return null;
  const alone = main.cateringType === 'fingerfood-buffet';
  const reception = alone && !event.isEndAssumed && event.durationHours <= maxReceptionHours;
  const use = !alone ? 'starter' : reception ? 'reception' : mealAt(event.start);
  const range = suggestedPieces(use, reception ? event.durationHours : 1);
  const min = Math.ceil(range.min);
  const enough = getPackages(main.cateringType).find(({ pieces }) => pieces >= min);
  return {
    use,
    hours: reception ? event.durationHours : null,
    min,
    max: Math.floor(range.max),
    pieces: main.pieces,
    sorts: alone ? suggestedFingerfoodSorts(guests.total) : null,
    larger: alone && main.pieces < min ? (enough?.id ?? null) : null,
  };
}
