import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { untilIdle } from '../hydration';

/** Where pictures of the journeys go; nowhere unless `SCREENS` names a folder. */
const folder = process.env.SCREENS;

const maxBytes = 60_000;

/** A picture below the limit, at the best quality that keeps it. */
async function encode(png: Buffer): Promise<Buffer> {
  for (const quality of [84, 76, 68, 60, 50]) {
    const webp = await sharp(png).webp({ quality, effort: 5 }).toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error('The picture is larger than 60 kB');
}

/** Scrolls a part to the top, a little below whatever stays there. */
function scrollBelowHeader(part: Element): void {
  part.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' });
  let bottom = 0;
  for (let over = document.elementFromPoint(window.innerWidth / 3, 2); over; over = over.parentElement) {
    const isKept = ['sticky', 'fixed'].includes(getComputedStyle(over).position);
    if (isKept) bottom = Math.max(bottom, over.getBoundingClientRect().bottom);
  }
  // The header comes back for whoever scrolls up, as the next line does.
  const header = document.querySelector('header');
  const isHeaderKept = header && ['sticky', 'fixed'].includes(getComputedStyle(header).position);
  if (isHeaderKept) bottom = Math.max(bottom, header.offsetHeight);
  const top = bottom < window.innerHeight / 2 ? bottom : 0;
  window.scrollBy({ top: part.getBoundingClientRect().top - top - 20, behavior: 'instant' });
}

/** Takes the numbered pictures of one journey, for `docs/screens`; does nothing unless they are asked for. */
export function takeScreens(journey: string) {
  let number = 0;
  return async (page: Page, what: string, { wide = false, at = 'top' } = {}): Promise<void> => {
    if (!folder) return;
    number += 1;
    const before = page.viewportSize();
    if (wide) await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('.toast-card').evaluateAll((cards) => cards.map((card) => card.remove()));
    // The frame around a field that was typed in last, and its caret, say nothing here.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    if (at === 'top') await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    else await page.locator(at).first().evaluate(scrollBelowHeader);
    await untilIdle(page);
    // What rises has risen; what moves for ever is not waited for.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ effect, playState }) => {
        return playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      }),
    );
    const png = await page.screenshot({ scale: wide ? 'css' : 'device' });
    const path = join(folder, 'journeys', `${journey}-${number}-${what}.webp`);
    mkdirSync(join(folder, 'journeys'), { recursive: true });
    writeFileSync(path, await encode(png));
    if (wide && before) await page.setViewportSize(before);
  };
}
