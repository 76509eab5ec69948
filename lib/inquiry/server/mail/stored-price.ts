import { z } from 'zod';
import { noticeCodes } from '@/lib/plan/notices';

/**
 * What a mail says of a stored price. Rows may be older or newer than the code that reads them, so kinds and units
 * that it does not know pass: an amount is never left out of a mail.
 */
export const storedPriceSchema = z.object({
  lines: z.array(
    z.object({
      kind: z.string(),
      itemId: z.string(),
      unit: z.string(),
      quantity: z.number(),
      netCents: z.number(),
      grossCents: z.number(),
    }),
  ),
  /** What the visitor was shown: net to business customers, gross to everybody else (PAngV § 3). */
  basis: z.enum(['net', 'gross']).catch('gross'),
  vat: z.array(z.object({ rate: z.number(), netCents: z.number(), vatCents: z.number() })),
  netCents: z.number(),
  grossCents: z.number(),
  onRequest: z.array(z.string()),
  isFrom: z.boolean().catch(false),
  tipCents: z.number(),
  /** What was said beside the price; older rows have none. */
  notices: z
    .array(
      z.object({
        code: z.enum(noticeCodes),
        params: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    )
    .catch([]),
});

export type StoredPrice = z.output<typeof storedPriceSchema>;
