import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { decided, nothing, storedConsent, visit } from '../frame/visitor';
import { untilIdle } from '../hydration';
import { startSiteWith, startThirdParties, type ThirdParties } from './third-parties';

// Of the script that is gone.
test.use({ allowedErrors: [/404/] });

/** Check C11 and the life of third-party widgets, against invented providers on loopback. */
test.describe.configure({ mode: 'serial' });

let parties: ThirdParties;
let site: Awaited<ReturnType<typeof startSiteWith>>;

test.beforeAll(async () => {
  parties = await startThirdParties();
  site = await startSiteWith({
    INSTAGRAM_WIDGET_SCRIPT: `${parties.origin}/instagram.js`,
    INSTAGRAM_WIDGET_ID: 'feed-7',
    REVIEW_WIDGET_SCRIPT: `${parties.origin}/review.js`,
    TRUST_WIDGET_SCRIPT: `${parties.origin}/trust.js`,
    TRUST_WIDGET_ID: 'trust-7',
    HERO_VIDEO_URL: `${parties.origin}/player`,
    EVENT_CATERER_WIDGET_SCRIPT: `${parties.origin}/badge.js`,
  });
});
test.afterAll(async () => {
  await site?.close();
  await parties?.close();
});
test.beforeEach(() => {
  parties.asked.length = 0;
  parties.isSilent = false;
});

const slot = (page: Page, name: string) => page.locator(`[data-embed="${name}"]`);
const frame = (page: Page, name: string) => page.frameLocator(`[data-embed="${name}"] iframe`);

/** What the settings do, without opening them. */
const withdraw = (page: Page) =>
  page.evaluate(
    ([key, choice]) => {
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...stored, ...JSON.parse(choice) }));
      window.dispatchEvent(new CustomEvent('cookieConsentChanged'));
    },
    ['seegut-consent-v2', JSON.stringify(nothing)] as const,
  );

