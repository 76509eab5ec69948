import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { controlsAddress, provideControls } from './controls-page';
import { phone } from './visitor';

test.beforeEach(({ page }) => provideControls(page));

const variants = ['default', 'outline', 'secondary', 'ghost', 'link', 'destructive'] as const;
/** Specified sizes with their heights in CSS pixels. */
const heights = { sm: 40, default: 48, lg: 56, icon: 48 } as const;
const sizes = Object.keys(heights) as (keyof typeof heights)[];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The page's controls work once one of them has answered. */
async function answering(page: Page) {
  await button(page, 'Dialog').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const look = (target: Locator) =>
  target.evaluate((element) => {
    const style = getComputedStyle(element);
    return {
      ground: style.backgroundColor,
      ink: style.color,
      edge: style.borderTopColor,
      underlined: style.textDecorationLine.includes('underline'),
    };
  });

test('every button variant and size has the specified shape and none the look of another; plain is outlined and middle', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(controlsAddress);
  for (const variant of variants) {
    for (const size of sizes) {
      const target = button(page, `${variant} ${size}`);
      const box = await target.boundingBox();
      expect(box?.height, `${variant} ${size}`).toBeCloseTo(heights[size], 0);
      if (size === 'icon') expect(box?.width).toBeCloseTo(heights.icon, 0);
      const type = await target.evaluate((element) => {
        const style = getComputedStyle(element);
        return {
          transform: style.textTransform,
          weight: Number(style.fontWeight),
          tracking: Number.parseFloat(style.letterSpacing) / Number.parseFloat(style.fontSize),
          corners: style.borderRadius,
        };
      });
      expect(type).toMatchObject({ transform: 'uppercase', weight: 600, corners: '0px' });
      expect(type.tracking).toBeGreaterThan(0.1);
    }
  }
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(scrolls).toBe(false);
  const looks = new Map<string, string>();
  for (const variant of variants)
    looks.set(variant, JSON.stringify(await look(button(page, `${variant} default`))));
  expect(new Set(looks.values()).size).toBe(variants.length);
  const plain = button(page, 'Dialog');
  expect(JSON.stringify(await look(plain))).toBe(looks.get('outline'));
  expect((await plain.boundingBox())?.height).toBeCloseTo(heights.default, 0);
});

test.describe('tooltip', () => {
  const tooltip = (page: Page) => page.getByRole('tooltip');

  test.beforeEach(async ({ page }) => {
    const time = new Date('2026-11-21T12:00:00Z');
    await page.clock.install({ time });
    await page.goto(controlsAddress);
    await answering(page);
    await page.clock.pauseAt(new Date(time.getTime() + 3_600_000));
    await page.mouse.move(0, 0);
  });

  test('comes after 700 ms of pointing, stays under the pointer, goes with it, lets a press through', async ({
    page,
  }) => {
    const target = button(page, 'Tooltip');
    await target.hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText('Tooltip');
    const { x = 0, y = 0, width = 0, height = 0 } = (await tooltip(page).boundingBox()) ?? {};
    const middle = [x + width / 2, y + height / 2] as const;
    await page.mouse.move(...middle, { steps: 10 });
    await page.clock.runFor(5_000);
    await expect(tooltip(page)).toBeVisible();
    const below = await page.evaluate((at) => document.elementFromPoint(...at)?.role, middle);
    expect(below).not.toBe('tooltip');
    await page.mouse.move(0, 0);
    await expect(tooltip(page)).toHaveCount(0);
  });
});
