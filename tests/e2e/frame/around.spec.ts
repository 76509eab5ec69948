import { cateringMenu, locationMenu } from '@/content/navigation';
import { expect, test } from '../fixtures';
import { decided, openMenu, visit, visitWithStoppedClock } from './visitor';

test.beforeEach(({ context }) => decided(context));

test('the footer holds address, contact, planning teaser, all lists and the year', async ({ page }) => {
  await visit(page, '/agb');
  const footer = page.locator('footer.site-footer');
  await expect(footer).toContainText('Seeuferweg 12');
  await expect(footer).toContainText('47802 Krefeld');
  await expect(footer.locator('a[href="mailto:hallo@seegut.example"]')).toBeVisible();
  await expect(footer.locator('address a[href="tel:+492214710123"]')).toHaveText('0221 4710 123');
  await expect(footer.getByRole('link', { name: 'Catering konfigurieren' })).toHaveAttribute(
    'href',
    '/catering-konfigurator',
  );
  await expect(footer.getByRole('list', { name: /sozialen Netzwerken/ }).getByRole('link')).toHaveCount(4);
  await expect(footer.locator('a[href^="/eventlocation/"]')).toHaveCount(locationMenu.length);
  await expect(footer.locator('a[href^="/catering/"]')).toHaveCount(cateringMenu.length);
  const year = await page.evaluate(() => new Date().getFullYear());
  await expect(footer).toContainText(`© ${year}`);
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await visit(page, '/kontakt');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the call button calls, and leaves the last lines free at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/agb');
  const call = page.getByRole('link', { name: 'Anrufen: 0221 4710 123', includeHidden: true });
  await expect(call).toHaveAttribute('href', 'tel:+492214710123');
  const box = await call.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  // It stays away while a paragraph needs its place.
  await scrollTo(
    await page
      .locator('main p')
      .nth(4)
      .evaluate((text) => text.getBoundingClientRect().top + window.scrollY - window.innerHeight + 40),
  );
  await expect(call).toBeHidden();
  await scrollTo(await page.evaluate(() => document.body.scrollHeight));
  await expect(call).toBeVisible();
  const last = await page
    .locator('footer')
    .getByRole('button', { name: 'Cookie-Einstellungen' })
    .boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await call.boundingBox())?.y ?? 0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself; the messages can be stepped through', async ({ page, context }) => {
    await context.addInitScript(() => localStorage.setItem('cateringConfig', '{"guests":60}'));
    await visitWithStoppedClock(page, '/');
    const promo = page.getByRole('region', { name: 'Aktuelles' });
    const shown = promo.locator('li[data-current]');
    await expect(shown).toHaveText(/30 km/);
    await page.clock.runFor(30_000);
    await expect(shown).toHaveText(/30 km/);
    const next = promo.getByRole('button', { name: 'Nächster Hinweis' });
    await next.click();
    await expect(shown).toHaveText(/30 %/);
    // Its tooltip keeps nobody from the menu.
    await page.mouse.move(0, 400);
    await next.hover();
    await page.clock.runFor(699);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('tooltip')).toHaveText('Nächster Hinweis');
    await openMenu(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        .map((animation) => animation.effect?.getComputedTiming())
        .filter((timing) => Number(timing?.duration) > 20 || timing?.iterations === Number.POSITIVE_INFINITY),
    );
    expect(moving).toEqual([]);
  });
});
