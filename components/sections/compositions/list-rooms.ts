import { getTranslations } from 'next-intl/server';
import { type RoomId, rooms } from '@/content/house';
import { type PlannedRoomId, roomIds } from '@/content/house-ids';
import type { Locale } from '@/content/locales';
import { visit } from '@/content/visit';
import { formatSquareMetres } from '@/lib/i18n/format';

export type ListedRoom = {
  /** As on the plan of the grounds and in its list, from 1. */
  readonly number: number;
  readonly name: string;
  readonly fact: string;
};

/** Number and name of each room and its area; the cove's distance, which has no edges. */
export async function listRooms(locale: Locale): Promise<Readonly<Record<RoomId, ListedRoom>>> {
  const t = await getTranslations({ locale, namespace: 'house' });
  const names = await getTranslations({ locale, namespace: 'seating.rooms' });
  const numberOf = (room: RoomId) => roomIds.indexOf(room) + 1;
  const entry = (room: PlannedRoomId) => ({
    number: numberOf(room),
    name: names(room),
    fact: formatSquareMetres(rooms[room].areaSquareMetres ?? 0, locale),
  });
  return {
    hall: entry('hall'),
    'fireplace-room': entry('fireplace-room'),
    terrace: entry('terrace'),
    meadow: entry('meadow'),
    jetty: entry('jetty'),
    tent: entry('tent'),
    kull: { number: numberOf('kull'), name: t('kull'), fact: `${visit.kullMetres}\u00a0m` },
  };
}