async function reach(place: Locator): Promise<void> {
  await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

test('before consent our own pictures, who would load what, and no request; loaded once for this visit and widget', async ({
  page,
  context,
}) => {
  await decided(context);
  await visit(page, site.origin);
  await reach(slot(page, 'instagram'));
  const question = page.getByRole('region', { name: 'Inhalt von Instagram (Meta Platforms Ireland Ltd.)' });
  await expect(question).toContainText('zeigt hier unsere neuesten Beiträge');
  await expect(question.getByRole('button')).toHaveText(['Einmal laden', 'Immer erlauben']);
  await expect(slot(page, 'instagram').locator('img')).toHaveCount(6);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(parties.asked).toEqual([]);
  await question.getByRole('button', { name: 'Einmal laden' }).click();
  await expect(frame(page, 'instagram').getByText('Beitrag')).toContainText('"feedId":"feed-7"');
  await expect(slot(page, 'instagram')).toHaveAttribute('data-shown', 'true');
  // Its place grows to what it needs.
  await frame(page, 'instagram')
    .locator('body')
    .evaluate((body) => {
      body.style.height = '1200px';
    });
  await expect
    .poll(async () => (await slot(page, 'instagram').locator('iframe').boundingBox())?.height)
    .toBeGreaterThanOrEqual(1200);
  await reach(slot(page, 'review'));
  await expect(slot(page, 'review').getByRole('button', { name: 'Einmal laden' })).toBeVisible();
  expect(parties.asked).toEqual(['/instagram.js']);
  expect((await storedConsent(page))?.marketing).toBe(false);
  await page.reload();
  await reach(slot(page, 'instagram'));
  await expect(question).toBeVisible();
});

test('always allowed: stored, announced, every widget comes; withdrawal takes all of them away', async ({
  page,
  context,
}) => {
  await decided(context);
  await visit(page, site.origin);
  await reach(slot(page, 'review'));
  await page.evaluate(() => {
    window.addEventListener('cookieConsentChanged', () => {
      document.body.dataset.told = 'yes';
    });
  });
  await slot(page, 'review').getByRole('button', { name: 'Immer erlauben' }).click();
  await expect
    .poll(() => storedConsent(page))
    .toMatchObject({ marketing: true, statistics: false, preferences: false });
  await expect(page.locator('body')).toHaveAttribute('data-told', 'yes');
  await expect(frame(page, 'review').getByText('Fremde Bewertung')).toBeVisible();
  // Without an origin it has no cookies, no storage, no account, and no way into the page.
  expect(
    await frame(page, 'review')
      .locator('body')
      .evaluate(() => self.origin),
  ).toBe('null');
  await expect(slot(page, 'review').locator('.embed-own')).toHaveAttribute('inert', '');
  const [heading, widget] = [
    await page.locator('#reviews-title').boundingBox(),
    await slot(page, 'review').locator('iframe').boundingBox(),
  ];
  expect(widget?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));

  await reach(slot(page, 'trust'));
  await expect(frame(page, 'trust').getByText('Fremde Note')).toContainText(
    '"widgetId":"trust-7","language":"de","country":"DE","orientation":"landscape","size":"large","theme":"light","badge":"hidden","border":"shadow"',
  );
  await reach(page.locator('#press'));
  await expect(frame(page, 'event-caterer').getByText('Fremdes Siegel')).toBeAttached();
  await expect(slot(page, 'portal-location').locator('iframe')).toHaveCount(0);

  await withdraw(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(slot(page, 'trust').getByRole('button', { name: 'Einmal laden' })).toBeVisible();
  await expect(slot(page, 'trust').locator('.embed-own')).toBeVisible();
});

test('a widget is asked for near the viewport only and once a visit; its script, alone in its frame, is asked to reload', async ({
  page,
  context,
}) => {
  await decided(context, { ...nothing, marketing: true });
  await visit(page, site.origin);
  await untilIdle(page);
  expect(parties.asked).toEqual([]);
  const asked = () => parties.asked.filter((path) => path === '/trust.js');
  await reach(slot(page, 'trust'));
  await expect(slot(page, 'trust')).toHaveAttribute('data-shown', 'true');
  const follow = async (path: string) => {
    await page.locator(`footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new URL(path, site.origin).href);
    await expect(page.locator('main h1')).toBeFocused();
  };
  for (const reloads of ['1', '2']) {
    await follow('/agb');
    await expect(page.locator('iframe:visible')).toHaveCount(0);
    await follow('/');
    await reach(slot(page, 'trust'));
    await expect(slot(page, 'trust')).toHaveAttribute('data-shown', 'true');
    await expect(frame(page, 'trust').locator('body')).toHaveAttribute('data-reloads', reloads);
    await expect(frame(page, 'trust').locator('script[src]')).toHaveCount(1);
  }
  await expect(page.locator(`script[src^="${parties.origin}"]`)).toHaveCount(0);
  expect(asked()).toHaveLength(1);
  // The slider, which nothing says of, is added on entry and removed on leave.
  await follow('/agb');
  await expect(page.locator('iframe')).toHaveCount(1);
  await withdraw(page);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the provider’s film needs its own category and can be stopped', async ({ page, context }) => {
  await decided(context, { ...nothing, preferences: true });
  await visit(page, site.origin);
  const film = page.locator('.home-hero-film iframe');
  await expect(film).toHaveAttribute('src', '/embed/film');
  await expect(page.locator('.home-hero-film video')).toHaveCount(0);
  await expect.poll(() => parties.asked).toEqual(['/player']);
  await page.getByRole('button', { name: 'Hintergrundfilm anhalten' }).press('Enter');
  await expect(film).toHaveCount(0);
  expect(parties.asked).toEqual(['/player']);
});

test('a provider that does not answer is waited for in steps of 200 ms for 5 s; then our reviews stay and it can be asked to reload', async ({
  page,
  context,
}) => {
  parties.isSilent = true;
  await decided(context, { ...nothing, marketing: true });
  await page.clock.install();
  await visit(page, site.origin);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await reach(slot(page, 'review'));
  await expect(slot(page, 'review').locator('iframe')).toHaveAttribute('data-status', 'waiting');
  await expect(frame(page, 'review').locator('script[src]')).toHaveCount(1);
  await page.clock.runFor(4900);
  await expect(slot(page, 'review').locator('iframe')).toHaveAttribute('data-status', 'waiting');
  await page.clock.runFor(100);
  await expect(slot(page, 'review')).toContainText('Kiezstimmen antwortet gerade nicht');
  await expect(slot(page, 'review').locator('.embed-own')).toBeVisible();

  await slot(page, 'review').getByRole('button', { name: 'Noch einmal versuchen' }).press('Enter');
  // The frame's own clock stands still too, and begins with its scripts.
  const review = frame(page, 'review').getByText('Fremde Bewertung');
  await expect
    .poll(async () => {
      await page.clock.runFor(200);
      return review.isVisible();
    })
    .toBe(true);
  await expect(frame(page, 'review').locator('script[src]')).toHaveCount(1);
  expect(parties.asked.filter((path) => path === '/review.js')).toHaveLength(1);

  // The same for one whose script is gone.
  await reach(slot(page, 'trust'));
  await expect(frame(page, 'trust').locator('script[src]')).toHaveCount(1);
  await page.clock.runFor(30_000);
  await expect(slot(page, 'trust').getByRole('status')).toContainText('antwortet gerade nicht');
  await expect(slot(page, 'trust').locator('.embed-own')).toBeVisible();
});
