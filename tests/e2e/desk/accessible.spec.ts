import type { Page } from '@playwright/test';
import { locales } from '@/content/locales';
import { inquiryStates } from '@/lib/order/states';
import { expectNoAxeFindings } from '../axe';
import { pagesOf, readPaper, toPaper } from '../pages/paper';
import { expect, test } from './desk-fixture';
import { enter } from './sign-in';

// Nothing moves while axe looks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [360, 768, 1440];

/** Words of the controls that a finger cannot reach: clipped content makes no page wider, so that its width says nothing. */
const unreachable = (page: Page) =>
  page.locator('a, button, input:not([type="hidden"]), select, textarea, summary').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        const isSkipLink = control.matches('a[href^="#"]');
        return width > 0 && !isSkipLink && (left < 0 || right > window.innerWidth);
      })
      .map((control) => control.textContent || control.getAttribute('name')),
  );

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${path} at ${width}`,
      })
      .toBeLessThanOrEqual(0);
    expect(await unreachable(page), `${path} at ${width}`).toEqual([]);
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

test("every control of an inquiry lies on a phone's screen, in every state and language", async ({
  page,
  desk,
}) => {
  test.setTimeout(120_000);
  const reference = await desk.inquiry({ allergies: { A: 2 } });
  const path = `/haus/anfragen/${reference}`;
  await page.setViewportSize({ width: 360, height: 740 });
  // The longest words of the bar are those of an inquiry whose offer was begun.
  await enter(page, await desk.staff('Nora'), `${path}/angebot`);
  await page.locator('textarea[name="message"]').fill('Begonnen');
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
  for (const locale of locales) {
    await page.locator(`button[name="locale"][value="${locale}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const state of inquiryStates) {
      await desk.service.from('inquiries').update({ state }).eq('reference', reference).throwOnError();
      await page.goto(path);
      expect(await unreachable(page), `${state} in ${locale}`).toEqual([]);
    }
  }
});

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
