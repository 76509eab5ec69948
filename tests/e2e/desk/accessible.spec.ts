import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../axe';
import { pagesOf, readPaper, toPaper } from '../pages/paper';
import { expect, test } from './desk-fixture';
import { enter } from './sign-in';

// Nothing moves while axe looks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [360, 768, 1440];

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${path} at ${width}`,
      })
      .toBeLessThanOrEqual(0);
    // A width changes the layout and what is shown, a theme the colours.
    await expectNoAxeFindings(page, `${path} at ${width}`, undefined, width === 360 ? undefined : ['dark']);
  }
}

/** Read in turn by whoever has signed in once. */
const tours: readonly Readonly<Record<string, (reference: string) => string>>[] = [
  {
    inbox: () => '/haus',
    inquiry: (reference) => `/haus/anfragen/${reference}`,
    offer: (reference) => `/haus/anfragen/${reference}/angebot`,
    'kitchen sheet': (reference) => `/haus/anfragen/${reference}/kueche`,
  },
  {
    refusal: (reference) => `/haus/anfragen/${reference}/absage`,
    calendar: () => '/haus/kalender?monat=2027-06&tag=2027-06-12',
    export: () => '/haus/export',
    'sign-in': () => '/haus/anmelden?again=1',
  },
];

for (const tour of tours) {
  test(`axe finds nothing on the pages ${Object.keys(tour).join(', ')}, which fit every width`, async ({
    page,
    desk,
  }) => {
    test.setTimeout(240_000);
    const reference = await desk.inquiry({ allergies: { A: 2 } });
    await enter(page, await desk.staff('Dora'));
    for (const path of Object.values(tour)) await check(page, path(reference));
  });
}

test('the kitchen sheet on paper: ink on white, nothing cut off, covered or to be clicked, on three sheets at most', async ({
  page,
  desk,
}) => {
  const reference = await desk.inquiry({ allergies: { A: 2 } });
  await enter(page, await desk.staff('Paula'));
  await page.goto(`/haus/anfragen/${reference}/kueche`);
  await toPaper(page);
  const { emptiest, ...rest } = await readPaper(page);
  expect(rest).toEqual({ faint: [], dark: [], loose: [], cut: [], controls: [], folded: [] });
  expect(emptiest).toBeLessThan(130);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(3);
});

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
