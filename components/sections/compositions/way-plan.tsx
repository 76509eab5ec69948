import { getTranslations } from 'next-intl/server';
import { house } from '@/content/house';
import type { Locale } from '@/content/locales';
import { type Point, siteMap, visit } from '@/content/visit';
import { ScrollRegion } from '../../ui/scroll-region';
import { alongPath } from './along-path';
import { PlanSheet } from './plan-sheet';

/** In metres of `house.ts`; the sheet lies on its side: north is left, the lake at the lower edge. */
const bounds = { west: -78, east: 22, south: -14, north: 282 };
const lanternEvery = 15;
const stationEvery = 50;

const at = ([x, y]: Point): Point => [bounds.north - y, bounds.east - x];

/** A curve that bends at each point and passes between them. */
function curve(points: readonly Point[]): string {
  const [start = [0, 0], ...rest] = points.map(at);
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y];
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  return `M${start.join(' ')}${bends.join('')}L${rest.at(-1)?.join(' ')}`;
}

const offshore = (out: number): readonly Point[] => siteMap.shore.map(([x, y]) => [x - out, y]);

/** The path from the house to the cove to scale: a lantern every fifteen metres, its length every fifty. */
export async function WayPlan({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'house' });
  const metres = `${visit.kullMetres}\u00a0m`;
  const [houseX, houseY] = at(siteMap.marks.house);
  const [kullX, kullY] = at(siteMap.marks.kull);
  return (
    <PlanSheet title={t('way')} note={t('metresOnly')}>
      <ScrollRegion as="figure" label={t('way')} className="overflow-x-auto">
        <svg
          className="way-plan"
          viewBox={`0 0 ${bounds.north - bounds.south} ${bounds.east - bounds.west}`}
          role="img"
          aria-label={t('altWay', { metres })}
        >
          <path className="seating-lake" d={`${curve(siteMap.shore)}V${bounds.east - bounds.west}H400Z`} />
          {[6, 14, 25].map((out) => (
            <path key={out} className="seating-depth fill-none" d={curve(offshore(out))} />
          ))}
          {[siteMap.terrace, siteMap.jetty, ...siteMap.buildings].map(({ x, y, width, depth }) => {
            const [left, top] = at([x + width, y + depth]);
            return (
              <rect
                key={`${x} ${y}`}
                className="fill-ground stroke-text"
                x={left}
                y={top}
                width={depth}
                height={width}
              />
            );
          })}
          {alongPath(siteMap.pathToKull, lanternEvery).map((point) => {
            const [cx, cy] = at(point);
            return <circle key={`${cx} ${cy}`} className="fill-accent" cx={cx} cy={cy} r="1" />;
          })}
          {alongPath(siteMap.pathToKull, stationEvery).map((point, index) => {
            const [x, y] = at(point);
            return (
              <g key={`${x} ${y}`} className="fill-muted">
                <path className="stroke-muted" d={`M${x} ${y - 3}v-5`} />
                <text textAnchor="middle" x={x} y={y - 10.5}>
                  {(index + 1) * stationEvery}
                </text>
              </g>
            );
          })}
          <text className="fill-text" textAnchor="middle" x={houseX} y={houseY + 24}>
            {t('house')}
          </text>
          <text className="fill-text" x={kullX - 6} y={kullY - 9} textAnchor="start">
            {t('kull')}
          </text>
          <text className="fill-text" textAnchor="middle" x={150} y={kullY - 14}>
            {metres} · {t('minutes', { minutes: house.kull.minutesOnFoot })}
          </text>
        </svg>
      </ScrollRegion>
    </PlanSheet>
  );
}
