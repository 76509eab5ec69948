import type { Page } from '@playwright/test';
import { locales } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { copyAddress, offlineCache, workerPath } from '@/lib/offline/offline-page';
import { steps } from '@/lib/plan/steps';
import { freePort } from '../../helpers/backend-database';
import { deployingProxy } from '../../helpers/deploying-proxy';
import { serviceDatabase } from '../../helpers/e2e-backend';
import { expect, test } from '../fixtures';
import { untilIdle } from '../hydration';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { openStep, sendButton, untilUsable } from './wizard-flow';

const sitePort = Number(process.env.E2E_PORT ?? 3210);

test.use({
  serviceWorkers: 'allow',
  allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|api\/inquiries|RSC payload|net::/],
});

/** Waits until the worker keeps everything and answers for this page. */
const untilCached = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'), { timeout: 60_000 })
    .toBe('activated');

const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => url.replace(location.origin, ''));
  }, offlineCache);

test('after one visit every step opens without a network, with the plan', async ({ page, context }) => {
  test.setTimeout(180_000);
  await withPlan(page, weddingPlan);
  for (const locale of locales) {
    await openStep(page, locale, 'eckdaten');
    await untilCached(page);
  }
  await context.setOffline(true);
  // The languages take turns; that the pages of all are kept is shown below.
  for (const [index, { id, slug }] of steps.entries()) {
    const locale = locales[index % locales.length] ?? 'de';
    await page.goto(localPath(locale, { route: 'configurator', step: slug }));
    await untilUsable(page);
    await expect(page.locator('[data-offline]')).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    if (id === 'paket') await expect(page.locator('input[value="din-welle"]')).toBeChecked();
    if (id === 'speisen') await expect(page.locator('input[value="h02"]')).toBeChecked();
    const fonts = await page.evaluate(() =>
      Promise.all([document.fonts.load('1rem Jost'), document.fonts.ready]).then(() =>
        [...document.fonts].some(({ status }) => status === 'error'),
      ),
    );
    expect(fonts, `${slug}: a font that could not be loaded`).toBe(false);
  }
});

test('reloaded in every step without a network, chosen on, and sent once when it is back', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const email = `kept-${Date.now()}@visitor.example`;
  await withPlan(page, { ...weddingPlan, details: { ...weddingPlan.details, email } });
  await openStep(page, 'de', 'eckdaten');
  await untilCached(page);
  await context.setOffline(true);
  await page.locator('[id="guests"]').fill('72');
  for (const { slug } of steps.slice(1)) {
    await page.locator('[data-next-step]').click();
    await expect(page).toHaveURL(new RegExp(`${slug}$`));
    await page.reload();
    await untilUsable(page);
    if (slug === 'speisen') await page.locator('input[value="h10"]').check();
    if (slug === 'services') await page.locator('input[value="s11"]').check();
  }
  await sendButton(page).click();
  await expect(page.locator('[data-send-problem="offline"]')).toBeVisible();
  await page.reload();
  await untilUsable(page);
  expect(await storedPlan(page)).toMatchObject({
    guests: 72,
    hauptspeisen: ['h02', 'h01', 'h10'],
    services: ['s01', 's06', 's11'],
  });
  await sendButton(page).click();
  await expect(page.locator('[data-send-problem="offline"]')).toBeVisible();
  await context.setOffline(false);
  await page.locator('[data-back-online] button').click();
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
  const { data } = await serviceDatabase(sitePort).from('inquiries').select('payload').eq('email', email);
  expect(data).toHaveLength(1);
  expect(data?.[0]?.payload).toMatchObject({ guests: 72, services: ['s01', 's06', 's11'] });
});

test('the installed app opens without a network, in the language that was chosen', async ({
  page,
  context,
  request,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ display: 'standalone', scope: '/', start_url: '/catering-konfigurator' });
  await openStep(page, 'en', 'eckdaten');
  await untilCached(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(2);
  const start = new URL(manifest.start_url, page.url()).href;
  await expect
    .poll(() =>
      page.evaluate(
        async (address) => (await navigator.serviceWorker.getRegistration(address))?.active?.state,
        start,
      ),
    )
    .toBe('activated');
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'en', url: start }]);
  await context.setOffline(true);
  await page.goto(start);
  await expect(page).toHaveURL(/\/en\/catering-konfigurator$/);
  await untilUsable(page);
});

