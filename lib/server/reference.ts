import { randomInt } from 'node:crypto';
import { berlinDay } from '@/lib/base/berlin-day';

/** No letter or digit that is mistaken for another when read out on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Draws a number such as `SK-2026-7KQ4M`; whoever stores it sees whether it exists. */
export function newReference(prefix: 'SK', now: Date): string {
  const code = Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix}-${berlinDay(now).slice(0, 4)}-${code}`;
}
