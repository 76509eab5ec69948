import { steps } from '@/lib/configurator/steps';
import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, sendButton } from './walk';

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|api\/inquiries/] });

test('choosing goes on without a network; sending says so and is offered when it is back', async ({
  page,
  context,
}) => {
  const email = `offline-${Date.now()}@visitor.example`;
  await withPlan(page, { ...weddingPlan, details: { ...weddingPlan.details, email } });
  const fetched = new Set<string>();
  page.on('response', (response) => fetched.add(new URL(response.url()).pathname));
  await openStep(page, 'de', 'eckdaten');
  for (const { slug } of steps.slice(1)) {
    await expect.poll(() => [...fetched].some((path) => path.includes(slug))).toBe(true);
  }
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await expect(page.locator('[data-offline]')).toContainText('Sie sind offline');
  await page.locator('[id="guests"]').fill('72');
  for (const { slug } of steps.slice(1)) {
    await page.locator('[data-next-step]').click();
    await expect(page).toHaveURL(new RegExp(`${slug}$`));
    if (slug === 'speisen') await page.locator('input[value="h10"]').check();
  }
  await sendButton(page).click();
  await expect(page.locator('[data-send-problem="offline"]')).toBeVisible();
  await expect(page.locator('main')).toContainText('72');

  await context.setOffline(false);
  await expect(page.locator('[data-back-online]')).toContainText('Die Verbindung ist wieder da');
  await page.locator('[data-back-online] button').click();
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
});
