import type { Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { weddingPlan, withPlan } from '../configurator/stored-plan';
import { openStep } from '../configurator/wizard-flow';
import { expect, test } from '../fixtures';
import { banner, decided } from '../frame/visitor';
import { pagesOf, readPaper, toPaper } from './paper';

/** Pages that are printed, and the sheets of A4 that they may take. */
const printed = {
  [routes.weddings.path]: 7,
  [routes.premiumCatering.path]: 13,
  [routes.cateringFlying.path]: 6,
  [routes.locationRooms.path]: 11,
  [routes.locationFaq.path]: 6,
  [routes.about.path]: 5,
  [routes.contact.path]: 5,
  [routes.terms.path]: 5,
  [routes.imprint.path]: 3,
  '/news/was-ist-catering': 4,
};

const displays = {
  dark: { 'seegut-theme': 'dark' },
  light: { 'seegut-theme': 'light' },
  contrast: { 'seegut-theme': 'dark', 'seegut-high-contrast': 'true', 'seegut-dark-background': 'true' },
};

const display = (page: Page, settings: Record<string, string>) =>
  page.addInitScript((stored) => {
    if (location.protocol === 'about:') return;
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, settings);

const expectPaper = async (page: Page) => {
  const { emptiest, ...rest } = await readPaper(page);
  expect.soft(rest).toEqual({ faint: [], dark: [], loose: [], cut: [], controls: [], folded: [] });
  expect.soft(emptiest, 'height without anything').toBeLessThan(130);
};

for (const [theme, settings] of Object.entries(displays))
  test(`${theme}: ink on white, nothing cut off, covered, folded or to be clicked`, async ({ page }) => {
    test.setTimeout(180_000);
    await display(page, settings);
    for (const path of Object.keys(printed))
      await test.step(path, async () => {
        await page.emulateMedia({ media: 'screen' });
        await page.goto(path);
        if (path === routes.weddings.path) await expect(banner(page)).toBeVisible();
        await toPaper(page);
        await expectPaper(page);
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
        expect(heading?.y ?? Number.POSITIVE_INFINITY, 'the heading stands at the top').toBeLessThan(300);
        await expect(page.locator('.print-source')).toContainText(`${site.phone.display} · ${site.email}`);
        await expect(page.locator('.print-source')).toContainText(path);
      });
  });

test('every page takes no more sheets than it may', async ({ page }) => {
  test.setTimeout(180_000);
  for (const [path, most] of Object.entries(printed)) {
    await page.goto(path);
    const count = pagesOf(await page.pdf({ format: 'A4' }));
    expect.soft(count, path).toBeGreaterThan(0);
    expect.soft(count, path).toBeLessThanOrEqual(most);
  }
});

test('headings stay with what follows, rows and answers stay whole', async ({ page }) => {
  const breaks = (selector: string, side: 'breakAfter' | 'breakInside') =>
    page
      .locator(selector)
      .evaluateAll(
        (elements, key) => [
          ...new Set(
            elements.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one)[key]),
          ),
        ],
        side,
      );
  for (const path of [routes.weddings.path, routes.locationRooms.path, routes.terms.path]) {
    await page.goto(path);
    await toPaper(page);
    expect(await breaks('main :is(h1, h2, h3, thead, summary)', 'breakAfter'), path).toEqual(['avoid']);
    expect(await breaks('main :is(h1, h2, h3, tr)', 'breakInside'), path).toEqual(['avoid']);
  }
  await page.goto(routes.locationFaq.path);
  await toPaper(page);
  expect(await breaks('main details', 'breakInside')).toEqual(['avoid']);
});

test('a table is as wide as the sheet and shows every column', async ({ page }) => {
  for (const path of [routes.locationRooms.path, routes.premiumCatering.path]) {
    await page.goto(path);
    await toPaper(page);
    const boxes = await page
      .locator('main table :is(th, td)')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(boxes.length).toBeGreaterThan(20);
    expect(Math.max(...boxes)).toBeLessThanOrEqual(674);
  }
});

test('what needs a click is left out, what can be dialled or written to is said', async ({ page }) => {
  await page.goto(routes.weddings.path);
  await toPaper(page);
  const call = page.locator('main [data-kind="closing"] a[href^="tel:"]');
  await expect(call).toBeVisible();
  const said = await call.evaluate((link) => link.textContent + getComputedStyle(link, '::after').content);
  expect(said).toContain(site.phone.display);
  expect(await page.locator('main a[href*="catering-konfigurator"]:visible').count()).toBe(0);
});

for (const path of [routes.contact.path, routes.imprint.path, routes.privacy.path, routes.weddings.path])
  test(`${path}: every address outside of the site stands in its words or behind them`, async ({ page }) => {
    await page.goto(path);
    await toPaper(page);
    const unsaid = await page
      .locator('main a:is([href^="http"], [href^="tel:"], [href^="mailto:"])')
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .filter((link) => {
            const href = link.getAttribute('href') ?? '';
            const words = `${link.textContent}${getComputedStyle(link, '::after').content}`;
            if (href.startsWith('tel:')) return !words.replace(/\D/g, '').includes(href.slice(-9));
            return !words.includes(
              href.replace(/^mailto:|\?.*$/g, '').replace(/^https?:\/\/(www\.)?|\/$/g, ''),
            );
          })
          .map((link) => link.outerHTML),
      );
    expect(unsaid).toEqual([]);
  });

test('an article shows the addresses of the links in its text, its pictures at their own size', async ({
  page,
}) => {
  await page.goto('/news/was-ist-catering');
  await toPaper(page);
  const link = page.locator('.article p > a').first();
  const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(shown).toContain((await link.getAttribute('href')) ?? 'an address');
  const picture = await page.locator('main img').first().boundingBox();
  const box = await page.locator('main :has(> picture)').first().boundingBox();
  expect(picture?.height ?? 0).toBeGreaterThan(50);
  expect((box?.height ?? 0) - (picture?.height ?? 0)).toBeLessThan(4);
});

test('terms are a contract: title, parts in two columns, the day of their wording', async ({ page }) => {
  await page.goto(routes.terms.path);
  await toPaper(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const lefts = await page
    .locator('[data-parts] > details')
    .evaluateAll(
      (parts) => new Set(parts.map((part) => Math.round(part.getClientRects()[0]?.left ?? 0))).size,
    );
  expect(lefts).toBe(2);
  await expect(page.getByText(/Stand dieser Bedingungen: \d+\. \p{L}+ 20\d\d/u)).toBeVisible();
});

test('a menu keeps its dishes and allergens', async ({ page }) => {
  await page.goto(routes.cateringFlying.path);
  await toPaper(page);
  await expect(page.locator('#menu li').first()).toBeVisible();
  expect(await page.locator('#menu li').count()).toBeGreaterThan(4);
});

for (const theme of ['dark', 'light'] as const)
  test(`${theme}: the review is the plan in words and numbers`, async ({ page, context }) => {
    await decided(context);
    await display(page, displays[theme]);
    await withPlan(page, weddingPlan);
    await openStep(page, 'de', 'pruefen');
    await toPaper(page);
    const { faint, dark, cut, controls } = await readPaper(page);
    expect({ faint, dark, cut, controls }).toEqual({ faint: [], dark: [], cut: [], controls: [] });
    await expect(page.locator('[data-review]')).toContainText('Lindqvist');
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(5);
  });
