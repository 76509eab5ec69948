import type { Browser, Page } from '@playwright/test';
import { draftStorageKey } from '@/lib/plan/draft';
import { weddingPlan, withPlan } from '../configurator/stored-plan';
import { openStep } from '../configurator/wizard-flow';
import { decided } from '../frame/visitor';
import { untilIdle } from '../hydration';
import { agreeToPlan, signIn } from './account-dialog';
import { type Backend, expect, test } from './backend-fixture';
import type { Person } from './person';

const getPlan = (page: Page): Promise<Record<string, unknown> | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), draftStorageKey);

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

/** As when the visitor turns to this device again. */
const look = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('two devices that went on without each other merge, and no choice is lost', async ({
  page,
  browser,
  backend,
}) => {
  const person = await backend.person('merge');
  await withPlan(page, weddingPlan);
  await signIn(page, person);
  await agreeToPlan(page, person);
  await openStep(page, 'de', 'speisen');
  await synced(page);
  const phone = await device(browser, backend, person);
  await openStep(phone, 'de', 'speisen');
  await expect(phone.locator('input[value="h01"]')).toBeChecked();
  await synced(phone);

  // The phone goes on in a tunnel, the desk meanwhile at home.
  // What the page fetches once it has time is there.
  await untilIdle(phone);
  await phone.context().setOffline(true);
  await phone.locator('input[value="h01"]').uncheck();
  await phone.locator('input[value="v06"]').check();
  await expect(phone.locator('[data-draft-state="waiting"]')).toBeVisible();
  await page.locator('input[value="h10"]').check();
  await page.locator('[id="allergyNote"]').fill('eine Nussallergie');
  await expect.poll(async () => (await kept(page)).draft?.allergyNote).toBe('eine Nussallergie');

  await phone.context().setOffline(false);
  await expect(phone.locator('input[value="h10"]')).toBeChecked();
  await synced(phone);
  await look(page);
  await expect(page.locator('input[value="v06"]')).toBeChecked();
  for (const one of [page, phone]) {
    await expect(one.locator('input[value="h01"]')).not.toBeChecked();
    await expect(one.locator('input[value="h10"]')).toBeChecked();
    await expect(one.locator('[id="allergyNote"]')).toHaveValue('eine Nussallergie');
    expect(await getPlan(one)).toMatchObject({ vorspeisen: ['v02', 'v11', 'v06'], guests: 64 });
  }
  await phone.context().close();
});
