import { getTranslations } from 'next-intl/server';
import { amountsIn } from '@/content/catering/amounts';
import { type HiredRoom, hiredRooms } from '@/content/catering/hire';
import { drawnWith } from '@/content/drawings';
import { rooms } from '@/content/house';
import { type PlannedRoomId, seatings } from '@/content/house-ids';
import type { Locale } from '@/content/locales';
import { formatMetres, formatSquareMetres } from '@/lib/i18n/format';
import { Figure } from '../../ui/figure';
import { type ListedRoom, listRooms } from './list-rooms';
import { RoomDrawing } from './room-drawing';

type Props = { sheets: readonly PlannedRoomId[]; locale: Locale };

/** Rooms as an architect hands them over: the lowest hire, the furnished plan, the measures, the seats of every seating. */
export async function RoomSheets({ sheets, locale }: Props) {
  const entries = await listRooms(locale);
  return (
    <>
      {sheets.map((room) => (
        <RoomSheet key={room} room={room} entry={entries[room]} locale={locale} />
      ))}
    </>
  );
}

const isHired = (room: string): room is HiredRoom => hiredRooms.some((hired) => hired === room);

type SheetProps = { room: PlannedRoomId; entry: ListedRoom; locale: Locale };

async function RoomSheet({ room, entry, locale }: SheetProps) {
  const t = await getTranslations({ locale, namespace: 'house' });
  const seating = await getTranslations({ locale, namespace: 'seating' });
  const { areaSquareMetres, footprint, heightMetres, capacity } = rooms[room];
  if (!footprint) return null;
  const { guests } = drawnWith[room];
  const layout = seating(`layouts.${drawnWith[room].layout}`);
  const summary = seating('summary', { room: entry.name, layout, guests });
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
      <figcaption className="room-name wrap-anywhere flex items-center gap-3 border-b border-line pb-3 font-display text-2xl">
        <span className="plan-number">{entry.number}</span>
        {entry.name}
        {isHired(room) && (
          <span className="figures ml-auto font-sans text-sm text-accent">
            {t('hireFrom', { price: amountsIn(locale).lowestHire(room) })}
          </span>
        )}
      </figcaption>
      <RoomDrawing room={room} label={seating('drawing', { summary })} locale={locale} />
      <p className="py-1.5 text-xs text-muted">{t('drawn', { layout, guests })}</p>
      <dl className="figures wrap-anywhere grid grid-cols-12 border-t border-line *:flex *:flex-col-reverse *:justify-end *:border-b *:border-line *:py-2.5 *:pr-2">
        {measures.map(({ term, text, ...row }, index) => (
          <div
            key={term}
            className={
              // Length and breadth stay on one line.
              'isSeats' in row || index !== 1 ? 'col-span-3' : heightMetres ? 'col-span-6' : 'col-span-9'
            }
          >
            <dt className="text-xs text-muted">{term}</dt>
            {'isSeats' in row ? (
              <Figure as="dd" size="md">
                {text}
              </Figure>
            ) : (
              <dd>{text}</dd>
            )}
          </div>
        ))}
      </dl>
    </figure>
  );
}
