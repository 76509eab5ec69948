import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './desk-fixture';
import { enter } from './sign-in';

// Nothing moves while axe looks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const themes = ['dark', 'light', 'high-contrast'] as const;
const widths = [360, 768, 1440];

async function show(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate((name) => {
    const { classList } = document.documentElement;
    classList.toggle('light', name === 'light');
    classList.toggle('dark', name !== 'light');
    classList.toggle('high-contrast', name === 'high-contrast');
  }, theme);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(fading.map((animation) => animation.finished.catch(() => undefined)));
  });
}

async function check(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    for (const theme of themes) {
      await show(page, theme);
      const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}`),
      );
      expect.soft(found, `${path} at ${width}, ${theme}`).toEqual([]);
    }
  }
}

const pages = {
  inbox: () => '/haus',
  inquiry: (reference: string) => `/haus/anfragen/${reference}`,
  offer: (reference: string) => `/haus/anfragen/${reference}/angebot`,
  'kitchen sheet': (reference: string) => `/haus/anfragen/${reference}/kueche`,
  refusal: (reference: string) => `/haus/anfragen/${reference}/absage`,
  calendar: () => '/haus/kalender?monat=2027-06&tag=2027-06-12',
  export: () => '/haus/export',
  'sign-in': () => '/haus/anmelden?again=1',
} as const;

for (const [name, path] of Object.entries(pages)) {
  test(`axe finds nothing on the ${name} page, which fits every width`, async ({ page, desk }) => {
    test.setTimeout(180_000);
    const reference = await desk.inquiry({ allergies: { A: 2 } });
    await enter(page, await desk.staff('Dora'));
    await check(page, path(reference));
  });
}

test('everything is done by keyboard: inbox, inquiry, offer, sending', async ({ page, desk }) => {
  const reference = await desk.inquiry({ details: { firstName: 'Taste', lastName: 'Tatur' } as never });
  await enter(page, await desk.staff('Emil'));
  /** Presses Tab until the focus is on what is wanted. */
  const reach = async (selector: string) => {
    for (let press = 0; press < 200; press += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    }
    throw new Error(`${selector} cannot be reached by keyboard`);
  };
  await reach(`a[href="/haus/anfragen/${reference}"]`);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/anfragen/${reference}`);
  await reach('a[href$="/angebot"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/angebot');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await reach('input[name="price"]');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('88');
  await reach('[data-review]');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toBeVisible();
  // Escape leads back to the button, which opens it again.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-review]')).toBeFocused();
  await page.keyboard.press('Enter');
  await reach('[data-send]');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === `/haus/anfragen/${reference}`);
  await expect(page.locator('[data-version="1"]')).toBeVisible();
});

test('visitors load nothing of the staff', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    loaded.push(await response.text().catch(() => ''));
  });
  await page.goto('/kontakt');
  await page.goto('/catering-konfigurator');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(loaded.length).toBeGreaterThan(3);
  for (const text of loaded) {
    expect(text).not.toContain('desk-row');
    expect(text).not.toContain('/api/haus');
  }
});
