import { z } from 'zod';
import { allergenGroups } from '@/content/catering/allergens';
import { cateringTypes, customerTypes, eventTypes, locationTypes } from '@/content/catering/choices';
import { proposalLevels } from '@/content/catering/occasions';
import { guestLimits } from '@/content/catering/rules';
import { dietFilters } from '@/lib/plan/dish-filter';
import { gapCodes } from '@/lib/plan/propose';
import { planSchema } from './plan-schema';
import { priceSchema } from './quote-schema';

const occasions = [...new Set([...eventTypes.private, ...eventTypes.business])];
const guests = z.int().min(guestLimits.min).max(guestLimits.max);
const time = z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$/);

/** What `POST /api/proposals` and the tool of the same name take. */
export const wishSchema = z
  .strictObject({
    occasion: z.enum(occasions),
    guests,
    customerType: z.enum(customerTypes).optional().describe('Counts for the occasion "other" alone.'),
    day: z.iso.date().optional().describe('First day of the event; leave it out while it is open.'),
    start: time.optional(),
    end: time.optional(),
    cateringType: z.enum(cateringTypes).optional().describe('Leave it out to get what suits the occasion.'),
    place: z.enum(locationTypes).optional().describe('venue is our house by the lake.'),
    postcode: z
      .string()
      .regex(/^\d{5}$/)
      .optional()
      .describe('German postcode of the place, where it is not our house.'),
    diets: z
      .array(z.enum(dietFilters))
      .max(dietFilters.length)
      .optional()
      .describe('Every dish keeps to these.'),
    without: z
      .array(z.enum(allergenGroups))
      .max(allergenGroups.length)
      .optional()
      .describe('Groups of allergens that no dish contains by recipe. Nuts: E (peanuts) and H (tree nuts).'),
    veganGuests: z.int().min(0).max(guestLimits.max).optional(),
    vegetarianGuests: z.int().min(0).max(guestLimits.max).optional(),
    allergies: z
      .partialRecord(z.enum(allergenGroups), guests)
      .optional()
      .describe('Number of guests by allergen; no dish contains one of these.'),
  })
  .meta({ id: 'Wish', description: 'What somebody wants before anything is chosen.' });

const proposal = z
  .strictObject({
    level: z.enum(proposalLevels),
    plan: planSchema,
    summary: z.string(),
    price: priceSchema,
    gaps: z
      .array(z.strictObject({ code: z.enum(gapCodes), text: z.string() }))
      .describe('What the proposal does not do.'),
    handOverUrl: z.url().nullable(),
  })
  .meta({ id: 'Proposal' });

export const proposalsSchema = z.strictObject({ proposals: z.array(proposal) }).meta({ id: 'Proposals' });

export type Proposals = z.output<typeof proposalsSchema>;
