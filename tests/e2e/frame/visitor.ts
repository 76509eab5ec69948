import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectNoAxeFindings, type Theme } from '../axe';
import { expect } from '../fixtures';

export type Choice = { preferences: boolean; statistics: boolean; marketing: boolean };

export const nothing: Choice = { preferences: false, statistics: false, marketing: false };

export const consentKey = 'seegut-consent-v2';

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1440, height: 900 };

/** A visitor who has decided before, so that no banner comes. */
export async function decided(context: BrowserContext, choice: Choice = nothing): Promise<void> {
  const record = { necessary: true, ...choice, version: 2, textVersion: '2026-11-21' };
  await context.addInitScript(
    ([key, text]) => {
      // Frames of third parties have no storage, nor has a blank page.
      if (window !== window.top || location.protocol === 'about:' || localStorage.getItem(key)) return;
      const decidedAt = new Date(Date.now() - 60_000).toISOString();
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), decidedAt }));
    },
    [consentKey, JSON.stringify(record)] as const,
  );
}

/** Opens a page and waits until its controls work. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page and lets axe look at all of it. */
export async function checkPage(page: Page, path: string, themes: readonly Theme[]): Promise<void> {
  await visit(page, path);
  // Parts that the browser has not laid out yet keep the colours of the theme before until somebody comes near.
  await expect(page.locator('[data-later]')).toHaveCount(0);
  await expectNoAxeFindings(page, path, undefined, themes);
}

/** Opens a page whose timers stand still until `page.clock` moves them. */
export async function visitWithStoppedClock(page: Page, path: string, day = '2026-11-21'): Promise<void> {
  const time = new Date(`${day}T12:00:00Z`);
  await page.clock.install({ time });
  await page.clock.pauseAt(new Date(time.getTime() + 1000));
  await visit(page, path);
}

export async function openMenu(page: Page): Promise<Locator> {
  await page.locator('#menu-button').click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
}

export const banner = (page: Page) => page.locator('.consent-banner');

/** What is stored of the visitor's consent. */
export const storedConsent = (page: Page): Promise<(Choice & { decidedAt: string }) | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), consentKey);
