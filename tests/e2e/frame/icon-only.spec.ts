import type { Page } from '@playwright/test';
import { weddingPlan, withPlan } from '../configurator/stored-plan';
import { untilUsable } from '../configurator/wizard-flow';
import { expect, test } from '../fixtures';
import { decided, openMenu, visitWithStoppedClock } from './visitor';

const mark = 'data-icon-only';

/** Marks every control in sight that shows no letter, wherever the page is scrolled, with its name, and returns the names. */
const markIconOnly = (page: Page): Promise<string[]> =>
  page.evaluate((attribute) => {
    for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute);
    const isWordVisible = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      // What only a screen reader reads is clipped to one pixel.
      const clip = text.parentElement?.closest('.sr-only');
      return !clip && /[\p{L}\p{N}]/u.test(text.data) && range.getBoundingClientRect().width > 2;
    };
    const scope = document.querySelector('[role="dialog"], dialog[open]') ?? document;
    const found = [...scope.querySelectorAll<HTMLElement>('a[href], button, summary')].filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) return false;
      if (control.querySelector('img, picture, h2, h3')) return false;
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (isWordVisible(node as Text)) return false;
      return true;
    });
    return found.map((control) => {
      const name = (control.ariaLabel ?? control.textContent ?? '').trim();
      control.setAttribute(attribute, name);
      return name;
    });
  }, mark);

/** So many controls of a place are looked at; the others are drawn by the same components. */
const maxLooks = 12;

/** A pointer that rests on a control without words is told the control's name. */
async function expectTooltips(page: Page, names: string[]): Promise<void> {
  const tip = page.locator('.tooltip:popover-open');
  for (const name of names.slice(0, maxLooks)) {
    expect(name).not.toBe('');
    // What still moves into its place, or scrolls, takes the tooltip away; a part drawn anew loses its mark.
    await expect(async () => {
      await markIconOnly(page);
      await page.evaluate(() =>
        document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
      );
      const control = page.locator(`[${mark}=${JSON.stringify(name)}]`).first();
      await control.dispatchEvent('pointermove', { bubbles: true, pointerType: 'mouse' }, { timeout: 2_000 });
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
  ['/catering-konfigurator/speisen', 1, untilUsable],
] as const;

for (const [path, min, prepare] of places) {
  test(`every control without words has a name and shows it: ${path}, ${min} or more`, async ({
    page,
    context,
  }) => {
    await decided(context);
    await withPlan(page, weddingPlan);
    await visitWithStoppedClock(page, path);
    await prepare(page);
    await page.mouse.move(1, 450);
    await page.locator('.tooltip').waitFor({ state: 'attached' });
    const names = await markIconOnly(page);
    expect(names.length).toBeGreaterThanOrEqual(min);
    await expectTooltips(page, names);
  });
}
