import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectNoHydration } from '../hydration';
import { decided, desktop } from './visitor';

/** One page of every composition, and those without one. */
const paths = [
  '/',
  '/eventlocation-am-see',
  '/eventlocation/raeume-am-see',
  '/eventlocation/hochzeiten-am-see',
  '/premium-catering',
  '/catering/flying-buffet',
  '/kontakt',
  '/galerie',
  '/news',
  '/agb',
];

type View = {
  /** Filled buttons and links, the call button among them. */
  filled: string[];
  /** Links to the configurator that look like a button. */
  invitations: string[];
  /** Whether the call button is there. */
  floats: boolean;
  /** Text and controls below the call button. */
  covered: string[];
};

/** What stands in the window now. */
function readView(): View {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const bar = document.querySelector('.header-bar')?.getBoundingClientRect().bottom ?? 0;
  const isInView = (element: Element) => {
    const { top, right, bottom, left, height } = element.getBoundingClientRect();
    const isBelowHeader = element.closest('.site-header') !== null || bottom > bar;
    return (
      height > 0 && isBelowHeader && top < innerHeight && left < innerWidth && right > 0 && isShown(element)
    );
  };
  const call = document.querySelector('.call-button');
  const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')];
  const links = controls.filter((element) => element.matches('a') && isInView(element));
  const accents = new Set(
    [...document.querySelectorAll('.button-default')].map((element) =>
      getComputedStyle(element).getPropertyValue('--accent-solid'),
    ),
  );
  const probe = document.createElement('i');
  document.body.append(probe);
  const filledColours = new Set(
    [...accents].map((colour) => {
      probe.style.backgroundColor = colour;
      return getComputedStyle(probe).backgroundColor;
    }),
  );
  probe.remove();
  const hasBorder = (element: Element) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(element);
    return borderTopWidth !== '0px' && !/, 0\)$/.test(borderTopColor);
  };
  const nameOf = (element: Element) => element.textContent?.trim() ?? '';
  const floats = call !== null && isShown(call);
  const covered: string[] = [];
  if (call && floats) {
    const place = call.getBoundingClientRect();
    const meets = ({ top, right, bottom, left, width, height }: DOMRect) =>
      width > 1 &&
      height > 1 &&
      left < place.right &&
      right > place.left &&
      top < place.bottom &&
      bottom > place.top;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent ||
        parent.closest('.sr-only') ||
        !node.textContent?.trim() ||
        call.contains(node) ||
        !isShown(parent)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(meets)) covered.push(node.textContent.trim());
    }
    for (const control of controls)
      if (control !== call && isShown(control) && meets(control.getBoundingClientRect()))
        covered.push(nameOf(control) || control.tagName);
  }
  return {
    filled: links.filter((link) => filledColours.has(getComputedStyle(link).backgroundColor)).map(nameOf),
    invitations: links
      .filter((link) => link.getAttribute('href')?.includes('/catering-konfigurator') && hasBorder(link))
      .map(nameOf),
    floats,
    covered,
  };
}

/** Goes there and waits for longer than the frame does, on the page's own clock. */
const rest = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    window.scrollTo({ top: y, behavior: 'instant' });
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await frame();
    await frame();
  }, top);

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [{ width: 360, height: 640 }, desktop]) {
  test(`one call at a time, and the call button keeps clear of text and controls (${viewport.width} px)`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    await decided(context);
    expectNoHydration(page);
    await page.setViewportSize(viewport);
    const problems: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await page.evaluate(() => document.documentElement.classList.add('at-once'));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const step = viewport.height * 0.75;
      const down = Array.from({ length: Math.ceil(height / step) + 1 }, (_, index) => index * step);
      // And upwards again, when it used to come back over whatever was there.
      const up = [height, height * 0.7, height * 0.45, height * 0.2];
      let isSeen = false;
      for (const top of [...down, ...up]) {
        await rest(page, top);
        const { filled, invitations, floats, covered } = await page.evaluate(readView);
        isSeen ||= floats;
        const where = `${path} at ${Math.round(top)} px`;
        if (filled.length > 1) problems.push(`${where}: filled ${filled.join(' | ')}`);
        if (invitations.length > 1) problems.push(`${where}: invitations ${invitations.join(' | ')}`);
        if (covered.length > 0) problems.push(`${where}: covered ${covered.join(' | ')}`);
      }
      if (!isSeen) problems.push(`${path}: the call button never comes`);
    }
    expect(problems).toEqual([]);
  });
}
