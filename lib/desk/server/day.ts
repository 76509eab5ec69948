import 'server-only';
import { eventDay } from '@/lib/base/event-day';
import { forgetDayStates } from '@/lib/calendar/server/day-states';
import { calendarAddress } from '@/lib/desk/addresses';
import { db } from '@/lib/server/database/database';
import { answerStaffForm, readText, refuse } from './staff-form';

/** Closes the house on a free day. False when somebody has it. */
async function closeDay(day: string, note: string): Promise<boolean> {
  const closed = await db()
    .insertInto('bookings')
    .values({ day, kind: 'house', note })
    .onConflict((conflict) => conflict.columns(['day', 'kind', 'slot']).doNothing())
    .returning('day')
    .executeTakeFirst();
  return closed !== undefined;
}

const openDay = (day: string) =>
  db()
    .deleteFrom('bookings')
    .where('day', '=', day)
    .where('kind', '=', 'house')
    .where('inquiry_id', 'is', null)
    .execute();

/** Answers `POST /api/haus/day` with `day`, `action` (`close`, `open`) and a `note`. A guest's day is not to be opened. */
export function handleDay(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('day') ?? '';
  const day = asked.length === 10 && eventDay(asked) ? asked : '';
  return answerStaffForm(request, {
    back: calendarAddress(day),
    work: async (_, values) => {
      const action = readText(values, 'action');
      const note = readText(values, 'note').trim();
      if (day === '' || (action !== 'close' && action !== 'open') || note.length > 500) {
        throw refuse(400, 'invalid');
      }
      if (action === 'close' && !(await closeDay(day, note))) throw refuse(409, 'day_taken');
      if (action === 'open') await openDay(day);
      forgetDayStates();
      return { done: action === 'close' ? 'closed' : 'opened' };
    },
  });
}
