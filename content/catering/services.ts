import type { AdditiveCode, AllergenCode } from './allergens';
import type { VatTreatment } from './rules';

/**
 * How a service is counted: `staff-hour` = members of staff × hours, `person` = every guest, `piece` = a number the
 * visitor may change, `flat` = once. Names and notes live in `texts/<language>/catalogue.ts`.
 */
type ServiceUnit = 'staff-hour' | 'person' | 'piece' | 'flat';

export type Service = {
  readonly id: string;
  readonly unit: ServiceUnit;
  /** Net cents per unit. */
  readonly priceCents: number;
  readonly vat: VatTreatment;
  /** Hours that are always billed (staff) or included in the price (others); beyond them hours follow the event. */
  readonly hours?: number;
  /** Net cents per further hour, per person or flat as the unit says. */
  readonly furtherHourCents?: number;
  /** Needed anew on every day of an event; the rest is brought once. */
  readonly perDay?: true;
  /** Eaten or drunk, so children pay half or nothing. */
  readonly consumed?: true;
  /** For adults alone. */
  readonly adultsOnly?: true;
  readonly minimumGuests?: number;
  /** Suggested number: one per so many guests; `service-team` follows the kind of catering. */
  readonly suggestedPer?: number | 'service-team';
  /** What is eaten or drunk contains, by recipe or by the range that is served. */
  readonly allergens?: readonly AllergenCode[];
  readonly additives?: readonly AdditiveCode[];
};

/**
 * Ratios of s02 and s03 are the house's assumption; the others come from the catalogue of rules. Tables, chairs and
 * crockery are elements of the catering and share its rate (BMF 22 December 2025); tents, music and flowers stand alone.
 */
export const services = [
  {
    id: 's01',
    unit: 'staff-hour',
    priceCents: 4200,
    vat: 'food',
    hours: 4,
    perDay: true,
    suggestedPer: 'service-team',
  },
  { id: 's02', unit: 'staff-hour', priceCents: 5200, vat: 'food', hours: 4, perDay: true, suggestedPer: 80 },
  {
    id: 's03',
    unit: 'staff-hour',
    priceCents: 4600,
    vat: 'standard',
    hours: 4,
    perDay: true,
    suggestedPer: 60,
  },
  { id: 's04', unit: 'person', priceCents: 490, vat: 'food', perDay: true },
  { id: 's05', unit: 'person', priceCents: 390, vat: 'standard', perDay: true },
  {
    id: 's06',
    unit: 'person',
    priceCents: 2400,
    vat: 'standard',
    hours: 4,
    furtherHourCents: 500,
    perDay: true,
    consumed: true,
    allergens: ['A3', 'L'],
    additives: [1, 3, 8, 9, 11, 14],
  },
  {
    id: 's07',
    unit: 'person',
    priceCents: 1800,
    vat: 'standard',
    hours: 4,
    furtherHourCents: 300,
    perDay: true,
    consumed: true,
    minimumGuests: 40,
    allergens: ['C', 'G', 'L'],
    additives: [1, 2, 11, 12, 14],
  },
  { id: 's08', unit: 'person', priceCents: 950, vat: 'food' },
  { id: 's09', unit: 'piece', priceCents: 2400, vat: 'food', suggestedPer: 6 },
  { id: 's10', unit: 'person', priceCents: 1200, vat: 'standard' },
  {
    id: 's11',
    unit: 'flat',
    priceCents: 89000,
    vat: 'standard',
    hours: 5,
    furtherHourCents: 12000,
    perDay: true,
  },
  { id: 's12', unit: 'flat', priceCents: 145000, vat: 'standard' },
  { id: 's13', unit: 'flat', priceCents: 29000, vat: 'standard' },
  {
    id: 's14',
    unit: 'person',
    priceCents: 650,
    vat: 'standard',
    perDay: true,
    consumed: true,
    allergens: ['A4', 'F', 'G'],
    additives: [11],
  },
  {
    id: 's15',
    unit: 'person',
    priceCents: 1400,
    vat: 'standard',
    hours: 4,
    furtherHourCents: 280,
    perDay: true,
    consumed: true,
    additives: [1, 3, 8, 9, 11, 12],
  },
  { id: 's16', unit: 'piece', priceCents: 1400, vat: 'standard', suggestedPer: 3 },
  {
    id: 's17',
    unit: 'person',
    priceCents: 3200,
    vat: 'standard',
    perDay: true,
    adultsOnly: true,
    allergens: ['L'],
    additives: [14],
  },
] as const satisfies readonly Service[];

export type ServiceId = (typeof services)[number]['id'];

/** The services that rules speak of. */
export const serviceIds = {
  waitingStaff: 's01',
  chef: 's02',
  bartender: 's03',
  tableware: 's04',
  glassware: 's05',
  cocktailBar: 's07',
  furniture: 's08',
  highTable: 's09',
  decoration: 's10',
  music: 's11',
  marquee: 's12',
  cleaning: 's13',
} as const satisfies Readonly<Record<string, ServiceId>>;
