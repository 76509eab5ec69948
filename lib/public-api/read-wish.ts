import type { z } from 'zod';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { maxDaysAhead } from '@/lib/plan/draft-rules';
import { type FieldError, toFieldErrors } from './read-plan';
import { wishSchema } from './wish-schema';

export type ReadWish =
  | { readonly ok: true; readonly wish: z.output<typeof wishSchema> }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Reads what a program wants; never throws. */
export function readWish(sent: unknown, now: Date): ReadWish {
  const parsed = wishSchema.safeParse(sent);
  if (!parsed.success) return { ok: false, errors: toFieldErrors(parsed.error.issues) };
  const { day, guests, veganGuests = 0, vegetarianGuests = 0, allergies = {} } = parsed.data;
  const today = toIsoDay(now);
  const errors: FieldError[] = [];
  if (day && day < today) errors.push({ path: 'day', code: 'date.past' });
  if (day && day > addDays(today, maxDaysAhead)) errors.push({ path: 'day', code: 'date.tooFar' });
  if (veganGuests + vegetarianGuests > guests) {
    errors.push({ path: 'veganGuests', code: 'diet.moreThanGuests' });
  }
  if (Object.values(allergies).some((count) => (count ?? 0) > guests)) {
    errors.push({ path: 'allergies', code: 'allergies.moreThanGuests' });
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, wish: parsed.data };
}
