import { z } from 'zod';
import { additiveCodes, allergenCodes } from '@/content/catering/allergens';
import { cateringTypes, dishCategories } from '@/content/catering/choices';
import { roomIds, seatings } from '@/content/house-ids';
import { locales } from '@/content/locales';
import { dietFilters } from '@/lib/plan/dish-filter';

const cents = z.int();
const money = z
  .strictObject({ netCents: cents, grossCents: cents })
  .meta({ id: 'Money', description: 'Euro cents of one unit, without and with VAT.' });
const allergens = z.array(z.enum(allergenCodes)).describe('By recipe; traces cannot be ruled out.');
const additives = z.array(z.literal(additiveCodes));
const diets = z
  .array(z.enum(dietFilters))
  .describe('Filters that it passes; a vegan dish is vegetarian too.');
const category = z.enum(dishCategories);
const cateringType = z.enum(cateringTypes);

export const dishSchema = z
  .strictObject({
    id: z.string(),
    category,
    name: z.string(),
    marks: z.array(z.enum(['vegan', 'vegetarisch', 'fleisch', 'fisch', 'schwein', 'alkohol'])),
    suitsDiets: diets,
    allergens,
    additives,
    surcharge: money.nullable().describe('Per guest, on top of the package.'),
    suitsTypes: z.array(cateringType).describe('Empty: every breakfast.'),
    months: z.array(z.int().min(1).max(12)).nullable().describe('When it is in season; null: all year.'),
  })
  .meta({ id: 'Dish' });

const cateringPackage = z
  .strictObject({
    id: z.string(),
    cateringType,
    name: z.string(),
    includes: z.array(z.string()),
    pricePerGuest: money.nullable().describe('null: on request.'),
    minimumGuests: z.int().describe('Smaller groups pay for so many.'),
    leadWorkingDays: z.int().describe('Later inquiries cost the express surcharge.'),
    dishes: z
      .record(category, z.int())
      .nullable()
      .describe('How many dishes of each list are included; null: any number.'),
    fingerfoodPieces: z.int().describe('Per guest.'),
    bringsServices: z.array(z.string()),
    teamHours: z.number().nullable().describe('How long the team of the package stays.'),
    bringsFood: z.array(z.string()),
  })
  .meta({ id: 'Package' });

const service = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    note: z.string().nullable(),
    unit: z.enum(['staff-hour', 'person', 'piece', 'flat']),
    price: money,
    includedHours: z.number().nullable(),
    furtherHour: money.nullable(),
    minimumGuests: z.int().nullable(),
    allergens,
    additives,
  })
  .meta({ id: 'Service' });

const room = z
  .strictObject({
    id: z.enum(roomIds),
    name: z.string(),
    isIndoor: z.boolean(),
    areaSquareMetres: z.number().nullable(),
    capacity: z
      .partialRecord(z.enum(seatings), z.int())
      .describe('Guests by seating; a missing seating is not offered.'),
    hirePerDay: z.array(z.strictObject({ season: z.string(), day: z.string(), price: money })),
  })
  .meta({ id: 'Room' });

const rules = z.strictObject({
  guests: z.strictObject({ min: z.int(), max: z.int() }),
  expressSurchargePercent: z.number(),
  tipSteps: z.array(z.int()),
  hireMonths: z.array(z.strictObject({ season: z.string(), months: z.array(z.int()) })),
  delivery: z.strictObject({
    freeUpToKm: z.number(),
    upTo60Km: money,
    perKmUpTo120Km: money,
    sameDayPickup: money,
  }),
  answerDays: z.int(),
  optionDays: z.int(),
  finalGuestCountDays: z.int(),
  depositPercent: z.number(),
  cancellation: z.array(z.strictObject({ fromDays: z.int(), feePercent: z.number() })),
});

/** What `GET /api/catalogue` answers. */
export const catalogueSchema = z
  .strictObject({
    version: z.string().describe('Changes with every price, dish, rule or word; also the ETag.'),
    pricesFrom: z.iso.date().describe('Since when the prices are valid.'),
    locale: z.enum(locales),
    currency: z.literal('EUR'),
    venue: z.strictObject({
      name: z.string(),
      address: z.string(),
      opens: z.string(),
      celebrationsEnd: z.string(),
    }),
    cateringTypes: z.array(z.strictObject({ id: cateringType, name: z.string(), text: z.string() })),
    categories: z.array(z.strictObject({ id: category, name: z.string(), furtherDish: money.nullable() })),
    packages: z.array(cateringPackage),
    dishes: z.array(dishSchema),
    includedFood: z
      .array(z.strictObject({ id: z.string(), name: z.string(), suitsDiets: diets, allergens, additives }))
      .describe('Comes with packages without being chosen.'),
    services: z.array(service),
    rooms: z.array(room),
    allergens: z.array(z.strictObject({ code: z.enum(allergenCodes), name: z.string() })),
    additives: z.array(z.strictObject({ code: z.literal(additiveCodes), name: z.string() })),
    tracesNote: z.string(),
    rules,
  })
  .meta({ id: 'Catalogue' });

export type Catalogue = z.output<typeof catalogueSchema>;
