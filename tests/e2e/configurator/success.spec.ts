import { localPath } from '@/lib/i18n/address';
import { expect, test } from '../fixtures';

const thanks = { de: /^Danke/, en: /^Thank you/, es: /^Gracias/ } as const;
const address = '?ref=SG-2026-7KQ4M&by=2026-12-01';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

const moved = (page: import('@playwright/test').Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );

test('opened directly it thanks nobody; after sending it does, and nothing moves', async ({ page }) => {
  const locale = 'es';
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(localPath(locale, 'success'));
  await expect(page.locator('main h2').first()).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(thanks[locale], { useInnerText: true });
  expect(await heading.ariaSnapshot()).not.toMatch(/Danke|Thank|Gracias/);
  expect(await moved(page)).toBeLessThan(0.01);

  // A reference in the address alone proves nothing.
  await page.goto(`${localPath(locale, 'success')}${address}`);
  await expect(page.locator('main h2').first()).toBeVisible();
  await expect(page.locator('[data-reference]')).toHaveCount(0);
  expect(await heading.ariaSnapshot()).not.toMatch(/Danke|Thank|Gracias/);

  await page.evaluate(
    (stored) => localStorage.setItem('seegut-last-inquiry', stored),
    JSON.stringify({ until: '2999-12-31', reference: 'SG-2026-7KQ4M', answerDay: '2026-12-01' }),
  );
  await page.reload();
  await expect(page.locator('[data-reference]')).toHaveText('SG-2026-7KQ4M');
  await expect(page.locator('h1[data-thanked="true"]')).toBeVisible();
  expect(await heading.ariaSnapshot()).toMatch(/Danke|Thank|Gracias/);
  expect(await moved(page)).toBeLessThan(0.01);
});
