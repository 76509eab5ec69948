import type { Layout, PlannedRoomId } from '@/content/house-plan';
import type { Locale } from '@/content/locales';
import type messagesInGerman from '@/messages/de.json';

/** The smallest table worth a plan, and more than any room holds, so that limits show. */
export const guestRange = { min: 2, max: 200 } as const;

export type Choice = { readonly room: PlannedRoomId; readonly layout: Layout; readonly guests: number };

export type SeatingMessages = (typeof messagesInGerman)['seating'];

/** What can be chosen, and the words for it. */
export type SeatingOffer = {
  readonly rooms: readonly PlannedRoomId[];
  readonly layouts: readonly Layout[];
  /** Most guests per room and layout; a missing layout is not offered there. */
  readonly limits: Readonly<Record<string, Readonly<Partial<Record<Layout, number>>>>>;
  readonly messages: SeatingMessages;
  readonly locale: Locale;
};

export const limitOf = (
  { limits }: Pick<SeatingOffer, 'limits'>,
  room: PlannedRoomId,
  layout: Layout,
): number => limits[room]?.[layout] ?? 0;

/** A room keeps the layout, or takes its first where that one is not offered. */
export const layoutIn = (options: SeatingOffer, room: PlannedRoomId, layout: Layout): Layout =>
  limitOf(options, room, layout)
    ? layout
    : (options.layouts.find((way) => limitOf(options, room, way)) ?? layout);

/** What stands beside each option and the slider for a choice. */
export function controlTexts(options: SeatingOffer, { room, layout, guests }: Choice) {
  const { upTo, notOffered, guests: noun } = options.messages.controls;
  const note = (max: number) => (max ? upTo.replace('{max}', String(max)) : notOffered);
  const limit = limitOf(options, room, layout);
  return {
    roomNote: (id: PlannedRoomId) => note(limitOf(options, id, layoutIn(options, id, layout))),
    layoutNote: (way: Layout) => note(limitOf(options, room, way)),
    valueText: `${guests} ${noun}`,
    limit,
    /** Where the limit lies on the slider, from 0 to 1. */
    limitShare: (limit - guestRange.min) / (guestRange.max - guestRange.min),
  };
}
