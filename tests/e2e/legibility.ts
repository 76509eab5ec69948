import type { Locator, Page } from '@playwright/test';
import sharp, { type OutputInfo } from 'sharp';

type Box = { x: number; y: number; width: number; height: number };
type Words = { text: string; colour: readonly [number, number, number, number]; boxes: readonly Box[] };

export type Reading = { text: string; median: number; worst: number };

/** Linear light of each of the 256 values of a channel. Source: WCAG 2.2, "relative luminance". */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const channel = (value: number) => linear[Math.round(value)] ?? 0;
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** Contrast of two luminances. Source: WCAG 2.2, "contrast ratio". */
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Text in a region that no ground of its own lies behind, in CSS pixels from the region's corner. */
function collectWords(region: Element): Words[] {
  const corner = region.getBoundingClientRect();
  const hasGround = (element: Element | null): boolean => {
    if (!element || element === region) return false;
    return /^rgb\(/.test(getComputedStyle(element).backgroundColor) || hasGround(element.parentElement);
  };
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const readColour = (colour: string) => {
    if (!context) throw new Error('No canvas');
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255] as const;
  };
  const words: Words[] = [];
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (
      !parent ||
      text === '' ||
      !parent.checkVisibility({ visibilityProperty: true }) ||
      hasGround(parent) ||
      parent.closest('.sr-only')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .map(({ left, top, width, height }) => ({ x: left - corner.left, y: top - corner.top, width, height }))
      .filter(
        ({ x, y, width, height }) =>
          width > 2 && height > 2 && x >= 0 && y >= 0 && x + width <= corner.width + 1,
      );
    if (boxes.length > 0) words.push({ text, colour: readColour(getComputedStyle(parent).color), boxes });
  }
  return words;
}

/** While this attribute stands on the page's root, text leaves what lies behind it to be seen. */
const hidesInk = 'data-hides-ink';

/** Lets `readLegibility` see pictures without the text over them. The page needs `bypassCSP`. */
export async function prepareLegibility(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `
      *, ::before, ::after { transition: none !important; animation: none !important }
      [${hidesInk}] .site-header * { color: transparent !important; text-shadow: none !important }
      [${hidesInk}] .call-button { visibility: hidden }`,
  });
}

const setInk = (page: Page, hidden: boolean) =>
  page.evaluate(([name, value]) => document.documentElement.toggleAttribute(name, value), [
    hidesInk,
    hidden,
  ] as const);

/** Contrast of the words with the pixels of a picture of their region. */
function readPixels(
  data: Buffer,
  info: OutputInfo,
  { text, colour: [red, green, blue, alpha], boxes }: Words,
): Reading {
  const mix = (ink: number, ground: number) => ink * alpha + ground * (1 - alpha);
  const ratios: number[] = [];
  for (const box of boxes) {
    for (let y = Math.floor(box.y); y < Math.min(info.height, box.y + box.height); y += 2) {
      for (let x = Math.floor(box.x); x < Math.min(info.width, box.x + box.width); x += 2) {
        const at = (y * info.width + x) * info.channels;
        const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
        ratios.push(contrast(luminance(r, g, b), luminance(mix(red, r), mix(green, g), mix(blue, b))));
      }
    }
  }
  ratios.sort((one, other) => one - other);
  const share = (part: number) => ratios[Math.floor(ratios.length * part)] ?? 0;
  return { text, median: share(0.5), worst: share(0.05) };
}

/**
 * Contrast of every text of a region with the pixels that are drawn behind it: the median, and what 95 % of the pixels reach. The page
 * is prepared by `prepareLegibility`.
 */
export async function readLegibility(page: Page, region: Locator): Promise<Reading[]> {
  // What depends on the place on the page, such as the header, has answered to it, and its pictures are there.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const pictures = page.locator('[data-hero] img:visible');
  for (const picture of await pictures.all())
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  const words = await region.evaluate(collectWords);
  await setInk(page, true);
  const file = await region.screenshot({ scale: 'css' });
  await setInk(page, false);
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return words.map((entry) => readPixels(data, info, entry));
}
