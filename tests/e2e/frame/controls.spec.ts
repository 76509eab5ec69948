import type { Locator, Page } from '@playwright/test';
import { buttonClass } from '@/components/ui/button-class';
import { expect, test } from '../fixtures';
import { phone } from './visitor';

// In a page of the site, whose own parts are taken out.
test.use({ javaScriptEnabled: false, allowedErrors: [/script/i] });

const variants = ['default', 'outline', 'secondary', 'ghost', 'link', 'destructive'] as const;
/** Specified sizes with their heights in CSS pixels. */
const heights = { sm: 40, default: 48, lg: 56, icon: 48 } as const;
const sizes = Object.keys(heights) as (keyof typeof heights)[];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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
  await page.goto('/en/agb');
  const drawn = variants.flatMap((variant) =>
    sizes.map(
      (size) => `<button class="${buttonClass(variant, size)}" aria-label="${variant} ${size}">x</button>`,
    ),
  );
  await page.locator('body').evaluate(
    (body, buttons) => {
      body.innerHTML = buttons;
    },
    `${drawn.join(' ')} <button class="${buttonClass()}">Plain</button>`,
  );
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
  const plain = button(page, 'Plain');
  expect(JSON.stringify(await look(plain))).toBe(looks.get('outline'));
  expect((await plain.boundingBox())?.height).toBeCloseTo(heights.default, 0);
});
