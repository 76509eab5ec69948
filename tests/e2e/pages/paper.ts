import type { Page } from '@playwright/test';

/** What is left of A4 between the margins of `components/seo/print.css`, in pixels. */
export const sheet = { width: 673, height: 980 };

/** Goes over to paper, and lets what waits for the reader come. */
export async function toPaper(page: Page): Promise<void> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

export const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

export type Paper = {
  /** Words that are not dark on white, with their colours. */
  readonly faint: string[];
  /** Boxes in another colour than white that are more than a rule. */
  readonly dark: string[];
  /** What is placed somewhere instead of standing in the text, and may cover it. */
  readonly loose: string[];
  /** What is wider than the sheet or cut off. */
  readonly cut: string[];
  /** Controls that can only be used on a screen. */
  readonly controls: string[];
  /** Answers that stay folded. */
  readonly folded: string[];
  /** The largest height in which nothing is printed, in pixels. */
  readonly emptiest: number;
};

/** Measures the page as it would be printed. */
export const readPaper = (page: Page): Promise<Paper> =>
  page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const unseen = (element: Element) => element.closest('.sr-only, next-route-announcer') !== null;
    const name = (element: Element) =>
      `${element.tagName}.${element.getAttribute('class') ?? ''} ${element.textContent?.trim().slice(0, 30)}`;
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** A colour over white, 0 black to 255 white. */
    const lightness = (colour: string) => {
      if (!canvas) return 0;
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return red * 0.21 + green * 0.72 + blue * 0.07;
    };
    const faint: string[] = [];
    const dark: string[] = [];
    const loose: string[] = [];
    const cut: string[] = [];
    const printed: { top: number; bottom: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !shown(parent) || unseen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.height === 0) continue;
      printed.push(box);
      const { color } = getComputedStyle(parent);
      if (lightness(color) > 120 && !parent.closest('svg')) faint.push(`${name(parent)}: ${color}`);
      if (box.right > innerWidth + 1 || box.left < -1) cut.push(name(parent));
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!shown(element) || unseen(element) || element.closest('svg') !== null) {
        if (element.tagName === 'svg' && shown(element)) printed.push(element.getBoundingClientRect());
        continue;
      }
      const box = element.getBoundingClientRect();
      if (element instanceof HTMLImageElement) printed.push(box);
      const style = getComputedStyle(element);
      const isLarge = box.width > 12 && box.height > 12;
      if (isLarge && lightness(style.backgroundColor) < 200)
        dark.push(`${name(element)}: ${style.backgroundColor}`);
      if (/absolute|fixed|sticky/.test(style.position)) loose.push(name(element));
      for (const pseudo of ['::before', '::after']) {
        const { content, position, display } = getComputedStyle(element, pseudo);
        if (content === 'none' || content === 'normal' || display === 'none') continue;
        if (/absolute|fixed|sticky/.test(position) && !element.matches('.leader, .menu-card'))
          loose.push(name(element) + pseudo);
      }
      const clips =
        /hidden|clip|auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (clips && !element.matches('.leader') && element.textContent?.trim()) cut.push(name(element));
    }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      cut.push(`the page: ${document.documentElement.scrollWidth}`);
    const controls = [
      ...document.querySelectorAll(
        'button, input, select, textarea, video, iframe, .site-header, .site-footer, .call-button, .consent-banner',
      ),
    ].filter(shown);
    const folded = [...document.querySelectorAll('main details > :not(summary, a)')].filter(
      (element) =>
        element.getBoundingClientRect().height < 5 && element.closest('details')?.checkVisibility(),
    );
    let emptiest = 0;
    let reached = 0;
    for (const { top, bottom } of printed.sort((a, b) => a.top - b.top)) {
      emptiest = Math.max(emptiest, top - reached);
      reached = Math.max(reached, bottom);
    }
    return {
      faint,
      dark,
      loose,
      cut,
      controls: controls.map((control) => control.outerHTML.slice(0, 200)),
      folded: folded.map(name),
      emptiest,
    };
  });
