import type { CateringTypeId, EventType, LocationType } from './choices';
import type { PackageId } from './packages';
import type { ServiceId } from './services';

/** From what an occasion needs to what it can be. */
export const proposalLevels = ['simple', 'balanced', 'festive'] as const;
export type ProposalLevel = (typeof proposalLevels)[number];

type Levels<T> = Readonly<Record<ProposalLevel, T>>;

/** What the staff would suggest for an occasion before knowing more. */
type Occasion = {
  readonly packages: Levels<PackageId>;
  /** Without what packages or rooms bring anyway. */
  readonly services: Levels<readonly ServiceId[]>;
  /** Kinds that serve the occasion for less, where a budget asks for it. */
  readonly cheaper?: readonly CateringTypeId[];
  readonly place: LocationType;
  /** `HH:MM` */
  readonly start: string;
  readonly end: string;
};

const levels = <T>(simple: T, balanced: T, festive: T): Levels<T> => ({ simple, balanced, festive });

const evening: Levels<readonly ServiceId[]> = levels(
  ['s06'],
  ['s01', 's06', 's13'],
  ['s01', 's06', 's10', 's11', 's13'],
);
const afternoon: Levels<readonly ServiceId[]> = levels(['s14'], ['s14', 's15'], ['s01', 's06', 's10', 's14']);
const reception: Levels<readonly ServiceId[]> = levels(['s15'], ['s06', 's09'], ['s01', 's06', 's09', 's10']);
const dinner = {
  place: 'venue',
  start: '18:00',
  end: '23:00',
  services: evening,
  cheaper: ['warm-buffet', 'cold-buffet'],
} as const;

export const occasions: Readonly<Record<EventType, Occasion>> = {
  wedding: {
    packages: levels('war-welle', 'din-welle', 'lux-ufer'),
    services: levels(
      ['s01', 's06'],
      ['s01', 's06', 's10', 's13'],
      ['s01', 's03', 's06', 's07', 's10', 's11', 's13'],
    ),
    cheaper: ['cold-buffet'],
    place: 'venue',
    start: '15:00',
    end: '01:00',
  },
  birthday: { ...dinner, packages: levels('war-ufer', 'war-welle', 'din-welle'), end: '00:00' },
  christening: {
    packages: levels('kal-ufer', 'war-welle', 'din-ufer'),
    services: afternoon,
    place: 'venue',
    start: '12:00',
    end: '17:00',
  },
  anniversary: { ...dinner, packages: levels('war-welle', 'din-ufer', 'din-horizont') },
  funeral: {
    packages: levels('kal-ufer', 'kal-welle', 'war-welle'),
    services: levels(['s14'], ['s14', 's15'], ['s01', 's14', 's15']),
    place: 'venue',
    start: '13:00',
    end: '16:00',
  },
  'garden-party': {
    packages: levels('kal-ufer', 'gri-welle', 'gri-horizont'),
    services: levels(['s15'], ['s05', 's06'], ['s01', 's05', 's06', 's12']),
    place: 'home',
    start: '16:00',
    end: '22:00',
  },
  graduation: { ...dinner, packages: levels('fin-welle', 'gri-welle', 'fly-ufer') },
  'summer-party': {
    packages: levels('gri-ufer', 'gri-welle', 'gri-horizont'),
    services: levels(['s15'], ['s06'], ['s01', 's06', 's11']),
    cheaper: ['cold-buffet'],
    place: 'venue',
    start: '16:00',
    end: '22:00',
  },
  'christmas-party': { ...dinner, packages: levels('war-welle', 'din-ufer', 'din-horizont') },
  conference: {
    packages: levels('con-half', 'con-full', 'con-full'),
    services: levels([], [], ['s06', 's10']),
    place: 'venue',
    start: '09:00',
    end: '17:00',
  },
  'trade-fair': {
    packages: levels('fin-ufer', 'fin-welle', 'fin-horizont'),
    services: levels([], ['s14', 's15'], ['s01', 's14', 's15']),
    place: 'other',
    start: '10:00',
    end: '18:00',
  },
  'company-anniversary': { ...dinner, packages: levels('war-welle', 'fly-welle', 'din-horizont') },
  'client-event': {
    ...dinner,
    packages: levels('fin-horizont', 'fly-ufer', 'fly-horizont'),
    services: reception,
    end: '22:00',
  },
  opening: {
    packages: levels('fin-ufer', 'fin-welle', 'fly-ufer'),
    services: reception,
    cheaper: ['cold-buffet'],
    place: 'company',
    start: '17:00',
    end: '20:00',
  },
  'staff-party': { ...dinner, packages: levels('gri-ufer', 'war-welle', 'fly-ufer') },
  other: { ...dinner, packages: levels('war-ufer', 'war-welle', 'din-welle') },
};
