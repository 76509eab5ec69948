import type { Draft } from './draft';
import { resolveEvent } from './event';
import { plannedPlace, plannedTimes } from './first-answers';
import { resolveRoom } from './hire';

/** A plan once both have agreed on it: what was assumed or suggested is decided, and no longer says so. */
export function settlePlan(draft: Draft): Draft {
  const { start: time, end: timeEnd } = plannedTimes(draft);
  const room = resolveRoom(draft, resolveEvent(draft));
  return {
    ...draft,
    timeChosen: true,
    locationType: plannedPlace(draft),
    ...(room && { room: room.id, seating: room.seating }),
    details: { ...draft.details, time, timeEnd },
  };
}
