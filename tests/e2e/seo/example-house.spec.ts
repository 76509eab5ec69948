import { siteWords } from '@/content/texts';
import { localPath } from '@/lib/i18n/address';
import { expect, test } from '../fixtures';

const article = { route: 'news', article: 'business-fruehstueck-erfolgsfaktor' } as const;

test('an invented house says so in footer and imprint and beside what would pass for proof', async ({
  page,
}) => {
  const locale = 'es';
  const { house, proof } = siteWords[locale].example;
  await page.goto(localPath(locale, 'imprint'));
  await expect(page.locator('main').getByText(house)).toBeVisible();
  await expect(page.locator('footer').getByText(house)).toBeVisible();
  await page.goto(localPath(locale, article));
  await expect(page.locator('article').getByText(proof)).toBeVisible();
  await page.goto(localPath(locale, 'home'));
  await expect(page.locator('footer').getByText(house)).toBeVisible();
  for (const section of ['reviews', 'press', 'survey'])
    await expect(page.locator(`#${section}`).getByText(proof)).toBeVisible();
});
