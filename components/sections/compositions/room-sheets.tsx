import { getTranslations } from 'next-intl/server';
import { SeatingDrawing } from '@/components/seating/seating-drawing';
import { rooms } from '@/content/house';
import { seatings } from '@/content/house-ids';
import type { Layout, PlannedRoomId } from '@/content/house-plan';
import type { Locale } from '@/content/locales';
import { formatMetres, formatSquareMetres } from '@/lib/i18n/format';
import { arrangeRoom, maxGuests } from '@/lib/seating/arrange-room';
import { drawingTexts, summarize } from '@/lib/seating/describe';
import { drawArrangement } from '@/lib/seating/draw-arrangement';
import { numberOf } from '@/lib/seating/draw-grounds';
import { listRooms } from './list-rooms';

/** The layout that shows most of what a room is for; drawn with all the guests that it seats. */
const shownLayout: Readonly<Record<PlannedRoomId, Layout>> = {
  hall: 'round',
  'fireplace-room': 'long',
  terrace: 'round',
  meadow: 'rows',
  jetty: 'rows',
  tent: 'long',
};

type Props = { sheets: readonly PlannedRoomId[]; locale: Locale };

/** Rooms as an architect hands them over: the furnished plan, the measures, the seats of every seating. */
export async function RoomSheets({ sheets, locale }: Props) {
  const names = await listRooms(locale);
  return (
    <>
      {sheets.map((room) => (
        <RoomSheet key={room} room={room} name={names[room].name} locale={locale} />
      ))}
    </>
  );
}

async function RoomSheet({ room, name, locale }: { room: PlannedRoomId; name: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'house' });
  const seating = await getTranslations({ locale, namespace: 'seating' });
  const { areaSquareMetres, footprint, heightMetres, capacity } = rooms[room];
  const layout = shownLayout[room];
  const request = { room, layout, guests: maxGuests(room, layout) };
  const result = arrangeRoom(request);
  if (!result.ok || !footprint) return null;
  const [short, long] = [footprint.width, footprint.depth].sort((one, other) => one - other);
  const measures = [
    { term: t('measures.area'), text: formatSquareMetres(areaSquareMetres ?? 0, locale) },
    {
      term: t('measures.size'),
      text: `${formatMetres(long ?? 0, locale)} × ${formatMetres(short ?? 0, locale)}`,
    },
    ...(heightMetres ? [{ term: t('measures.height'), text: formatMetres(heightMetres, locale) }] : []),
    ...seatings.flatMap((kind) => {
      const seats = capacity[kind];
      return seats ? [{ term: t(`measures.${kind}`), text: String(seats), isSeats: true }] : [];
    }),
  ];
  return (
    <figure id={`room-${room}`} className="room-sheet" data-room={room}>
      <figcaption className="room-name">
        <span className="plan-number">{numberOf(room)}</span>
        {name}
      </figcaption>
      <SeatingDrawing
        drawing={drawArrangement(result.arrangement, drawingTexts({ t: seating, locale }))}
        label={seating('drawing', { summary: summarize(request, seating) })}
      />
      <p className="room-drawn">
        {t('drawn', { layout: seating(`layouts.${layout}`), guests: request.guests })}
      </p>
      <dl className="room-measures figures">
        {measures.map(({ term, text, ...row }) => (
          <div key={term} data-seats={'isSeats' in row || undefined}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
