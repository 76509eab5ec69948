import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openMenu, visit } from './frame/visitor';

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

  test('session storage remembers where local storage is full, and decides before the browser language', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await page.goto('/es/kontakt');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seegut-locale'))).toBe('es');
    await context.clearCookies();
    await page.goto('/ueber-uns');
    await expect(page).toHaveURL('/es/ueber-uns');
  });

  test('an explicit address is not overridden', async ({ page, context, baseURL }) => {
    await context.addCookies([cookie('es', baseURL ?? '')]);
    await storedBeforehand(context, { 'seegut-locale': 'es' });
    await page.goto('/en/kontakt');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seegut-locale'))).toBe('en');
    await expect(page).toHaveURL('/en/kontakt');
  });

  test.describe('a region code', () => {
    // The browser itself reports the missing page.
    test.use({ allowedErrors: [/status of 404/] });

    test('in the query counts as its language, also at an unknown address', async ({ page }) => {
      await page.goto('/kontakt?lng=en-US');
      await expect(page).toHaveURL('/en/kontakt');
      const missing = await page.goto('/gibt-es-nicht.php?lng=es-MX');
      await expect(page).toHaveURL('/es/gibt-es-nicht.php');
      expect(missing?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    });
  });

  const keptLanguage = (page: Page) =>
    page.evaluate(() => [
      localStorage.getItem('seegut-locale'),
      document.cookie.match(/NEXT_LOCALE=(..)/)?.[1],
    ]);

  for (const [way, choose] of [
    ['lng', (page: Page) => page.goto('/kontakt?lng=es')],
    [
      'the switcher',
      async (page: Page) => {
        await visit(page, '/kontakt');
        const menu = await openMenu(page);
        await menu.getByRole('link', { name: 'Español' }).click();
      },
    ],
  ] as const) {
    test(`a choice by ${way} outlasts pages read through a link and survives a new visit`, async ({
      page,
    }) => {
      await choose(page);
      await expect(page).toHaveURL('/es/kontakt');
      await expect.poll(() => keptLanguage(page)).toEqual(['es', 'es']);
      await page.goto('/en/ueber-uns');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.poll(() => keptLanguage(page)).toEqual(['es', 'es']);
      await page.goto('/ueber-uns');
      await expect(page).toHaveURL('/es/ueber-uns');
    });
  }

  test('without a choice by hand the language read last counts', async ({ page }) => {
    await page.goto('/es/kontakt');
    await expect.poll(() => keptLanguage(page)).toEqual(['es', 'es']);
    await page.goto('/en/kontakt');
    await expect.poll(() => keptLanguage(page)).toEqual(['en', 'en']);
    await page.goto('/ueber-uns');
    await expect(page).toHaveURL('/en/ueber-uns');
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
