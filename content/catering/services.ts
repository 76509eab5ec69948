import type { VatTreatment } from './rules';

/**
 * How a service is counted: `staff-hour` = members of staff × hours, `person` = every guest, `piece` = a number the
 * visitor may change, `flat` = once. Names and notes live in `texts/services.ts`.
 */
type ServiceUnit = 'staff-hour' | 'person' | 'piece' | 'flat';

export type Service = {
  readonly id: string;
  readonly unit: ServiceUnit;
  /** Net cents per unit. */
  readonly priceCents: number;
  readonly vat: VatTreatment;
  /** Hours that are always billed (staff) or included in the price (others). */
  readonly hours?: number;
  /** Net cents per further hour, per person or flat as the unit says. */
  readonly furtherHourCents?: number;
  /** Eaten or drunk, so children pay half or nothing. */
  readonly consumed?: true;
  readonly minimumGuests?: number;
  /** Suggested number: one per so many guests; `service-team` follows the kind of catering. */
  readonly suggestedPer?: number | 'service-team';
};

/** Ratios of s02 and s03 are the house's assumption; the others come from the catalogue of rules. */
export const services = [
  { id: 's01', unit: 'staff-hour', priceCents: 4200, vat: 'food', hours: 4, suggestedPer: 'service-team' },
  { id: 's02', unit: 'staff-hour', priceCents: 5200, vat: 'food', hours: 4, suggestedPer: 80 },
  { id: 's03', unit: 'staff-hour', priceCents: 4600, vat: 'standard', hours: 4, suggestedPer: 60 },
  { id: 's04', unit: 'person', priceCents: 490, vat: 'food' },
  { id: 's05', unit: 'person', priceCents: 390, vat: 'standard' },
  {
    id: 's06',
    unit: 'person',
    priceCents: 2400,
    vat: 'standard',
    hours: 4,
    furtherHourCents: 500,
    consumed: true,
  },
  { id: 's07', unit: 'person', priceCents: 1800, vat: 'standard', consumed: true, minimumGuests: 40 },
  { id: 's08', unit: 'person', priceCents: 950, vat: 'standard' },
  { id: 's09', unit: 'piece', priceCents: 2400, vat: 'standard', suggestedPer: 6 },
  { id: 's10', unit: 'person', priceCents: 1200, vat: 'standard' },
  { id: 's11', unit: 'flat', priceCents: 89000, vat: 'standard', hours: 5, furtherHourCents: 12000 },
  { id: 's12', unit: 'flat', priceCents: 145000, vat: 'standard' },
  { id: 's13', unit: 'flat', priceCents: 29000, vat: 'standard' },
] as const satisfies readonly Service[];

export type ServiceId = (typeof services)[number]['id'];
