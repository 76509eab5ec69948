import { expect, test } from '../fixtures';

const everyPicture = 'main a[data-picture]';

test('themes filter the pictures, and the viewer shows only those that are left', async ({ page }) => {
  await page.goto('/galerie');
  const pictures = page.locator(everyPicture);
  const count = await pictures.count();
  const rooms = await page.locator('#tables a[data-picture]').count();
  expect(rooms).toBeGreaterThan(1);
  expect(count).toBeGreaterThan(rooms);
  const button = page.getByRole('button', { name: 'Räume und Tafeln' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(pictures).toHaveCount(rooms);
  await page.getByRole('button', { name: 'Gerichte' }).click();
  await expect(pictures).toHaveCount(0);
  await expect(page.locator('#dishes .engraving').first()).toBeVisible();
  await page.getByRole('button', { name: 'Alle', exact: true }).click();
  await expect(pictures).toHaveCount(count);
});

test('the viewer is worked by keyboard and gives the focus back', async ({ page }) => {
  await page.goto('/galerie');
  await expect(page.getByRole('button', { name: 'Gerichte' })).toBeVisible();
  const count = await page.locator(everyPicture).count();
  const second = page.locator(everyPicture).nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Bilder' });
  const place = (position: number) => viewer.getByText(`Bild ${position} von ${count}`);
  await expect(place(2)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(place(3)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(place(1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(place(count)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(place(1)).toBeVisible();
  await viewer.getByRole('button', { name: 'Nächstes Bild' }).click();
  await expect(place(2)).toBeVisible();
  const alt = (await viewer.getByRole('img').getAttribute('alt')) ?? '';
  expect(alt.length).toBeGreaterThan(10);
  await expect(viewer.locator('figcaption')).toContainText(alt);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(second).toBeFocused();
});
