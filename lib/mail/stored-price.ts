import { z } from 'zod';

/** What a mail says of a stored price; rows may be older than the code that reads them. */
export const storedPriceSchema = z.object({
  lines: z.array(
    z.object({
      kind: z.enum([
        'package',
        'breakfast',
        'surcharge',
        'extra',
        'express',
        'service',
        'delivery',
        'pickup',
        'voucher',
      ]),
      itemId: z.string(),
      unit: z.enum([
        'person',
        'half',
        'staff-hour',
        'person-hour',
        'half-person-hour',
        'hour',
        'piece',
        'flat',
        'km',
      ]),
      quantity: z.number(),
      netCents: z.number(),
    }),
  ),
  vat: z.array(z.object({ rate: z.number(), netCents: z.number(), vatCents: z.number() })),
  netCents: z.number(),
  grossCents: z.number(),
  onRequest: z.array(z.enum(['idea', 'delivery', 'breakfastCold'])),
  tipCents: z.number(),
});

export type StoredPrice = z.output<typeof storedPriceSchema>;
