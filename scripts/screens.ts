/**
 * Pictures of the screens for the README and for looking at every kind of page in every width and theme, from a site that
 * runs already: `npm run screens -- [address] [kind …]` writes `docs/screens/pages/<kind>.webp` and `docs/screens/desktop.webp`.
 * `npm run screens -- journeys` plays the six journeys on the built site and takes theirs.
 */
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import type { RouteId } from '@/content/routes';
import { consentStorageKey, createConsent, noCategories } from '@/lib/consent/consent';
import { localPath } from '@/lib/i18n/address';
import { launchOptions } from './browser';

const [address = 'http://127.0.0.1:3000', ...only] = process.argv.slice(2);
const folder = 'docs/screens';

if (address === 'journeys') {
  const env = { ...process.env, LANGUAGE: 'de', SCREENS: folder };
  process.exit(
    spawnSync('playwright', ['test', 'tests/e2e/journeys'], { stdio: 'inherit', env }).status ?? 1,
  );
}

const routeOf = (route: RouteId) => localPath('de', route);

const kinds: Readonly<Record<string, string>> = {
  home: routeOf('home'),
  location: routeOf('location'),
  rooms: routeOf('locationRooms'),
  weddings: routeOf('locationWeddings'),
  'private-events': routeOf('private'),
  business: routeOf('business'),
  'premium-catering': routeOf('premiumCatering'),
  'flying-buffet': routeOf('cateringFlying'),
  about: routeOf('about'),
  contact: routeOf('contact'),
  imprint: routeOf('imprint'),
  gallery: routeOf('gallery'),
  news: routeOf('news'),
  article: localPath('de', { route: 'news', article: 'was-ist-catering' }),
  configurator: routeOf('configurator'),
  dishes: localPath('de', { route: 'configurator', step: 'speisen' }),
  'not-found': '/keine-seite',
};

const themes = ['dark', 'light', 'contrast'] as const;
type Theme = (typeof themes)[number];

/** Widths of the screens; of each page as much is shown from its top. */
const widths = [360, 768, 1440, 1920] as const;
const shownHeight = 1560;
/** Of the pictures on a sheet, and the room between them in pixels of the sheet. */
const scale = 0.4;
const gap = 16;

type Shot = { readonly path: string; readonly width: number; readonly height: number; readonly theme: Theme };

async function takeShot(browser: Browser, { path, width, height, theme }: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'de-DE',
    reducedMotion: 'reduce',
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    ([theme, key, consent]) => {
      localStorage.setItem(key, consent);
      localStorage.setItem('seegut-theme', theme === 'light' ? 'light' : 'dark');
      localStorage.setItem('seegut-high-contrast', String(theme === 'contrast'));
    },
    [theme, consentStorageKey, JSON.stringify(createConsent(noCategories, new Date()))] as const,
  );
  const page = await context.newPage();
  await page.goto(`${address}${path}`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    for (const image of inSight) image.loading = 'eager';
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** Pictures beside each other in rows, on one ground. */
async function composeSheet(rows: readonly (readonly Buffer[])[], factor: number, target: string) {
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let [right, top] = [0, gap];
  for (const row of rows) {
    let [left, bottom] = [gap, top];
    for (const picture of row) {
      const { width = 0 } = await sharp(picture).metadata();
      const { data, info } = await sharp(picture)
        .resize({ width: Math.round(width * factor) })
        .png()
        .toBuffer({ resolveWithObject: true });
      placed.push({ input: data, left, top });
      left += info.width + gap;
      bottom = Math.max(bottom, top + info.height);
    }
    right = Math.max(right, left);
    top = bottom + gap;
  }
  const ground = { width: right, height: top, channels: 3, background: '#6f7573' } as const;
  await sharp({ create: ground }).composite(placed).webp({ quality: 62 }).toFile(target);
}

await mkdir(`${folder}/pages`, { recursive: true });
const browser = await chromium.launch(launchOptions());
const take = (shot: Shot) => takeShot(browser, shot);
for (const [kind, path] of Object.entries(kinds)) {
  if (only.length > 0 && !only.includes(kind)) continue;
  const rows: Buffer[][] = [];
  for (const theme of themes) {
    const row: Buffer[] = [];
    for (const width of widths) row.push(await take({ path, width, height: shownHeight, theme }));
    rows.push(row);
  }
  await composeSheet(rows, scale, `${folder}/pages/${kind}.webp`);
  console.info(kind);
}
if (only.length === 0) {
  const screen = { width: 1440, height: 900 } as const;
  const pair = [
    await take({ ...screen, path: routeOf('home'), theme: 'dark' }),
    await take({ ...screen, path: routeOf('configurator'), theme: 'light' }),
  ];
  await composeSheet([pair], 0.55, `${folder}/desktop.webp`);
}
await browser.close();
