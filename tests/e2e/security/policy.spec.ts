import type { BrowserContext, Page } from '@playwright/test';
import { widgetNames, widgets } from '../../../content/embeds';
import { locales } from '../../../content/locales';
import { addresses } from '../../../content/routes';
import { consentEvent, createConsent } from '../../../lib/consent/consent';
import { localPath } from '../../../lib/i18n/address';
import { widgetVariable } from '../../../lib/server/widget-variables';
import { expect, test } from '../fixtures';
import { consentKey } from '../frame/visitor';
import { startSiteWith } from '../home/third-parties';

/** Every page in every theme, each in one of the languages, with everything allowed and every third party switched on. */
const themes = ['dark', 'light', 'high-contrast'] as const;

const getHost = (name: string) => `${name}.provider.example`;

const environment = Object.fromEntries([
  ...widgetNames.flatMap((name) => [
    [widgetVariable(name, 'SCRIPT'), `https://${getHost(name)}/widget.js`],
    [widgetVariable(name, 'ID'), '7'],
  ]),
  ['HERO_VIDEO_URL', `https://${getHost('film')}/player`],
  ['GTM_ID', 'GTM-E2ETEST'],
]);

/** What a provider's script does: fills its element, with a style and a picture of its own. */
const getScript = (elementId: string) => `
  const element = document.getElementById('${elementId}');
  element.innerHTML = '<p style="color: red">Inhalt</p>';
  element.append(Object.assign(document.createElement('style'), { textContent: 'p { margin: 0 }' }));`;

// The browser also writes what it refuses to the console; here the events are counted.
test.use({ allowedErrors: [/Content Security Policy/] });

let site: Awaited<ReturnType<typeof startSiteWith>>;
test.beforeAll(async () => {
  site = await startSiteWith(environment);
});
test.afterAll(() => site?.close());

/** Plays every provider; whoever else is asked is noted. */
async function playProviders(context: BrowserContext, asked: Set<string>, strangers: string[]) {
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== site.origin,
    (route) => {
      const { hostname } = new URL(route.request().url());
      asked.add(hostname);
      if (hostname === getHost('film'))
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      if (hostname === 'www.googletagmanager.com')
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      const name = widgetNames.find((known) => getHost(known) === hostname);
      if (name)
        return route.fulfill({ contentType: 'text/javascript', body: getScript(widgets[name].elementId) });
      strangers.push(route.request().url());
      return route.abort();
    },
  );
}

/**
 * Our own pictures as a single point: whether they may be asked for is decided before that, and decoding hundreds of
 * them is most of this test's time.
 */
const playPictures = (context: BrowserContext) =>
  context.route(`${site.origin}/media/**`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>',
    }),
  );

/** Collects what the browser refuses, also inside of frames. */
async function collectViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', ({ frame }, text: string) => {
    violations.push(`${new URL(frame.url()).pathname}: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = (window as { reportViolation?: (text: string) => void }).reportViolation;
      report?.(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

/** A visitor who has allowed everything. */
async function allowEverything(page: Page) {
  await page.goto(`${site.origin}/api/health`);
  const consent = createConsent({ preferences: true, statistics: true, marketing: true }, new Date());
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    consentKey,
    JSON.stringify(consent),
  ] as const);
}

/** Brings everything into view, so that lazy parts load, and lets what waits for a consent event begin. */
async function readThrough(page: Page) {
  await page.evaluate(async (event) => {
    for (let top = 0; top < document.body.scrollHeight; top += 850) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.dispatchEvent(new CustomEvent(event));
  }, consentEvent);
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState().catch(() => undefined)));
}

async function show(page: Page, theme: (typeof themes)[number]) {
  await page.evaluate((name) => {
    const { classList } = document.documentElement;
    classList.toggle('light', name === 'light');
    classList.toggle('dark', name !== 'light');
    classList.toggle('high-contrast', name === 'high-contrast');
    localStorage.setItem('seegut-theme', name === 'light' ? 'light' : 'dark');
    localStorage.setItem('seegut-high-contrast', String(name === 'high-contrast'));
  }, theme);
}

/** What a page of a visitor who has allowed everything asks for, and what the browser refuses it. */
async function openEverything(page: Page, context: BrowserContext) {
  const asked = new Set<string>();
  const strangers: string[] = [];
  await playProviders(context, asked, strangers);
  await playPictures(context);
  const violations = await collectViolations(context);
  await allowEverything(page);
  const expectNoProblems = async () => {
    expect(violations).toEqual([]);
    expect(strangers).toEqual([]);
    // The same listener does see what is refused.
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'void 0' }));
    });
    await expect.poll(() => violations.length).toBeGreaterThan(0);
  };
  return { asked, expectNoProblems };
}

/** Shared by two tests, which run beside each other. */
const halves = [0, 1] as const;

for (const half of halves) {
  test(`no page breaks its own policy, in any theme, with everything allowed (${half + 1} of 2)`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const { expectNoProblems } = await openEverything(page, context);
    // Each page is loaded in the theme that the one before it left stored, and shown in all. Whatever the language, its
    // scripts and styles are the same, so the languages take turns.
    for (const [number, address] of addresses.entries()) {
      if (number % halves.length !== half) continue;
      await page.goto(`${site.origin}${localPath(locales[number % locales.length] ?? 'de', address)}`);
      await readThrough(page);
      for (const theme of [2, 0, 1].map((step) => themes[(number + step) % themes.length])) {
        if (theme) await show(page, theme);
      }
    }
    await expectNoProblems();
  });
}

test('every embed of the home page is asked for, and nobody else', async ({ page, context }) => {
  const { asked, expectNoProblems } = await openEverything(page, context);
  await page.goto(`${site.origin}${localPath('de', 'home')}`);
  await readThrough(page);
  // Some badges wait in a carousel for their turn.
  for (const name of widgetNames) {
    await expect(async () => {
      await page
        .locator(`[data-embed="${name}"]`)
        .first()
        .evaluate((element) => {
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        });
      expect(asked).toContain(getHost(name));
    }).toPass({ timeout: 15_000 });
  }
  const expected = [...widgetNames.map(getHost), getHost('film'), 'www.googletagmanager.com'];
  expect([...asked].sort()).toEqual(expected.sort());
  await expectNoProblems();
});
