import { z } from 'zod';
import { type VatRate, vatRates } from '@/content/catering/rules';
import { noticeCodes } from '@/lib/plan/notices';
import { onRequestParts, type Price } from '@/lib/plan/price';
import { lineKinds, lineUnits } from '@/lib/plan/price-line';

const rates: readonly VatRate[] = Object.values(vatRates);
const amounts = { netCents: z.int(), vatCents: z.int(), grossCents: z.int() };
const share = z.object({ rate: z.custom<VatRate>((value) => rates.includes(value as VatRate)), ...amounts });

/** A price as it is stored with an inquiry or an answer. */
export const priceSchema = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(lineKinds),
      itemId: z.string(),
      text: z.string().exactOptional(),
      unit: z.enum(lineUnits),
      quantity: z.number(),
      unitNetCents: z.int(),
      unitGrossCents: z.int(),
      ...amounts,
      vat: z.array(share),
    }),
  ),
  vat: z.array(share),
  ...amounts,
  basis: z.enum(['net', 'gross']),
  shownCents: z.int(),
  isOnRequest: z.boolean(),
  isFrom: z.boolean(),
  onRequest: z.array(z.enum(onRequestParts)),
  tipCents: z.int(),
  notices: z.array(
    z.object({ code: z.enum(noticeCodes), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
}) satisfies z.ZodType<Price>;
