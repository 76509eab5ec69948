import type { RoomId, Seating } from '@/content/house';
import { type Layout, layouts, type PlannedRoomId } from '@/content/house-plan';
import type { Locale } from '@/content/locales';
import {
  arrangeRoom,
  layoutsFor,
  maxGuests,
  plannedRooms,
  type SeatingRequest,
  seatingOf,
} from './arrange-room';
import {
  describeArrangement,
  describeLimit,
  drawingTexts,
  type SeatingRow,
  type SeatingTranslator,
  summarize,
} from './describe';
import type { DrawingTexts } from './draw-arrangement';

type RoomChoice = { readonly id: RoomId; readonly seating: Seating };

/** Layouts in which a plan's room can be drawn; none for the cove, which has no edges. */
export function layoutsOf({ id, seating }: RoomChoice): readonly Layout[] {
  const room = plannedRooms.find((planned) => planned === id);
  return room ? layoutsFor(room).filter((layout) => seatingOf[layout] === seating) : [];
}

/**
 * What to draw for a plan's room: round tables as long as they seat everybody, else the layout that seats most.
 * `null` where the house has no plan, or does not furnish the room in that way.
 */
export function seatingRequest(choice: RoomChoice, guests: number): SeatingRequest | null {
  const room = plannedRooms.find((planned) => planned === choice.id);
  const ways = layoutsOf(choice);
  if (!room || guests < 1) return null;
  const [most] = [...ways].sort((one, other) => maxGuests(room, other) - maxGuests(room, one));
  const layout = ways.find((way) => maxGuests(room, way) >= guests) ?? most;
  return layout ? { room, layout, guests } : null;
}

/** A plan's seating in words, and what draws it again; it is stored and sent as JSON. */
export type PlannedSeating = {
  readonly request: { readonly room: PlannedRoomId; readonly layout: Layout; readonly guests: number };
  readonly title: string;
  /** What a screen reader says for the drawing. */
  readonly label: string;
  readonly rows: readonly SeatingRow[];
  readonly note: string;
  readonly words: Omit<DrawingTexts, 'metres'>;
};

/** The seating of a plan's room for its guests, or for as many as the room holds. */
export function describeSeating(
  choice: RoomChoice,
  guests: number,
  reader: { readonly t: SeatingTranslator; readonly locale: Locale },
): PlannedSeating | null {
  const request = seatingRequest(choice, guests);
  if (!request) return null;
  const max = maxGuests(request.room, request.layout);
  const drawn = { ...request, guests: Math.min(request.guests, max) };
  const result = arrangeRoom(drawn);
  if (!result.ok) return null;
  const { t } = reader;
  const summary = summarize(drawn, t);
  const { metres: _, ...words } = drawingTexts(reader);
  return {
    request: drawn,
    title: request.guests > max ? `${summary} ${t('full', { max })}` : summary.replace(/\.$/, ''),
    label: t('drawing', { summary }),
    rows: [...describeArrangement(result.arrangement, reader), ...describeLimit(request, t)],
    note: t('note'),
    words,
  };
}

/** The arrangement of a request that was read from storage; `null` when the house does not know it. */
export function arrangeStored({ room, layout, guests }: PlannedSeating['request']) {
  const isKnown =
    plannedRooms.some((planned) => planned === room) &&
    layouts.some((way) => way === layout) &&
    Number.isInteger(guests) &&
    guests > 0;
  const result = isKnown ? arrangeRoom({ room, layout, guests }) : null;
  return result?.ok ? result.arrangement : null;
}
