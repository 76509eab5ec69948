import { expect, test } from '../fixtures';
import { decided, openMenu, visit } from './visitor';

test.beforeEach(({ context }) => decided(context));

const lines = {
  '': ['Eventlocation am See & Catering', 'Eventlocation am See & Premium-Catering', 'zur Startseite'],
  '/es': [
    'Eventos junto al lago y catering',
    'Eventos junto al lago y catering premium',
    'a la página de inicio',
  ],
} as const;

test('mark and way to the configurator are whole on every screen, and their names hold what is seen', async ({
  page,
}) => {
  await visit(page, '/kontakt');
  const link = page.locator('header').getByRole('link', { name: /Catering konfigurieren/ });
  for (const [width, isWord] of [
    [320, false],
    [360, true],
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(link.getByText('Planen'), `${width} px`).toBeVisible({ visible: isWord });
    if (isWord) await expect(link).toHaveAccessibleName(/^Planen Catering konfigurieren/);
  }

  for (const [prefix, [line, longLine, toHome]] of Object.entries(lines)) {
    await visit(page, `${prefix}/kontakt`);
    const logo = page.locator('header .wordmark');
    for (const width of [320, 360, 479, 480, 640, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(logo).toHaveAccessibleName(`SEEGUT ${line} (${toHome})`);
      expect((await logo.locator('.wordmark-crest').boundingBox())?.height, `${width}`).toBe(64);
      const cut = await logo.evaluate((element) => {
        const { right } = element.getBoundingClientRect();
        const next = element.nextElementSibling?.getBoundingClientRect().left ?? innerWidth;
        const parts = [...element.querySelectorAll('svg, .wordmark-line')];
        const ends = parts
          .filter((part) => part.clientWidth > 1)
          .map((part) => part.getBoundingClientRect().right);
        const isWide = document.documentElement.scrollWidth > innerWidth;
        return Math.max(...ends) > right + 1 || right > next || isWide;
      });
      expect(cut, `cut at ${width} px`).toBe(false);
      const shown = await logo.locator('.wordmark-line').evaluate((element) => element.clientWidth > 1);
      expect(shown, `line at ${width} px`).toBe(width >= 480);
    }
    await expect(page.locator('footer')).toContainText(longLine);
    await expect(await openMenu(page)).toContainText(line);
  }
});
