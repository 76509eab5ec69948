import { localPath } from '../../../lib/i18n/address';
import { expectNoAxeFindings, themes } from '../axe';
import { expect, test } from '../fixtures';
import { pagesOfEachKind } from './page-kinds';
import { banner, checkPage, decided, openMenu, visit } from './visitor';

// Nothing moves while axe looks: a half-faded line has no colour to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** So many pages a test: whole, they share a browser; apart, the workers share them. */
const together = 3;

for (let first = 0; first < pagesOfEachKind.length; first += together) {
  const paths = pagesOfEachKind.slice(first, first + together);
  test(`axe finds nothing in any theme on ${paths.join(', ')}`, async ({ page, context }) => {
    await decided(context);
    for (const path of paths) await checkPage(page, path, themes);
  });
}

test.describe('an unknown path', () => {
  test.use({ allowedErrors: [/404/] });

  test('axe finds nothing there', async ({ page, context }) => {
    await decided(context);
    await checkPage(page, '/en/no-such-place', ['dark']);
  });
});

test('axe finds nothing with banner and settings open', async ({ page }) => {
  await visit(page, localPath('es', 'terms'));
  await expect(banner(page)).toBeVisible();
  await expectNoAxeFindings(page, 'banner');
  await banner(page).locator('[commandfor]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeFindings(page, 'settings');
});

test('axe finds nothing with menu and panel open', async ({ page, context }) => {
  await decided(context);
  await visit(page, localPath('de', 'terms'));
  const menu = await openMenu(page);
  await expectNoAxeFindings(page, 'menu');
  await menu.locator('.menu-switches > :last-child').click();
  await expect(page.getByRole('dialog').getByRole('button', { expanded: false })).toHaveCount(3);
  await expectNoAxeFindings(page, 'panel');
});
