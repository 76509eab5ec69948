import type { MeetingRoom, Place } from 'schema-dts';
import { type RoomId, rooms } from '@/content/house';
import { roomIds } from '@/content/house-ids';
import type { Locale } from '@/content/locales';
import { catalogueWords } from '@/content/texts';
import { pageUrl } from '../absolute-url';

/** A room with the largest number of guests that it takes, whichever way it is furnished. */
function room(id: RoomId, locale: Locale): MeetingRoom | Place {
  const { capacity, areaSquareMetres, indoor } = rooms[id];
  const place = {
    '@id': `${pageUrl(locale, 'locationRooms')}#${id}`,
    name: catalogueWords[locale].roomNames[id],
    maximumAttendeeCapacity: Math.max(...Object.values(capacity)),
  };
  if (!indoor || areaSquareMetres === null) return { '@type': 'Place', ...place };
  return {
    '@type': 'MeetingRoom',
    ...place,
    floorSize: { '@type': 'QuantitativeValue', value: areaSquareMetres, unitCode: 'MTK' },
  };
}

/** Everything that the house has to celebrate in. */
export const roomNodes = (locale: Locale): readonly (MeetingRoom | Place)[] =>
  roomIds.map((id) => room(id, locale));
