import type { Browser, Page } from '@playwright/test';
import { weddingPlan, withPlan } from '../configurator/stored-plan';
import { openStep } from '../configurator/wizard-flow';
import { decided } from '../frame/visitor';
import { untilIdle } from '../hydration';
import { agreeToPlan, signIn } from './account-dialog';
import { type Backend, expect, test } from './backend-fixture';
import type { Person } from './person';

const synced = (page: Page) => expect(page.locator('[data-draft-state="synced"]')).toBeVisible();

/** What the account holds, as the browser may read it. */
const kept = (page: Page): Promise<{ draft: Record<string, unknown> | null; revision: number }> =>
  page.evaluate(async () => (await fetch('/api/account/draft')).json());

/** Another device of the same person. */
async function device(browser: Browser, backend: Backend, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: backend.origin, locale: 'de-DE' });
  await decided(context);
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

test('of two devices that went on without each other the later plan counts, and the other is kept to compare', async ({
  page,
  browser,
  backend,
}) => {
  const person = await backend.person('devices');
  await withPlan(page, weddingPlan);
  await signIn(page, person);
  await agreeToPlan(page, person);
  await openStep(page, 'de', 'speisen');
  await synced(page);
  const phone = await device(browser, backend, person);
  await openStep(phone, 'de', 'speisen');
  await expect(phone.locator('input[value="h01"]')).toBeChecked();
  await synced(phone);

  // The phone goes on in a tunnel, the desk meanwhile at home. What the page fetches once it has time is there.
  await untilIdle(phone);
  await phone.context().setOffline(true);
  await phone.locator('input[value="h01"]').uncheck();
  await expect(phone.locator('[data-draft-state="waiting"]')).toBeVisible();
  await page.locator('[id="allergyNote"]').fill('eine Nussallergie');
  await expect.poll(async () => (await kept(page)).draft?.allergyNote).toBe('eine Nussallergie');

  await phone.context().setOffline(false);
  await expect(phone.getByText('Zwei Fassungen Ihres Plans', { exact: true })).toBeVisible();
  await synced(phone);
  await expect(phone.locator('[id="allergyNote"]')).toHaveValue('eine Nussallergie');
  await expect(phone.locator('input[value="h01"]')).toBeChecked();
  await phone.context().close();
});
