import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { decided, openMenu, visitWithStoppedClock } from './visitor';

const mark = 'data-icon-only';

/** Marks every control in sight that shows no letter, wherever the page is scrolled, and counts them. */
const markIconOnly = (page: Page) =>
  page.evaluate((attribute) => {
    for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute);
    const isWordVisible = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      // What only a screen reader reads is clipped to one pixel.
      const clip = text.parentElement?.closest('.sr-only');
      return !clip && /[\p{L}\p{N}]/u.test(text.data) && range.getBoundingClientRect().width > 2;
    };
    const scope = document.querySelector('[role="dialog"]') ?? document;
    const found = [...scope.querySelectorAll<HTMLElement>('a[href], button, summary')].filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) return false;
      if (control.querySelector('img, picture, h2, h3')) return false;
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (isWordVisible(node as Text)) return false;
      return true;
    });
    for (const control of found) control.setAttribute(attribute, '');
    return found.length;
  }, mark);

/** So many controls of a place are looked at; the others are drawn by the same components. */
const maxLooks = 12;

/** A pointer that rests on a marked control is told the control's name. */
async function expectTooltips(page: Page): Promise<void> {
  const tip = page.locator('.tooltip:popover-open');
  for (const control of (await page.locator(`[${mark}]`).all()).slice(0, maxLooks)) {
    const name = await control.evaluate((element) => (element.ariaLabel ?? element.textContent ?? '').trim());
    expect(name).not.toBe('');
    // What still moves into its place, or scrolls, takes the tooltip away.
    await expect(async () => {
      await page.evaluate(() =>
        document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
      );
      await control.dispatchEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
      await page.clock.runFor(700);
      expect(await tip.allTextContents(), name).toEqual([name]);
    }).toPass({ timeout: 15_000 });
  }
}

const places = [
  ['/', 6, async () => undefined],
  ['/', 5, async (page: Page) => void (await openMenu(page))],
  [
    '/galerie',
    3,
    async (page: Page) => {
      await page.locator('a[data-picture]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  ['/catering-konfigurator/speisen?cateringType=flying-buffet', 1, async () => undefined],
] as const;

for (const [path, min, prepare] of places) {
  test(`every control without words has a name and shows it: ${path}, ${min} or more`, async ({
    page,
    context,
  }) => {
    await decided(context);
    await visitWithStoppedClock(page, path);
    await prepare(page);
    await page.mouse.move(1, 450);
    await page.locator('.tooltip').waitFor({ state: 'attached' });
    expect(await markIconOnly(page)).toBeGreaterThanOrEqual(min);
    await expectTooltips(page);
  });
}
