import { catalogueVersion } from '@/content/catering/rules';
import type { ShownPrices } from '@/lib/plan/shown-prices';
import { expect, test } from '../fixtures';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { openStep, shownCents } from './wizard-flow';

const key = 'seegut-shown-prices';

const noted = (page: import('@playwright/test').Page): Promise<ShownPrices | null> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** Lets the visitor see today's prices, and then pretends that they were others. */
async function withOlderPrices(
  page: import('@playwright/test').Page,
  older: (seen: ShownPrices) => ShownPrices,
) {
  await openStep(page, 'de', 'eckdaten');
  await expect.poll(async () => (await noted(page))?.version).toBe(catalogueVersion);
  const seen = await noted(page);
  if (!seen) throw new Error('no prices noted');
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(older(seen)),
  ] as const);
}

test('a price that changed since the last visit is explained line by line, and nothing is lost', async ({
  page,
}) => {
  await withPlan(page, weddingPlan);
  await withOlderPrices(page, (seen) => ({
    ...seen,
    version: '2026-01-01',
    totalCents: seen.totalCents - 64_000,
    units: { ...seen.units, 'package:din-welle:person': 6_918, 'service:s06:person': 2_900 },
  }));
  await openStep(page, 'de', 'speisen');
  const notice = page.locator('[data-price-changes]');
  await expect(notice).toContainText('2 Preise haben sich geändert');
  await expect(notice.locator('[data-item="din-welle"]')).toContainText('bisher 69,18 €, jetzt 79,18 €');
  await expect(notice.locator('[data-item="s06"]')).toContainText('bisher 29,00 €');
  const total = await shownCents(page);
  await expect(notice).toContainText(
    new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(total / 100),
  );
  await expect.poll(() => storedPlan(page)).toMatchObject({ hauptspeisen: ['h02', 'h01'], guests: 64 });

  await openStep(page, 'de', 'paket');
  await expect(notice).toBeVisible();
  await notice.locator('[data-noted]').click();
  await expect(notice).toHaveCount(0);
  await expect.poll(async () => (await noted(page))?.units['package:din-welle:person']).toBe(7_918);
  await page.reload();
  await expect(page.locator('[data-price]').first()).toBeVisible();
  await expect(page.locator('[data-catalogue-change]')).toHaveCount(0);
});

test('a dish that has left the catalogue is named as it was called', async ({ page }) => {
  await withPlan(page, { ...weddingPlan, hauptspeisen: ['h02', 'h99'] });
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify({
      version: '2026-01-01',
      basis: 'gross',
      totalCents: 1,
      names: { h99: 'Zander vom Niederrhein' },
      units: {},
    } satisfies ShownPrices),
  ] as const);
  await openStep(page, 'de', 'speisen');
  await expect(page.locator('[data-catalogue-change]')).toContainText('Zander vom Niederrhein');
});
