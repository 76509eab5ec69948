import { getTranslations } from 'next-intl/server';
import { type RoomId, rooms } from '@/content/house';
import type { Locale } from '@/content/locales';
import { visit } from '@/content/visit';
import { formatSquareMetres } from '@/lib/i18n/format';

/** Name of each room and its area; the cove's distance, which has no edges. */
export async function listRooms(
  locale: Locale,
): Promise<Readonly<Record<RoomId, { readonly name: string; readonly fact: string }>>> {
  const t = await getTranslations({ locale, namespace: 'house' });
  const names = await getTranslations({ locale, namespace: 'seating.rooms' });
  const entry = (room: Exclude<RoomId, 'kull'>) => ({
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
    kull: { name: t('kull'), fact: `${visit.kullMetres}\u00a0m` },
  };
}
