import type { CateringTypeId, DishCategory } from './choices';

/** Changes with every change of prices, dishes or rules; an inquiry says which catalogue its price was shown from. */
export const catalogueVersion = '2026-11-22';

/** VAT in basis points, German UStG from 1 January 2026. */
export const vatRates = { reduced: 700, standard: 1900 } as const;
export type VatRate = (typeof vatRates)[keyof typeof vatRates];

/**
 * What a position is for VAT. Food with or without service: § 12 (2) no. 15 UStG. Drinks are excepted from the
 * reduced rate. A combined price may be split 70/30: UStAE 10.1 (12), BMF letter of 22 December 2025.
 */
export const vatTreatments = {
  food: [{ rate: vatRates.reduced, shareBp: 10_000 }],
  standard: [{ rate: vatRates.standard, shareBp: 10_000 }],
  combined: [
    { rate: vatRates.reduced, shareBp: 7_000 },
    { rate: vatRates.standard, shareBp: 3_000 },
  ],
} as const satisfies Record<string, readonly { rate: VatRate; shareBp: number }[]>;
export type VatTreatment = keyof typeof vatTreatments;

/** Surcharge on the kitchen's lines for a date before the lead time, in basis points. */
export const expressBp = 1_500;

export const guestLimits = { min: 1, max: 5_000 } as const;

/** Voluntary tip in per cent of the gross price; never part of it. */
export const tipSteps = [0, 5, 10] as const;

/** Guests per member of the service team, by kind of service. */
export const guestsPerStaff = { buffet: 25, flying: 20, seated: 12, luxury: 10 } as const;

/** Kinds served at the table: a guest eats one of the main courses there, and a little of everything elsewhere. */
export const platedTypes: readonly CateringTypeId[] = ['seated-dinner', 'luxury-catering'];

/** A tasting for two; without charge from so many guests on, once the event is booked. */
export const tasting = { persons: 2, priceCents: 9_800, freeFromGuests: 50 } as const;

/** Portions and furniture, used for advice only. */
export const portionRules = {
  guestsPerStandingTable: 6,
  guestsPerBanquetTable: 8,
  buffetTeamAdvisedFrom: 100,
  /** Up to this number of guests the smaller number of sorts suffices. */
  fingerfoodSorts: { upTo: 20, few: 6, many: 8 },
  fingerfoodPieces: {
    starter: { min: 3, max: 5 },
    receptionPerHour: { min: 4, max: 6 },
    breakfast: { min: 4, max: 6 },
    lunch: { min: 8, max: 10 },
    dinner: { min: 10, max: 12 },
  },
} as const;

/** Price of one more dish per person in net cents; cold breakfast dishes beyond the package are quoted in the offer. */
export const extraChoices = {
  vorspeisen: { id: 'plus-v', priceCents: 450 },
  hauptspeisen: { id: 'plus-h', priceCents: 850 },
  beilagen: { id: 'plus-b', priceCents: 300 },
  desserts: { id: 'plus-d', priceCents: 450 },
  fingerfood: { id: 'plus-f', priceCents: 320 },
  breakfastCold: null,
  breakfastWarm: { id: 'plus-bw', priceCents: 380 },
} as const satisfies Record<DishCategory, { id: string; priceCents: number } | null>;

/** Day of the general terms (`content/legal/terms`), whose last sentence names it; an acceptance is stored with it. */
export const termsVersion = '2026-11-29';

/** Deliveries that the kitchen and the vans manage on one day; the house itself has one celebration a day. */
export const deliveriesPerDay = 3;

/** Conditions for the offer, in days before the event; fees in basis points of the price. */
export const bookingTerms = {
  answerDays: 3,
  optionDays: 14,
  finalGuestCountDays: 7,
  depositBp: 3_000,
  paymentDays: 14,
  cancellation: [
    { fromDays: 60, feeBp: 0 },
    { fromDays: 30, feeBp: 3_000 },
    { fromDays: 14, feeBp: 5_000 },
    { fromDays: 3, feeBp: 8_000 },
    { fromDays: 0, feeBp: 9_000 },
  ],
} as const;
