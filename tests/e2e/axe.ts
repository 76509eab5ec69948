import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours, and so about a theme; what the others find in one theme they find in all. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const themes = ['dark', 'light', 'high-contrast'] as const;
type Theme = (typeof themes)[number];

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
    await Promise.all(fading.map((animation) => animation.finished.catch(() => undefined)));
  }, theme);
}

/** Expects no finding in an open page, or in a part of it, in any theme or in those that are given. */
export async function expectNoAxeFindings(
  page: Page,
  what: string,
  within?: string,
  shown: readonly Theme[] = themes,
): Promise<void> {
  for (const theme of shown) {
    await showTheme(page, theme);
    // The page has no frames, so axe may do all its work in it; and describing what is in order takes most of its time.
    const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    if (within) builder.include(within);
    if (theme === shown[0]) builder.withTags(levels);
    else builder.withRules(colourRules);
    const { violations } = await builder.analyze();
    const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect.soft(findings, `${what}, ${theme}`).toEqual([]);
  }
}
