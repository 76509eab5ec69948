import type { Request } from '@playwright/test';
import { steps } from '@/lib/plan/steps';
import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, sendButton } from './wizard-flow';

test.use({
  serviceWorkers: 'allow',
  allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|api\/inquiries/],
});

test('choosing goes on without a network; sending says so and is offered when it is back', async ({
  page,
  context,
}) => {
  const email = `offline-${Date.now()}@visitor.example`;
  await withPlan(page, { ...weddingPlan, details: { ...weddingPlan.details, email } });
  const fetched = new Set<string>();
  let open = 0;
  let done = 0;
  page.on('request', () => {
    open += 1;
  });
  const settled = (request: Request) => {
    open -= 1;
    done += 1;
    fetched.add(new URL(request.url()).pathname);
  };
  page.on('requestfinished', settled);
  page.on('requestfailed', settled);
  await openStep(page, 'de', 'eckdaten');
  // The other steps come in several requests each: all are there when nothing has been asked for between two looks.
  let before = -1;
  await expect
    .poll(
      () => {
        const still = open === 0 && done === before;
        before = done;
        return still && steps.slice(1).every(({ slug }) => [...fetched].some((path) => path.includes(slug)));
      },
      { intervals: [1_500], timeout: 60_000 },
    )
    .toBe(true);

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
