import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { Link } from '@/components/ui/link';
import { roomIds } from '@/content/house-ids';
import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { formatMetres } from '@/lib/i18n/format';
import { drawGrounds, numberOf } from '@/lib/seating/draw-grounds';
import { svgPaths } from '@/lib/seating/svg-paths';
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
  const words = await getTranslations({ locale, namespace: 'seating.sheet' });
  const { drawing, water, deck, marks } = drawGrounds(
    (length) => formatMetres(length, locale),
    words('north'),
  );
  const { viewBox, paths, texts } = svgPaths(drawing);
  const entries = await listRooms(locale);
  const roomsPath = isRoomsPage ? '' : localPath(locale, 'locationRooms');
  return (
    <PlanSheet title={t('grounds')} note={t('metresOnly')}>
      <div
        className="seating-sheet grounds"
        data-stands=""
        style={{ '--sheet-width': drawing.width, '--sheet-height': drawing.height } as CSSProperties}
      >
        <svg viewBox={viewBox} role="img" aria-label={t('altGrounds')}>
          <path className="grounds-lake" d={water.lake} />
          {water.lines.map((line) => (
            <path key={line} className="grounds-depth" d={line} />
          ))}
          <path className="grounds-deck" d={deck} />
          {paths.map(({ role, d }) => (
            <path key={role} className={`seating-${role}`} d={d} />
          ))}
          {texts.map(({ role, text, x, y }) => (
            <text key={`${x} ${y}`} className={`seating-text-${role}`} x={x} y={y}>
              {text}
            </text>
          ))}
          {marks.map(({ room, number, x, y }) => (
            <g key={room} className="grounds-mark" data-room={room}>
              <circle cx={x} cy={y} r="145" />
              <text x={x} y={y}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <nav aria-label={t('rooms')}>
        <ol className="plan-list">
          {roomIds.map((room) => (
            <li key={room}>
              <Link href={room === 'kull' ? localPath(locale, 'locationKull') : `${roomsPath}#room-${room}`}>
                <span className="plan-number">{numberOf(room)}</span>
                <span className="plan-name">{entries[room].name}</span>
                <span className="plan-fact">{entries[room].fact}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </PlanSheet>
  );
}
