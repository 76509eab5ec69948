import { expect, test } from '../fixtures';
import {
  banner,
  consentKey,
  decided,
  openMenu,
  phone,
  storedConsent,
  visit,
  visitWithStoppedClock,
} from './visitor';

test.use({ playsTagManager: true });

/** The checks C1 to C15 of the legal page's list; C1 and C11 have files of their own. */
test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the banner comes after 1.5 s, takes no focus and hides nothing for good (C2, C3, C10)', async ({
    page,
  }) => {
    await visitWithStoppedClock(page, '/kontakt');
    await page.clock.runFor(1490);
    await expect(banner(page)).toHaveCount(0);
    await page.clock.runFor(10);
    const region = page.getByRole('region', { name: 'Ihre Wahl zu Cookies' });
    await expect(region).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');

    // In one go: the banner may still be rising.
    const looks = await region.locator('.consent-choice').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        return { width, height, top, color, backgroundColor, borderColor, fontSize, fontWeight };
      }),
    );
    expect(looks).toHaveLength(2);
    expect(looks[1]).toEqual(looks[0]);
    for (const word of [/von: Google\./, /USA/, /Besuchszählung/, /Werbung/, /widerrufen/]) {
      await expect(region).toContainText(word);
    }
    for (const path of ['/impressum', '/datenschutz']) {
      await expect(region.locator(`a[href="${path}"]`)).toBeVisible();
    }
    // Early in the page: the banner comes before header and content.
    expect(
      await region.evaluate((element) =>
        Boolean(
          element.compareDocumentPosition(document.querySelector('main') ?? document.body) &
            Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      ),
    ).toBe(true);
    // The footer's last link can be scrolled clear of it.
    const last = page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [linkBox, bannerBox] = [await last.boundingBox(), await region.boundingBox()];
    expect((linkBox?.y ?? 0) + (linkBox?.height ?? 0)).toBeLessThanOrEqual(bannerBox?.y ?? 0);
  });
});

test('accepting, here or in the settings, and declining store and last (C4, C8)', async ({ page }) => {
  await visit(page, '/agb');
  await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect
    .poll(() => storedConsent(page))
    .toEqual({
      necessary: true,
      preferences: false,
      statistics: false,
      marketing: false,
      decidedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      version: 2,
      textVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  await page.evaluate((key) => localStorage.removeItem(key), consentKey);
  await visit(page, '/agb');
  await banner(page).getByRole('button', { name: 'Akzeptieren' }).click();
  await expect
    .poll(() => storedConsent(page))
    .toMatchObject({
      preferences: true,
      statistics: true,
      marketing: true,
    });
  await page.evaluate((key) => localStorage.removeItem(key), consentKey);
  await visit(page, '/kontakt');
  await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect
    .poll(() => storedConsent(page))
    .toMatchObject({ necessary: true, preferences: true, statistics: true, marketing: true });
});

test('closed without a choice it stores nothing and stays closed for the visit (C9), from site to configurator and back', async ({
  page,
}) => {
  await visit(page, '/agb');
  await banner(page).getByRole('button', { name: 'Ohne Einwilligung schließen' }).click();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('footer').getByRole('link', { name: 'Catering konfigurieren' }).click();
  await expect(page).toHaveURL('/catering-konfigurator');
  await expect(page.locator('main h1')).toBeFocused();
  await (await openMenu(page)).getByRole('link', { name: 'Kontakt', exact: true }).click();
  await expect(page).toHaveURL('/kontakt');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.clock.install();
  await page.goto('/catering-konfigurator');
  await page.clock.runFor(10_000);
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => storedConsent(page)).toBeNull();
});

test('settings by keyboard: all off, only what is chosen is stored (C5, C6, C14)', async ({ page }) => {
  await visit(page, '/agb');
  await banner(page).getByRole('button', { name: 'Anpassen' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await expect(dialog.getByRole('switch', { name: 'Notwendig' })).toBeDisabled();
  await expect(dialog.getByRole('switch', { name: 'Notwendig' })).toBeChecked();
  for (const category of ['Präferenzen', 'Statistik', 'Marketing']) {
    await expect(dialog.getByRole('switch', { name: category })).not.toBeChecked();
  }
  const boxes = await Promise.all(
    ['Speichern', 'Alle ablehnen', 'Alle akzeptieren'].map((button) =>
      dialog.getByRole('button', { name: button }).evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        return [Math.round(width), Math.round(height), getComputedStyle(element).backgroundColor];
      }),
    ),
  );
  expect(new Set(boxes.map(String)).size).toBe(1);
  await dialog.getByRole('switch', { name: 'Statistik' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Speichern', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  await expect
    .poll(() => storedConsent(page))
    .toMatchObject({
      preferences: false,
      statistics: true,
      marketing: false,
    });
});

test('a decision fires cookieConsentChanged and reaches other tabs', async ({ page, context }) => {
  await visit(page, '/agb');
  const other = await context.newPage();
  await visit(other, '/cookie-richtlinie');
  await expect(banner(other)).toBeVisible();
  await page.evaluate(() => {
    window.addEventListener('cookieConsentChanged', () => document.body.setAttribute('data-heard', ''), {
      once: true,
    });
  });
  await banner(page).getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-heard', '');
  await expect(banner(other)).toHaveCount(0);
  await expect(other.locator('[data-consent-state]')).toContainText('Version 2');
});

test('withdrawal in two steps from footer, menu, configurator and cookie policy clears what was set (C7)', async ({
  page,
  context,
}) => {
  const everything = { preferences: true, statistics: true, marketing: true };
  await decided(context, everything);
  const openers = [
    [
      '/agb',
      async () => page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click(),
    ],
    [
      '/agb',
      async () => (await openMenu(page)).getByRole('button', { name: 'Cookie-Einstellungen' }).click(),
    ],
    [
      '/catering-konfigurator',
      async () => (await openMenu(page)).getByRole('button', { name: 'Cookie-Einstellungen' }).click(),
    ],
  ] as const;
  for (const [path, open] of openers) {
    await page.addInitScript((key) => localStorage.removeItem(key), consentKey);
    await decided(context, everything);
    await visit(page, path);
    await context.addCookies([{ name: '_ga', value: 'x', url: page.url() }]);
    await open();
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await expect(dialog.getByRole('switch', { name: 'Marketing' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => storedConsent(page))
      .toMatchObject({
        preferences: false,
        statistics: false,
        marketing: false,
      });
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
  }
  await visit(page, '/cookie-richtlinie');
  await page.locator('[data-consent-state]').getByRole('button', { name: 'Einwilligung widerrufen' }).click();
  await expect.poll(() => storedConsent(page)).toMatchObject({ marketing: false });
});
