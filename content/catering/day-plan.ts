import type { CateringTypeId } from './choices';

/**
 * The house's assumptions for planning the day of an event; whoever plans it corrects them. Minutes, unless a name says
 * otherwise.
 */
export const dayPlan = {
  loading: 45,
  /** Before the guests arrive. */
  setUp: { venue: 150, elsewhere: 120 },
  teamBefore: 60,
  clearing: 60,
  /** For hygiene: general terms, "Mitgebrachtes, Reste", paragraph 2. */
  buffetMax: 120,
  /** One way to the places of zones 1 and 2; beyond, by kilometres. */
  drive: { 1: 40, 2: 60 },
  /** As the crow flies; the road is longer. */
  driveKmPerHour: 50,
  /** From the begin to the first course or the opening of the buffet. */
  reception: { plated: 45, flying: 30, buffet: 30, fingerfood: 15 },
  /** From one course to the next. */
  betweenCourses: { plated: 50, flying: 45, buffet: 60 },
  /** From the last course to the first dance. */
  tablesCleared: 45,
  /** Before the end, or before the team goes home. */
  lastRound: 30,
  /** Of a day-conference, from its begin. */
  conference: { coffee: 105, lunch: 210, afternoonCoffee: 360 },
  /** An event that is shorter has no order of courses. */
  shortestMeal: 60,
} as const;

/** Hot dishes on a buffet: portions a chafing dish holds, and chafing dishes a socket carries (general terms, delivery). */
export const warmers = { portions: 30, perSocket: 3 } as const;

/** Kinds of catering that stand on a buffet. */
export const buffetTypes: readonly CateringTypeId[] = [
  'fingerfood-buffet',
  'grill-catering',
  'cold-buffet',
  'warm-buffet',
  'breakfast',
  'conference',
];
