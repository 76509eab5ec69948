/**
 * The lists a visitor chooses from before any dish: who asks, for what occasion, where, and which kind of catering.
 * Identifiers are stable and end up in stored drafts and inquiries; names live in `texts/<language>/catalogue.ts`.
 */
export const customerTypes = ['private', 'business'] as const;
export type CustomerType = (typeof customerTypes)[number];

/** Occasions per customer type; `other` goes with the draft's `otherEvent` and `otherEventText`. */
export const eventTypes = {
  private: [
    'wedding',
    'birthday',
    'christening',
    'anniversary',
    'funeral',
    'garden-party',
    'graduation',
    'other',
  ],
  business: [
    'business-lunch',
    'summer-party',
    'christmas-party',
    'conference',
    'trade-fair',
    'company-anniversary',
    'client-event',
    'opening',
    'staff-party',
    'other',
  ],
} as const satisfies Record<CustomerType, readonly string[]>;
export type EventType = (typeof eventTypes)[CustomerType][number];

/** `venue` is the own location at the lake, `open` means not decided yet. */
export const locationTypes = ['venue', 'home', 'company', 'other', 'open'] as const;
export type LocationType = (typeof locationTypes)[number];

/** The kinds of catering with a menu of their own; a dish names those it suits. */
const menuTypes = [
  'flying-buffet',
  'seated-dinner',
  'fingerfood-buffet',
  'grill-catering',
  'cold-buffet',
  'luxury-catering',
  'warm-buffet',
] as const;
export type MenuType = (typeof menuTypes)[number];

/**
 * All kinds in the order in which they are offered; `breakfast` is breakfast alone, without another kind, and
 * `conference` a day with breaks, lunch (from the dishes of a warm buffet) and drinks at one price.
 */
export const cateringTypes = [
  'flying-buffet',
  'seated-dinner',
  'fingerfood-buffet',
  'grill-catering',
  'own-idea',
  'cold-buffet',
  'luxury-catering',
  'breakfast',
  'warm-buffet',
  'conference',
] as const;
export type CateringTypeId = (typeof cateringTypes)[number];

/** Lists of dishes, named as the draft names them. */
export const dishCategories = [
  'vorspeisen',
  'hauptspeisen',
  'beilagen',
  'desserts',
  'fingerfood',
  'breakfastCold',
  'breakfastWarm',
] as const;
export type DishCategory = (typeof dishCategories)[number];

/** `same-day` until 23:00 costs extra, `next-day` between 10:00 and 14:00 is free. */
export const pickups = ['next-day', 'same-day'] as const;
export type Pickup = (typeof pickups)[number];