test('it keeps the configurator and nothing else, and only for those who opened it', async ({ page }) => {
  await page.goto('/');
  await untilIdle(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await openStep(page, 'de', 'eckdaten');
  await untilCached(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([offlineCache]);
  const cached = await cachedAddresses(page);
  const pages = locales.flatMap((locale) =>
    steps.map(({ slug }) => copyAddress(localPath(locale, { route: 'configurator', step: slug }))),
  );
  const others = cached
    .map((address) => address.replace(/[?&]__WB_REVISION__=[\w-]+$/, ''))
    .filter((address) => !pages.includes(address) && !/^\/(_next\/static|media|texts)\//.test(address));
  expect(others).toEqual([]);
  expect(cached.filter((address) => address.includes('catering-konfigurator'))).toHaveLength(pages.length);
  // Kept as a stranger's copy: no cookie ever led to another page than the address says.
  const languages = await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const found: string[] = [];
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (!pathname.includes('catering-konfigurator')) continue;
      const text = await (await cache.match(request, { ignoreVary: true }))?.text();
      const language = /<html lang="(\w\w)"/.exec(text ?? '')?.[1];
      found.push(`${/^\/(en|es)\//.exec(pathname)?.[1] ?? 'de'}=${language}`);
    }
    return [...new Set(found)].sort();
  }, offlineCache);
  expect(languages).toEqual(['de=de', 'en=en', 'es=es']);
});

test('after a deploy no page is stale, and what the old version kept is replaced', async ({ browser }) => {
  test.setTimeout(180_000);
  const proxy = await deployingProxy(await freePort(), sitePort);
  const context = await browser.newContext({ baseURL: proxy.origin });
  try {
    const page = await context.newPage();
    await openStep(page, 'de', 'eckdaten');
    await untilCached(page);
    const before = await cachedAddresses(page);
    const [gone = ''] = before.filter((address) => /^\/_next\/static\/chunks\/.+\.css$/.test(address));

    proxy.deploy((path, text) => {
      if (path === workerPath) {
        return text
          .replaceAll(/revision:"[\w-]+"/g, 'revision:"second-deploy"')
          .replace(`{url:"${gone}",revision:null},`, '');
      }
      return path.includes('catering-konfigurator') ? text.replace('</body>', '<!--second--></body>') : null;
    });
    await page.reload();
    expect(await page.content()).toContain('<!--second-->');
    await expect
      .poll(
        async () =>
          (await cachedAddresses(page)).filter((address) => address.includes('second-deploy')).length,
        {
          timeout: 60_000,
        },
      )
      .toBeGreaterThanOrEqual(locales.length * steps.length);
    // What the old version kept goes when the new one has everything and takes over.
    await expect
      .poll(
        async () => {
          const now = await cachedAddresses(page);
          return before.filter((address) => address.includes('__WB_REVISION__') && now.includes(address))
            .length;
        },
        { timeout: 60_000 },
      )
      .toBe(0);
    expect(gone).not.toBe('');
    expect(await cachedAddresses(page)).not.toContain(gone);

    await context.setOffline(true);
    await page.reload();
    await untilUsable(page);
    expect(await page.content()).toContain('<!--second-->');
  } finally {
    await context.close();
    await proxy.close();
  }
});

test('a gateway that has lost the site is as good as no network', async ({ browser }) => {
  test.setTimeout(120_000);
  const proxy = await deployingProxy(await freePort(), sitePort);
  const context = await browser.newContext({ baseURL: proxy.origin });
  try {
    const page = await context.newPage();
    await openStep(page, 'de', 'eckdaten');
    await untilCached(page);
    await proxy.close();
    await page.goto('/catering-konfigurator/paket');
    await untilUsable(page);
  } finally {
    await context.close();
  }
});
