import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calculatePrice } from '@/lib/plan/price';
import { parseDraft } from '@/lib/plan/read-draft';
import { now } from './arbitrary-draft';
import plans from './hand-priced.json';

const table = readFileSync('docs/configurator.md', 'utf8');
const inEuros = (cents: number) =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(cents / 100);
const inOrder = (lines: readonly (readonly number[])[]) => lines.map(String).sort();

/** Worked out by hand from the printed prices; `docs/configurator.md` explains how and holds the same figures. */
describe('plans calculated by hand', () => {
  it('are forty or more, each once', () => {
    expect(plans.length).toBeGreaterThanOrEqual(40);
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
  });

  it.each(plans.map((plan) => [plan.id, plan] as const))('%s', (_, plan) => {
    const { draft } = parseDraft(JSON.stringify(plan.draft));
    const price = calculatePrice(draft, now);
    const isNet = plan.basis === 'net';
    const lines = price.lines.map(({ quantity, unitNetCents, unitGrossCents, netCents, grossCents }) =>
      isNet ? [quantity, unitNetCents, netCents] : [quantity, unitGrossCents, grossCents],
    );
    expect(inOrder(lines)).toEqual(inOrder(plan.lines));
    expect(
      price.vat.map(({ rate, netCents, vatCents, grossCents }) => [
        rate / 100,
        netCents,
        vatCents,
        grossCents,
      ]),
    ).toEqual(plan.vat);
    expect(price).toMatchObject({
      basis: plan.basis,
      netCents: plan.netCents,
      grossCents: plan.grossCents,
      onRequest: plan.onRequest,
      isOnRequest: plan.isOnRequest,
    });
  });

  it.each(plans.map((plan) => [plan.id, plan] as const))(
    '%s stands in the table of the documentation',
    (id, plan) => {
      const row = table.split('\n').find((line) => line.startsWith(`| ${id} |`));
      expect(row).toContain(`${inEuros(plan.netCents)} / ${inEuros(plan.grossCents)} |`);
    },
  );
});
