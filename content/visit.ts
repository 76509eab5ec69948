import { rooms } from './house';
import { site } from './site';

/**
 * What a guest needs to get here and around: ways, parking places, hotels, doors. Lengths are metres, durations
 * minutes. Everything that the house itself measures stands in `house.ts`.
 */
export const visit = {
  parking: { cars: 68, wheelchair: 3, charging: 4, coaches: 2, metresToDoor: 40, wheelchairMetresToDoor: 12 },
  bus: { minutesFromStation: 24, minutesOnFoot: 5, metres: 350, lastTime: '23:20' },
  taxi: { minutesFromStation: 15, kilometresFromStation: 7 },
  airport: { minutesByCar: 25, kilometres: 27 },
  motorway: { minutes: 6 },
  /** Clear widths; the ramp bridges the one step to the fireplace room. */
  access: {
    entranceWidth: 1.8,
    wcDoorWidth: 0.95,
    wcTurningSpace: 1.5,
    rampWidth: 1.2,
    stepHeight: 0.16,
    rampSlopePercent: 6,
    parkingWidth: 3.5,
    hearingLoopRows: 8,
  },
  /** Invented houses; a shuttle goes to each on request. */
  hotels: [
    { name: 'Hotel Erlenhof', kilometres: 1.8, taxiMinutes: 5, rooms: 34 },
    { name: 'Pension Schilfgarten', kilometres: 2.6, taxiMinutes: 7, rooms: 11 },
    { name: 'Hotel Zur Seidenspule', kilometres: 6.4, taxiMinutes: 14, rooms: 92 },
    { name: 'Stadthotel Rheinblick', kilometres: 7.1, taxiMinutes: 16, rooms: 120 },
  ],
  /** For suppliers: sound inside at the edge of the dance floor, power at the places where bands stand. */
  suppliers: {
    maxDecibels: 95,
    hallAmperes: 32,
    terraceAmperes: 16,
    kullAmperes: 16,
    clearedBy: '10:00',
    noticeDays: 14,
  },
  /** The path from the terrace to the cove. */
  kullMetres: 250,
} as const;

export type Point = readonly [x: number, y: number];

/** Eastern shore of the lake from south to north, in the coordinates of `house.ts`. */
const shore: readonly Point[] = [
  [-28, -110],
  [-36, -60],
  [-38.64, -9],
  [-38.64, 31],
  [-46, 90],
  [-52, 150],
  [-50, 195],
  [-34, 222],
  [-22, 245],
  [-22, 268],
  [-40, 290],
  [-80, 320],
];

const footprint = (id: 'hall' | 'fireplace-room' | 'terrace' | 'jetty') => {
  const found = rooms[id].footprint;
  if (!found) throw new Error(`${id} has no footprint`);
  return found;
};

/** The grounds as the map draws them, in the coordinates of `house.ts`. */
export const siteMap = {
  bounds: { west: -140, east: 270, south: -100, north: 310 },
  shore,
  buildings: [footprint('hall'), footprint('fireplace-room')],
  terrace: footprint('terrace'),
  jetty: footprint('jetty'),
  parking: { x: 40, y: 48, width: 36, depth: 44 },
  /** `house.street` ends where the drive turns right into the yard. */
  road: [
    [270, -62],
    [150, -52],
    [100, -40],
  ] satisfies readonly Point[],
  drive: [
    [100, -40],
    [98, 34],
    [76, 60],
  ] satisfies readonly Point[],
  pathToKull: [
    [-8, 24],
    [-25, 60],
    [-38, 120],
    [-40, 180],
    [-22, 215],
    [-10, 240],
    [-10, 258],
  ] satisfies readonly Point[],
  marks: {
    entrance: [10, 23],
    parking: [58, 70],
    bus: [246, -60],
    kull: [-10, 258],
    lake: [-92, 60],
    jetty: [-62, 2],
    house: [5, 11],
    road: [170, -54],
  } satisfies Readonly<Record<string, Point>>,
} as const;

export type MapMark = keyof typeof siteMap.marks;

const { latitude, longitude } = site.geo;

/** Opens the map of a phone; elsewhere nothing answers, so the second address stands beside it. */
export const mapLinks = {
  phone: `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(site.name)})`,
  web: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
} as const;
