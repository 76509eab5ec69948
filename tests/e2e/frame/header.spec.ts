import { expect, test } from '../fixtures';
import { decided, desktop, phone, visit, visitWithStoppedClock } from './visitor';

const landingPages = [
  ['/', phone],
  ['/eventlocation-am-see', desktop],
  ['/premium-catering', phone],
  ['/fuer-business-events', desktop],
  ['/fuer-private-events', phone],
  ['/fuer-hochzeiten', desktop],
] as const;

const header = 'header.site-header';
const transparent = 'rgba(0, 0, 0, 0)';

test('the header is transparent over a hero until 50 px of scroll, solid elsewhere, and leaves the specified room', async ({
  page,
  context,
}) => {
  await decided(context);
  for (const [path, viewport] of landingPages) {
    await page.setViewportSize(viewport);
    await visit(page, path);
    await expect(page.locator(header), path).toHaveCSS('background-color', transparent);
    await expect(page.locator('main'), path).toHaveCSS('padding-top', '0px');
    await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
    await expect(page.locator(header), path).toHaveCSS('background-color', transparent);
    await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
    await expect(page.locator(header), path).not.toHaveCSS('background-color', transparent);
    await expect(page.locator(header)).toBeInViewport();
  }
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await visit(page, '/kontakt');
    await expect(page.locator(header)).not.toHaveCSS('background-color', transparent);
    const logo = page.getByRole('link', { name: 'SEEGUT Eventlocation am See & Catering (zur Startseite)' });
    await expect(logo).toHaveAttribute('href', '/');
    expect((await logo.boundingBox())?.height).toBe(64);
    await expect(page.locator('main')).toHaveCSS('padding-top', '130px');
    const box = await page.locator(header).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(130);
    for (const width of [767, 768]) {
      await page.setViewportSize({ ...viewport, width });
      await expect(page.locator(header).getByText('Planen')).toBeVisible({ visible: width === 767 });
    }
    await page.setViewportSize(viewport);
    await visit(page, '/catering-konfigurator');
    await expect(page.locator('main#content')).toHaveCSS('padding-top', '110px');
  }
});

test('three messages take turns every 5 s, stop on demand and while pointed at, and no scroll moves them', async ({
  page,
  context,
}) => {
  await decided(context);
  await visitWithStoppedClock(page, '/kontakt');
  const promo = page.getByRole('region', { name: 'Aktuelles' });
  const shown = promo.locator('li[data-current]');
  await expect(promo.locator('li')).toHaveCount(3);
  await expect(shown).toHaveText(/30 km/);
  await page.clock.runFor(4999);
  await expect(shown).toHaveText(/30 km/);
  await page.clock.runFor(1);
  await expect(shown).toHaveText(/30 %/);
  // Where few dates would stand if the calendar counted them.
  await page.clock.runFor(5000);
  await expect(shown).toHaveText(/in 3 Tagen/);
  await page.clock.runFor(5000);
  await expect(shown).toHaveText(/30 km/);

  await promo.hover();
  await page.clock.runFor(20_000);
  await expect(shown).toHaveText(/30 km/);
  await page.mouse.move(700, 600);
  await page.clock.runFor(5000);
  await expect(shown).toHaveText(/30 %/);

  await promo.getByRole('button', { name: 'Wechsel der Hinweise anhalten' }).click();
  await page.mouse.move(700, 600);
  await page.clock.runFor(20_000);
  await expect(shown).toHaveText(/30 %/);
  await expect(promo.getByRole('button', { name: 'Wechsel der Hinweise fortsetzen' })).toBeVisible();

  const before = await promo.boundingBox();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.locator(header)).toHaveAttribute('data-scrolled');
  await expect(page.locator(header)).toHaveCSS('translate', 'none');
  expect(await promo.boundingBox()).toEqual(before);
});

test('a saved configuration shows a dot, also from another tab', async ({ page, context }) => {
  await decided(context);
  await visit(page, '/kontakt');
  const dot = page.getByTestId('draft-dot');
  const link = page.locator(header).getByRole('link', { name: /Catering konfigurieren/ });
  await expect(dot).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.setItem('cateringConfig', '{"guests":60}');
    window.dispatchEvent(new CustomEvent('config-updated'));
  });
  await expect(dot).toBeVisible();
  await expect(link).toHaveAccessibleName(/Ihr Entwurf ist gespeichert/);

  const other = await context.newPage();
  await visit(other, '/agb');
  await other.evaluate(() => localStorage.removeItem('cateringConfig'));
  await expect(dot).toHaveCount(0);
  await expect(link).toHaveAccessibleName('Catering konfigurieren');
});
