import type { Footprint } from '@/content/house';
import type { DirectionsSection } from '@/content/schema';
import { type MapMark, mapLinks, type Point, siteMap } from '@/content/visit';
import { buttonClass } from '../ui/button-class';
import { Fold } from '../ui/fold';
import { DataTable } from './data-table';
import { SectionHeading } from './section-heading';

const { bounds } = siteMap;
const width = bounds.east - bounds.west;
const height = bounds.north - bounds.south;

/** From the plan (north is up) to the drawing (y runs down). */
const at = ([x, y]: Point): Point => [x - bounds.west, bounds.north - y];

const line = (points: readonly Point[]) => `M${points.map((point) => at(point).join(' ')).join('L')}`;

const water = `${line([...siteMap.shore, [bounds.west, bounds.north], [bounds.west, bounds.south]])}Z`;

/** Labels stand beside their mark; those of the bus stop and the jetty end there. */
const anchors: Readonly<Record<MapMark, { readonly dx: number; readonly dy: number; readonly end?: true }>> =
  {
    entrance: { dx: 8, dy: 0 },
    parking: { dx: 24, dy: -8 },
    bus: { dx: 12, dy: -20, end: true },
    kull: { dx: 10, dy: 4 },
    lake: { dx: 0, dy: 0 },
    jetty: { dx: 30, dy: 16, end: true },
    house: { dx: 12, dy: 22 },
    road: { dx: -30, dy: 20 },
  };

/** Places that carry a dot; the others are named on what is drawn. */
const dotted: readonly MapMark[] = ['entrance', 'bus', 'kull'];

function Block({ footprint, className }: { footprint: Footprint; className: string }) {
  const [x, y] = at([footprint.x, footprint.y + footprint.depth]);
  return <rect x={x} y={y} width={footprint.width} height={footprint.depth} className={className} />;
}

/** The map of the grounds, drawn from their measures, the ways to get here, and the phone's own map. */
export function Directions({ section }: { section: DirectionsSection }) {
  const marks = Object.entries(siteMap.marks) as readonly (readonly [MapMark, Point])[];
  return (
    <div className="wrap">
      <SectionHeading {...section} />
      <p className="measure mt-6">{section.intro}</p>
      <div className="columns mt-10 gap-y-10">
        <div className="col-span-12 md:sticky md:top-36 md:col-span-6 md:self-start lg:col-span-5">
          <svg
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={section.alt}
            className="block w-full border border-line bg-surface print:max-w-[9cm]"
          >
            <path d={water} className="fill-lake/25 stroke-lake" strokeWidth="1" />
            <path d={line(siteMap.road)} className="fill-none stroke-muted" strokeWidth="6" />
            <path d={line(siteMap.drive)} className="fill-none stroke-muted" strokeWidth="4" />
            <path
              d={line(siteMap.pathToKull)}
              className="fill-none stroke-accent"
              strokeWidth="1.5"
              strokeDasharray="4 4"
            />
            <Block footprint={siteMap.parking} className="fill-none stroke-muted" />
            <Block footprint={siteMap.terrace} className="fill-none stroke-text" />
            <Block footprint={siteMap.jetty} className="fill-accent/40 stroke-accent" />
            {siteMap.buildings.map((building) => (
              <Block key={building.y} footprint={building} className="fill-accent" />
            ))}
            {marks.map(([mark, point]) => {
              const [x, y] = at(point);
              const { dx, dy, end } = anchors[mark];
              return (
                <g key={mark}>
                  {dotted.includes(mark) && <circle cx={x} cy={y} r="3.5" className="fill-ember" />}
                  <text
                    x={x + dx}
                    y={y + dy}
                    textAnchor={end ? 'end' : 'start'}
                    className="fill-text font-sans text-sm font-medium"
                  >
                    {section.labels[mark]}
                  </text>
                </g>
              );
            })}
          </svg>
          <p className="mt-6 flex flex-wrap gap-4">
            <a href={mapLinks.phone} className={buttonClass('outline')}>
              {section.phoneMap}
            </a>
            <a href={mapLinks.web} className={`${buttonClass('link')} px-0`} rel="noopener noreferrer">
              {section.webMap}
            </a>
          </p>
        </div>
        <div className="col-span-12 md:col-span-6 lg:col-span-7">
          <Fold title={section.columns.at(-1)} wideOpen>
            <DataTable caption={section.title} columns={section.columns} rows={section.rows} />
          </Fold>
        </div>
      </div>
    </div>
  );
}
