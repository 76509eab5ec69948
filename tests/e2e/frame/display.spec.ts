import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { decided, openMenu, visit, visitWithStoppedClock } from './visitor';

const classes = (page: Page) => page.evaluate(() => [...document.documentElement.classList]);
const toast = (page: Page) => page.locator('.toast-card');
const say = (page: Page, detail: object) =>
  page.evaluate(
    (toastDetail) => window.dispatchEvent(new CustomEvent('seegut:toast', { detail: toastDetail })),
    detail,
  );

test.beforeEach(({ context }) => decided(context));

test('dark is the default; the toggle persists, announces, follows into other tabs', async ({
  page,
  context,
}) => {
  await visit(page, '/agb');
  expect(await classes(page)).toContain('dark');
  const other = await context.newPage();
  await visit(other, '/kontakt');
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Helles Design' }).click();
  await expect.poll(() => classes(page)).toContain('light');
  expect(await classes(page)).not.toContain('dark');
  await expect(page.locator('#live-polite')).toHaveText('Helles Design aktiviert');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#faf7f1');
  expect(await page.evaluate(() => localStorage.getItem('seegut-theme'))).toBe('light');
  await expect.poll(() => classes(other)).toContain('light');
});

test('high contrast is one state in menu and panel, persists and says the specified words', async ({
  page,
}) => {
  await visit(page, '/agb');
  let menu = await openMenu(page);
  const toggle = menu.getByRole('button', { name: 'Hoher Kontrast' });
  await toggle.click();
  await expect(toast(page)).toContainText('Hoher Kontrast aktiviert');
  await expect(toast(page)).toContainText('Die Farben wurden für bessere Lesbarkeit angepasst.');
  await expect(page.locator('#live-polite')).toContainText('Hoher Kontrast aktiviert');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await classes(page)).toContain('high-contrast');
  expect(await page.evaluate(() => localStorage.getItem('seegut-high-contrast'))).toBe('true');

  await visit(page, '/agb');
  expect(await classes(page)).toContain('high-contrast');
  menu = await openMenu(page);
  // What a switch says happens here as well: white by day, black again with a darkened ground.
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(0, 0, 0)');
  await menu.getByRole('button', { name: 'Helles Design' }).click();
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  await menu.getByRole('button', { name: 'Anzeige anpassen' }).click();
  const panel = page.getByRole('dialog', { name: 'Anzeige anpassen' });
  await panel.getByRole('button', { name: 'Hoher Kontrast' }).click();
  await expect(toast(page)).toContainText('Hoher Kontrast deaktiviert');
  await expect(toast(page)).toContainText('Die Standardfarben wurden wiederhergestellt.');
  expect(await classes(page)).not.toContain('high-contrast');
  expect(await page.evaluate(() => localStorage.getItem('seegut-high-contrast'))).toBe('false');
});

test('the panel: four working buttons, three accordions, closes by backdrop, button and Escape', async ({
  page,
}) => {
  await visit(page, '/agb');
  const opener = page.locator('footer').getByRole('button', { name: 'Anzeige anpassen' });
  const panel = page.getByRole('dialog', { name: 'Anzeige anpassen' });
  await opener.click();
  const before = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  for (const [name, className] of [
    ['Text vergrößern', 'large-text'],
    ['Hintergrund abdunkeln', 'dark-background'],
    ['Links hervorheben', 'highlight-links'],
  ] as const) {
    await panel.getByRole('button', { name }).click();
    await expect.poll(() => classes(page)).toContain(className);
    expect(await page.evaluate((key) => localStorage.getItem(key), `seegut-${className}`)).toBe('true');
  }
  const styles = await page.evaluate(() => ({
    size: Number.parseFloat(getComputedStyle(document.body).fontSize),
    ground: getComputedStyle(document.documentElement).backgroundColor,
    picture: getComputedStyle(
      document.querySelector('main')?.appendChild(document.createElement('img')) ?? document.body,
    ).filter,
    link: getComputedStyle(document.querySelector('footer a') ?? document.body).textDecorationLine,
  }));
  expect(styles.size).toBeCloseTo(before * 1.25, 1);
  expect(styles.ground).toBe('rgb(0, 0, 0)');
  expect(styles.picture).toBe('brightness(0.7)');
  expect(styles.link).toBe('underline');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const topics = ['Unser Anspruch', 'Rückmeldung und Kontakt', 'Erklärung zur Barrierefreiheit'];
  for (const topic of topics) await panel.getByRole('button', { name: topic }).click();
  await expect(panel.getByRole('link', { name: 'Informationen zur Barrierefreiheit' })).toHaveAttribute(
    'href',
    '/barrierefreiheit',
  );
  await panel.getByRole('button', { name: topics[1] ?? '' }).click();
  await expect(panel.getByRole('link', { name: 'Zum Kontakt' })).toHaveAttribute('href', '/kontakt');
  await panel.getByRole('button', { name: topics[0] ?? '' }).click();
  await expect(panel).toContainText('WCAG 2.1');

  await panel.getByRole('button', { name: 'Anzeige schließen' }).click();
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await opener.click();
  await expect(panel).toBeVisible();
  await page.mouse.click(200, 400);
  await expect(panel).toHaveCount(0);
});

test('toasts: one at a time, 5 s, held by pointer and focus, failures said at once', async ({ page }) => {
  await visitWithStoppedClock(page, '/agb');
  let passed = 0;
  const advance = async (milliseconds: number) => {
    passed += milliseconds;
    await page.clock.runFor(milliseconds);
  };
  /** Moves the clock in small steps until the page agrees: a step may start what the next one ends. */
  const until = (agreed: () => Promise<void>) =>
    expect(async () => {
      await advance(50);
      await agreed();
    }).toPass();
  const shows = (text: string) => async () => {
    await expect(toast(page)).toHaveCount(1, { timeout: 100 });
    await expect(toast(page)).toContainText(text, { timeout: 100 });
  };
  const empty = () => expect(toast(page)).toHaveCount(0, { timeout: 100 });

  await say(page, { title: 'Erste Meldung' });
  await until(shows('Erste Meldung'));
  passed = 0;
  await say(page, { title: 'Zweite Meldung' });
  await until(shows('Zweite Meldung'));
  await advance(4800 - passed);
  await shows('Zweite Meldung')();
  await until(empty);
  expect(passed).toBeGreaterThanOrEqual(5000);

  await say(page, { title: 'Gehalten' });
  await until(shows('Gehalten'));
  await toast(page).hover();
  await advance(20_000);
  await shows('Gehalten')();
  await toast(page).getByRole('button', { name: 'Meldung schließen' }).focus();
  await page.mouse.move(900, 200);
  await advance(20_000);
  await shows('Gehalten')();
  await page.keyboard.press('Enter');
  await until(empty);

  await say(page, { title: 'Nicht gesendet', description: 'Keine Verbindung', variant: 'destructive' });
  await until(shows('Nicht gesendet'));
  await expect(page.locator('#live-assertive')).toHaveText('Nicht gesendet. Keine Verbindung');
  await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
});
