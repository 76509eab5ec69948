import 'server-only';
import { eventDay } from '@/lib/base/event-day';
import { forgetDayStates } from '@/lib/calendar/server/day-states';
import { calendarAddress } from '@/lib/desk/addresses';
import type { StaffNotice } from '@/lib/desk/results';
import { releaseBooking, setDay } from '@/lib/staff/server/actions';
import { answerStaffForm, readText } from './staff-form';

const states = { closed: 'closed', free: 'freed', booked: 'booked' } as const satisfies Record<
  string,
  StaffNotice
>;

const isState = (state: string): state is keyof typeof states => Object.hasOwn(states, state);

/**
 * Answers `POST /api/haus/day` with `day` and `state` (`closed`, `free`, `booked`) or `booking`, the id of one to give back.
 */
export function handleDay(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('day') ?? '';
  const day = asked.length === 10 && eventDay(asked) ? asked : '';
  return answerStaffForm(request, {
    back: calendarAddress(day),
    work: async ({ client }, values) => {
      const booking = readText(values, 'booking');
      if (booking !== '') {
        await releaseBooking(client, booking);
        forgetDayStates();
        return { done: 'freed' };
      }
      const state = readText(values, 'state');
      const note = readText(values, 'note').trim();
      if (day === '' || !isState(state) || note.length > 500) return { problem: 'invalid', status: 400 };
      const result = await setDay(client, day, state, note);
      if (result.status === 'day_taken') return { problem: 'day_taken', status: 409 };
      forgetDayStates();
      return { done: states[state] };
    },
  });
}
