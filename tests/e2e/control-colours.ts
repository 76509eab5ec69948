import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** WCAG 2.2, 1.4.11: what is less cannot be told from its ground; text that is read has 4.5, by axe. */
const minRatio = 3;

/**
 * Controls whose text has the colour of the opaque ground they stand on, at rest, pressed and disabled: axe takes a
 * contrast of 1 : 1 for text that is hidden on purpose and says nothing. Runs in the page; pressed and disabled are set
 * and taken back at once, so that nothing else of the page moves.
 */
function findFaintControls(least: number): string[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  const read = (colour: string) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return { channels: [red, green, blue] as const, alpha: alpha / 255 };
  };
  /** Source: WCAG 2.2, "relative luminance" and "contrast ratio". */
  const luminance = (channels: readonly [number, number, number]) => {
    const [red, green, blue] = channels.map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    ) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: number, other: number) =>
    (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  /** Nothing where a picture, a gradient or a half-transparent colour lies behind: there pixels are read. */
  const groundOf = (element: Element | null): readonly [number, number, number] | undefined => {
    if (!element) return undefined;
    const { backgroundColor, backgroundImage, position } = getComputedStyle(element);
    const { channels, alpha } = read(backgroundColor);
    if (backgroundImage !== 'none' || (alpha > 0 && alpha < 1)) return undefined;
    if (alpha === 1) return channels;
    // What lies over other parts of the page has no ground of its ancestors.
    return position === 'static' || position === 'relative' ? groundOf(element.parentElement) : undefined;
  };
  const ratioOf = (control: Element) => {
    const ground = groundOf(control);
    const { channels, alpha } = read(getComputedStyle(control).color);
    if (!ground || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return undefined;
    const mixed = channels.map((value, index) => value * alpha + (ground[index] ?? 0) * (1 - alpha));
    return contrast(luminance(ground), luminance(mixed as [number, number, number]));
  };
  /** States as attributes; a switch that has one is looked at in its other, too. */
  const states: Readonly<Record<string, (control: Element) => readonly [string, string] | undefined>> = {
    'at rest': () => ['data-looked-at', ''],
    pressed: (control) => (control.hasAttribute('aria-pressed') ? ['aria-pressed', 'true'] : undefined),
    'not pressed': (control) =>
      control.hasAttribute('aria-pressed') ? ['aria-pressed', 'false'] : undefined,
    disabled: (control) =>
      control.matches('button, input, select, textarea') ? ['disabled', ''] : undefined,
  };
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (control) => !control.matches('[type="checkbox"], [type="radio"], [type="range"], [type="hidden"]'),
  );
  // All at once in each state: a page whose styles are worked out anew for every control takes seconds.
  const faint = Object.entries(states).flatMap(([state, attributeFor]) => {
    const changed = controls.flatMap((control) => {
      const [name, value] = attributeFor(control) ?? [];
      if (name === undefined || value === undefined) return [];
      const before = control.getAttribute(name);
      control.setAttribute(name, value);
      return [{ control, name, before }];
    });
    const ratios = changed.map(({ control }) => ratioOf(control));
    for (const { control, name, before } of changed) {
      if (before === null) control.removeAttribute(name);
      else control.setAttribute(name, before);
    }
    return changed.flatMap(({ control }, index) => {
      const ratio = ratios[index];
      if (ratio === undefined || ratio >= least) return [];
      const name =
        control.textContent?.trim() || control.getAttribute('aria-label') || control.outerHTML.slice(0, 80);
      return [`${name}, ${state}: ${ratio.toFixed(2)}`];
    });
  });
  document.adoptedStyleSheets.pop();
  return faint;
}

/** Expects the text of every control on an opaque ground to be of another colour, in the theme that is shown. */
export async function expectReadableControls(page: Page, what: string): Promise<void> {
  expect.soft(await page.evaluate(findFaintControls, minRatio), what).toEqual([]);
}
