import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Check C1: reads pages to their end, as somebody who has not decided anything, and expects neither requests nor traces. */
export async function readUndecided(page: Page, own: string, paths: readonly string[]): Promise<void> {
  const context = page.context();
  const strangers: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== own) strangers.push(request.url());
  });
  await page.clock.install();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('button#menu-button'), path).toBeVisible();
    const end = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < end; top += 1500) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    }
    await page.clock.runFor(10_000);
    await expect(page.locator('.consent-banner'), path).toBeVisible();
  }
  expect(strangers).toEqual([]);
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept.filter((key) => key !== 'seegut-locale' && !key.startsWith('__next'))).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['NEXT_LOCALE']);
}
