import 'server-only';
import { sql } from 'kysely';
import { deliveriesPerDay } from '@/content/catering/rules';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import type { EventKind } from '@/lib/calendar/availability';
import type { EventDays } from '@/lib/calendar/event-days';
import type { Tx } from '@/lib/server/database/database';

/** A day that somebody else has, or that has as many deliveries as there may be; nothing of the transaction has happened. */
export class DayTaken extends Error {
  override name = 'DayTaken';
  constructor(
    /** `YYYY-MM-DD` */
    readonly day: string,
  ) {
    super('a day is taken');
  }
}

const placesOf = (kind: EventKind): number => (kind === 'house' ? 1 : deliveriesPerDay);

const listDays = ({ day, days }: EventDays): readonly string[] =>
  day === null ? [] : Array.from({ length: days }, (_, number) => addDays(day, number));

/** Gives days of an inquiry back: what is only held, or all. */
export async function releaseDays(tx: Tx, inquiryId: string, which: 'held' | 'all'): Promise<void> {
  const own = tx.deleteFrom('bookings').where('inquiry_id', '=', inquiryId);
  await (which === 'held' ? own.where('until', 'is not', null) : own).execute();
}

/**
 * Takes the days of an event for an inquiry, in place of those that it held, or with `until` null in place of all it had.
 * Two that want one day meet at its key: the second waits for the first and is told. Whoever calls has locked the inquiry.
 * @param until last day of a hold, `YYYY-MM-DD`; null = for good.
 * @throws DayTaken
 */
export async function takeDays(
  tx: Tx,
  inquiryId: string,
  event: EventDays,
  until: string | null,
): Promise<void> {
  await releaseDays(tx, inquiryId, until === null ? 'all' : 'held');
  const days = listDays(event);
  if (days.length === 0) return;
  await tx
    .deleteFrom('bookings')
    .where('day', 'in', days)
    .where('until', '<', toIsoDay(new Date()))
    .execute();
  const kept = await tx.selectFrom('bookings').select('day').where('inquiry_id', '=', inquiryId).execute();
  for (const day of days.filter((wanted) => !kept.some((row) => row.day === wanted))) {
    if (!(await takePlace(tx, { day, kind: event.kind, inquiry_id: inquiryId, until })))
      throw new DayTaken(day);
  }
}

type Place = { day: string; kind: EventKind; inquiry_id: string; until: string | null };

async function takePlace(tx: Tx, place: Place): Promise<boolean> {
  for (let slot = 0; slot < placesOf(place.kind); slot += 1) {
    const taken = await tx
      .insertInto('bookings')
      .values({ ...place, slot })
      .onConflict((conflict) => conflict.columns(['day', 'kind', 'slot']).doNothing())
      .returning('day')
      .executeTakeFirst();
    if (taken) return true;
  }
  return false;
}

/** Looks whether the days of an event could still be had by a yes: what is only held for others may come free. @throws DayTaken */
export async function assertDaysFree(tx: Tx, inquiryId: string, event: EventDays): Promise<void> {
  const days = listDays(event);
  if (days.length === 0) return;
  const full = await tx
    .selectFrom('bookings')
    .select('day')
    .where('day', 'in', days)
    .where('kind', '=', event.kind)
    .where('until', 'is', null)
    .where((is) => is.or([is('inquiry_id', 'is', null), is('inquiry_id', '<>', inquiryId)]))
    .groupBy('day')
    .having(sql<number>`count(*)`, '>=', placesOf(event.kind))
    .orderBy('day')
    .executeTakeFirst();
  if (full) throw new DayTaken(full.day);
}
