import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { Link } from '@/components/ui/link';
import { groundsDrawing } from '@/content/drawings';
import { roomIds } from '@/content/house-ids';
import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { DrawingLines, viewBoxOf } from './drawing-lines';
import { listRooms } from './list-rooms';
import { PlanSheet } from './plan-sheet';

type Props = {
  locale: Locale;
  /** On the page of the rooms their sheets are on the same page. */
  isRoomsPage: boolean;
};

/** House and grounds to scale, and the list that its numbers belong to. */
export async function GroundsPlan({ locale, isRoomsPage }: Props) {
  const t = await getTranslations({ locale, namespace: 'house' });
  const { width, height, marks } = groundsDrawing;
  const entries = await listRooms(locale);
  const roomsPath = isRoomsPage ? '' : localPath(locale, 'locationRooms');
  return (
    <PlanSheet title={t('grounds')} note={t('metresOnly')}>
      <div
        className="seating-sheet grounds"
        style={{ '--sheet-width': width, '--sheet-height': height } as CSSProperties}
      >
        <svg viewBox={viewBoxOf(groundsDrawing)} role="img" aria-label={t('altGrounds')}>
          <DrawingLines name="grounds" drawing={groundsDrawing} locale={locale} />
          {roomIds.map((room) => (
            <g key={room} className="grounds-mark" data-room={room}>
              <circle cx={marks[room].x} cy={marks[room].y} r="145" />
              <text {...marks[room]}>{entries[room].number}</text>
            </g>
          ))}
        </svg>
      </div>
      <nav aria-label={t('rooms')}>
        <ol className="plan-list grid grid-cols-2 border-t border-line bg-ground md:grid-cols-4">
          {roomIds.map((room) => (
            <li key={room}>
              <Link
                href={room === 'kull' ? localPath(locale, 'locationKull') : `${roomsPath}#room-${room}`}
                className="flex min-h-12 items-center gap-3 px-3.5 py-2 leading-tight hover:text-accent md:min-h-14"
              >
                <span className="plan-number">{entries[room].number}</span>
                <span className="min-w-0 wrap-anywhere">
                  {entries[room].name}{' '}
                  <span className="block text-xs text-muted max-md:hidden">{entries[room].fact}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </PlanSheet>
  );
}
