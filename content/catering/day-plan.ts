import type { CateringTypeId } from './choices';

/**
 * The house's assumptions for planning the day of an event; whoever plans it corrects them. Minutes, unless a name says
 * otherwise.
 */
export const dayPlan = {
  /** Before the guests arrive. */
  setUp: 120,
  clearing: 60,
  /** From the begin to the first course or the opening of the buffet. */
  reception: { plated: 45, flying: 30, buffet: 30, fingerfood: 15 },
  /** An afternoon that goes on late sits down to eat in the evening, in minutes after midnight. */
  lateDay: { beginsFrom: 12 * 60, beginsBefore: 17 * 60, endsFrom: 23 * 60, dinner: 18 * 60 + 30 },
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

/** Kinds of catering that stand on a buffet. */
export const buffetTypes: readonly CateringTypeId[] = [
  'fingerfood-buffet',
  'grill-catering',
  'cold-buffet',
  'warm-buffet',
  'breakfast',
  'conference',
];
