import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectReadableControls } from './control-colours';
import { expect } from './fixtures';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours, and so about a theme; what the others find in one theme they find in all. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export const themes = ['dark', 'light', 'high-contrast'] as const;
export type Theme = (typeof themes)[number];

/** Shows an open page in a theme, and waits until its colours stand. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (name) => {
    const { classList } = document.documentElement;
    classList.toggle('light', name === 'light');
    classList.toggle('dark', name !== 'light');
    classList.toggle('high-contrast', name === 'high-contrast');
    // Colours fade from one theme to the other; halfway they are nobody's.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // One in a part that is not drawn never ends.
    const longEnough = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([Promise.allSettled(fading.map(({ finished }) => finished)), longEnough]);
  }, theme);
}

/** What axe finds in an open page, or in a part of it, by the rules that `choose` leaves. */
async function findings(
  page: Page,
  within: string | undefined,
  choose: (builder: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  // The page has no frames, so axe may do all its work in it; and describing what is in order takes most of its time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) builder.include(within);
  const { violations } = await choose(builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Expects no finding by any rule in one theme, none by those about colours in the others, and readable controls in all. */
export async function expectNoAxeFindings(
  page: Page,
  what: string,
  within?: string,
  shown: readonly Theme[] = themes,
): Promise<void> {
  // Lines that take turns stand still: halfway between two, neither can be read.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of shown) {
    await showTheme(page, theme);
    const found = await findings(page, within, (axe) =>
      theme === shown[0] ? axe.withTags(levels) : axe.withRules(colourRules),
    );
    expect.soft(found, `${what}, ${theme}`).toEqual([]);
    await expectReadableControls(page, `${what}, ${theme}`);
  }
  await page.emulateMedia({ reducedMotion: null });
}
