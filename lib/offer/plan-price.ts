import { z } from 'zod';
import { type VatRate, vatRates } from '@/content/catering/rules';
import type { Price } from '@/lib/plan/price';
import { lineKinds, lineUnits } from '@/lib/plan/price-line';

const amounts = { netCents: z.int(), vatCents: z.int(), grossCents: z.int() };
const rates: readonly VatRate[] = Object.values(vatRates);

const planPriceSchema = z.object({
  basis: z.enum(['net', 'gross']),
  lines: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(lineKinds),
      itemId: z.string(),
      unit: z.enum(lineUnits),
      quantity: z.number(),
      unitNetCents: z.int(),
      unitGrossCents: z.int(),
      ...amounts,
      vat: z.array(
        z.object({ rate: z.custom<VatRate>((value) => rates.includes(value as VatRate)), ...amounts }),
      ),
    }),
  ),
});

/**
 * The positions of a price as they were stored with an inquiry and shown to the visitor; `null` where this version
 * cannot read all of them, so that the price has to be calculated anew.
 */
export function readPlanPrice(stored: unknown): Pick<Price, 'basis' | 'lines'> | null {
  const parsed = planPriceSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
