import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures';

/** One test per step of the order: query, cookie, local storage, session storage, browser language, default. */
const getLang = (context: BrowserContext) => context.pages()[0]?.locator('html');

const storedBeforehand = async (
  context: BrowserContext,
  store: Record<string, string>,
  session: Record<string, string> = {},
) => {
  await context.addInitScript(
    ([local, perTab]) => {
      if (sessionStorage.getItem('seeded')) return;
      for (const [key, value] of Object.entries(local ?? {})) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(perTab ?? {})) sessionStorage.setItem(key, value);
      sessionStorage.setItem('seeded', '1');
    },
    [store, session],
  );
};

const cookie = (value: string, baseURL: string) => ({ name: 'NEXT_LOCALE', value, url: baseURL });

test.describe('browser language German', () => {
  test.use({ locale: 'de-DE' });

  test('the query decides first, against the cookie, and leaves a clean address', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([cookie('es', baseURL ?? '')]);
    await page.goto('/kontakt?lng=en&from=mail');
    await expect(page).toHaveURL('/en/kontakt?from=mail');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.value)
      .toBe('en');
  });

  test('an unknown language in the query is ignored', async ({ page }) => {
    await page.goto('/kontakt?lng=fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('the cookie decides before local storage', async ({ page, context, baseURL }) => {
    await context.addCookies([cookie('es', baseURL ?? '')]);
    await storedBeforehand(context, { 'seegut-locale': 'en' });
    await page.goto('/kontakt');
    await expect(page).toHaveURL('/es/kontakt');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seegut-locale'))).toBe('es');
  });

  test('local storage decides before session storage and the browser language', async ({ page, context }) => {
    await storedBeforehand(context, { 'seegut-locale': 'en' }, { 'seegut-locale': 'es' });
    await page.goto('/kontakt');
    await expect(page).toHaveURL('/en/kontakt');
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.value)
      .toBe('en');
  });

  test('session storage decides before the browser language', async ({ page, context }) => {
    await storedBeforehand(context, {}, { 'seegut-locale': 'es' });
    await page.goto('/kontakt');
    await expect(page).toHaveURL('/es/kontakt');
  });

  test('an explicit address is not overridden', async ({ page, context, baseURL }) => {
    await context.addCookies([cookie('es', baseURL ?? '')]);
    await storedBeforehand(context, { 'seegut-locale': 'es' });
    await page.goto('/en/kontakt');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seegut-locale'))).toBe('en');
    await expect(page).toHaveURL('/en/kontakt');
  });

  test('the switcher keeps the page, remembers the choice and survives a new visit', async ({ page }) => {
    await page.goto('/kontakt');
    await page.goto('/kontakt?lng=es');
    await expect(page).toHaveURL('/es/kontakt');
    await page.goto('/ueber-uns');
    await expect(page).toHaveURL('/es/ueber-uns');
  });
});

test.describe('browser language Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('the browser language decides when nothing is stored', async ({ page, context }) => {
    await page.goto('/kontakt');
    await expect(page).toHaveURL('/es/kontakt');
    await expect(getLang(context) ?? page.locator('html')).toHaveAttribute('lang', 'es');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seegut-locale'))).toBe('es');
  });

  test('local storage overrides what Accept-Language guessed', async ({ page, context }) => {
    await storedBeforehand(context, { 'seegut-locale': 'de' });
    await page.goto('/kontakt');
    await expect(page).toHaveURL('/kontakt');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test.describe('a browser language that the site does not have', () => {
  test.use({ locale: 'fr-FR' });

  test('German is the default', async ({ page }) => {
    await page.goto('/kontakt');
    await expect(page).toHaveURL('/kontakt');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('a crawler without cookie or Accept-Language gets German', async ({ request }) => {
  const response = await request.get('/kontakt', { headers: { 'accept-language': '' }, maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('<html lang="de"');
});
