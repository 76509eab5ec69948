import type { CateringTypeId, EventType } from './choices';
import type { PackageId } from './packages';
import type { ServiceId } from './services';

/** From what an occasion needs to what it can be. */
export const proposalLevels = ['simple', 'balanced', 'festive'] as const;
export type ProposalLevel = (typeof proposalLevels)[number];

type Levels<T> = Readonly<Record<ProposalLevel, T>>;

/** What the staff would suggest for an occasion before knowing more. */
type Occasion = {
  readonly packages: Levels<PackageId>;
  /** Without what packages or rooms bring anyway, or what is due. */
  readonly services: Levels<readonly ServiceId[]>;
};

const levels = <T>(simple: T, balanced: T, festive: T): Levels<T> => ({ simple, balanced, festive });

const evening: Levels<readonly ServiceId[]> = levels(['s06'], ['s01', 's06'], ['s01', 's06', 's10', 's11']);
const afternoon: Levels<readonly ServiceId[]> = levels(['s14'], ['s14', 's15'], ['s01', 's06', 's10', 's14']);
const reception: Levels<readonly ServiceId[]> = levels(['s15'], ['s06', 's09'], ['s01', 's06', 's09', 's10']);

const meeting: Levels<readonly ServiceId[]> = levels([], ['s09'], ['s06', 's09', 's10']);

/** Kinds of catering with services of their own, whatever the occasion. */
export const kindServices: Readonly<Partial<Record<CateringTypeId, Occasion['services']>>> = {
  breakfast: levels(['s14'], ['s14', 's15'], ['s01', 's14', 's15']),
  conference: meeting,
};

export const occasions: Readonly<Record<EventType, Occasion>> = {
  wedding: {
    packages: levels('war-welle', 'din-welle', 'lux-ufer'),
    services: levels(['s01', 's06'], ['s01', 's06', 's10'], ['s01', 's03', 's06', 's07', 's10', 's11']),
  },
  birthday: { services: evening, packages: levels('war-ufer', 'war-welle', 'din-welle') },
  christening: {
    packages: levels('kal-ufer', 'war-welle', 'din-ufer'),
    services: afternoon,
  },
  anniversary: { services: evening, packages: levels('war-welle', 'din-ufer', 'din-horizont') },
  funeral: {
    packages: levels('kal-ufer', 'kal-welle', 'war-welle'),
    services: levels(['s14'], ['s14', 's15'], ['s01', 's14', 's15']),
  },
  'garden-party': {
    packages: levels('kal-ufer', 'gri-welle', 'gri-horizont'),
    services: levels(['s15'], ['s05', 's06'], ['s01', 's05', 's06', 's12']),
  },
  graduation: { services: evening, packages: levels('fin-welle', 'gri-welle', 'fly-ufer') },
  'business-lunch': {
    packages: levels('kal-ufer', 'war-ufer', 'war-horizont'),
    services: levels([], ['s15'], ['s14', 's15']),
  },
  'summer-party': {
    packages: levels('gri-ufer', 'gri-welle', 'gri-horizont'),
    services: levels(['s15'], ['s06'], ['s01', 's06', 's11']),
  },
  'christmas-party': { services: evening, packages: levels('war-welle', 'din-ufer', 'din-horizont') },
  conference: {
    packages: levels('con-full', 'con-full', 'con-full'),
    services: meeting,
  },
  'trade-fair': {
    packages: levels('fin-ufer', 'fin-welle', 'fin-horizont'),
    services: levels([], ['s14', 's15'], ['s01', 's14', 's15']),
  },
  'company-anniversary': { services: evening, packages: levels('war-welle', 'fly-welle', 'din-horizont') },
  'client-event': {
    packages: levels('fin-horizont', 'fly-ufer', 'fly-horizont'),
    services: reception,
  },
  opening: {
    packages: levels('fin-ufer', 'fin-welle', 'fly-ufer'),
    services: reception,
  },
  'staff-party': { services: evening, packages: levels('gri-ufer', 'war-welle', 'fly-ufer') },
  other: { services: evening, packages: levels('war-ufer', 'war-welle', 'din-welle') },
};
