import 'server-only';
import { z } from 'zod';
import { deliveriesPerDay } from '@/content/catering/rules';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import type { BusyDay } from '@/lib/calendar/availability';
import { serviceClient } from '@/lib/server/database/service-client';

const statesSchema = z.array(
  z.object({ day: z.iso.date(), house: z.enum(['free', 'option', 'taken']), deliveries: z.number().int() }),
);

/** Inquiries reach three years ahead; one answer holds them all. */
const horizonDays = 3 * 366;
const maxAgeMs = 60_000;
const timeoutMs = 3_000;

type Snapshot = { readonly takenAt: number; readonly days: Promise<readonly BusyDay[]> };

let snapshot: Snapshot | undefined;

async function fetchDays(now: number): Promise<readonly BusyDay[]> {
  const today = toIsoDay(new Date(now));
  const { data, error } = await serviceClient()
    .rpc('day_states', { p_from: today, p_to: addDays(today, horizonDays) })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) throw new Error(error.code);
  return statesSchema.parse(data).map(({ day, house, deliveries }) => ({
    day,
    house,
    delivery: deliveries >= deliveriesPerDay ? 'taken' : 'free',
  }));
}

/**
 * The days of a range on which not everything is free, from today on. The calendar is asked once a minute at most,
 * however many visitors ask; a failure is not kept. `isFresh` asks now.
 * @throws Error when the calendar cannot be asked.
 */
export async function readBusyDays(
  from: string,
  to: string,
  { isFresh = false, now = Date.now() }: { readonly isFresh?: boolean; readonly now?: number } = {},
): Promise<readonly BusyDay[]> {
  if (isFresh || !snapshot || now - snapshot.takenAt >= maxAgeMs) {
    const next: Snapshot = { takenAt: now, days: fetchDays(now) };
    snapshot = next;
    next.days.catch(() => {
      if (snapshot === next) snapshot = undefined;
    });
  }
  const days = await snapshot.days;
  return days.filter(({ day }) => day >= from && day <= to);
}
