import { addDays } from '@/lib/base/event-day';

/**
 * The free days that are closest to a day, the closest first and the earlier of two, all as `YYYY-MM-DD`.
 * @param from earliest day to propose.
 * @param reach days to look before and after.
 */
export function nearestDays(
  day: string,
  isFree: (day: string) => boolean,
  { from, count, reach = 60 }: { readonly from: string; readonly count: number; readonly reach?: number },
): readonly string[] {
  const found: string[] = [];
  for (let distance = 1; distance <= reach && found.length < count; distance += 1) {
    for (const candidate of [addDays(day, -distance), addDays(day, distance)]) {
      if (found.length < count && candidate >= from && isFree(candidate)) found.push(candidate);
    }
  }
  return found;
}
