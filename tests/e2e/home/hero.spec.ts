import { expect, test } from '../fixtures';
import { decided, visit } from '../frame/visitor';

test.beforeEach(({ context }) => decided(context));

const words = '.home-hero > .plated-words';
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

test('the first screen: one title, one sentence, one button, which fade and shrink with the scroll but for the focus', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.locator(`${words} :is(h1, p, a)`)).toHaveCount(3);
  await expect(page.locator(words).getByRole('link', { name: 'Catering konfigurieren' })).toBeInViewport();
  const look = () =>
    page.locator(words).evaluate((element) => {
      const { opacity, scale } = getComputedStyle(element);
      return { opacity: Number(opacity), scale: scale === 'none' ? 1 : Number(scale) };
    });
  await expect.poll(look).toEqual({ opacity: 1, scale: 1 });
  await page.evaluate(scrollTo, 150);
  await expect.poll(look).toEqual({ opacity: expect.closeTo(0.5, 1), scale: expect.closeTo(0.96, 2) });
  await page.evaluate(scrollTo, 300);
  await expect.poll(look).toEqual({ opacity: 0, scale: expect.closeTo(0.92, 2) });
  await page.locator(words).getByRole('link').focus();
  await expect(page.locator(words)).toHaveCSS('opacity', '1');
});

test.describe('film', () => {
  test('muted, endless, inline, after the poster; can be stopped', async ({ page }) => {
    await visit(page, '/');
    const film = page.locator('.home-hero video');
    await expect(film).toHaveJSProperty('muted', true);
    await expect(film).toHaveJSProperty('loop', true);
    await expect(film).toHaveJSProperty('playsInline', true);
    await expect(film).toHaveJSProperty('paused', false);
    await page.getByRole('button', { name: 'Hintergrundfilm anhalten' }).press('Enter');
    await expect(film).toHaveJSProperty('paused', true);
    await page.getByRole('button', { name: 'Hintergrundfilm abspielen' }).press('Enter');
    await expect(film).toHaveJSProperty('paused', false);
  });
});
