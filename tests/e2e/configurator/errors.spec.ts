import { expect, test } from '../fixtures';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { openStep, sendButton } from './wizard-flow';

test('postcode, telephone and e-mail are checked on leaving; names in any script are welcome', async ({
  page,
}) => {
  await openStep(page, 'de', 'kontakt');
  await page.locator('input[name="locationType"][value="home"]').check();
  for (const [field, typed] of [
    ['details.email', 'zoe@'],
    ['details.phone', 'abc'],
    ['details.delivery_zip', '99999'],
  ] as const) {
    await page.locator(`[id="${field}"]`).fill(typed);
    await page.locator(`[id="${field}"]`).blur();
    await expect(page.locator(`[id="${field}-error"]`)).toBeVisible();
  }
  await page.locator('[id="details.firstName"]').fill('שירה 🎉');
  await page.locator('[id="details.firstName"]').blur();
  await expect(page.locator('[id="details.firstName-error"]')).toHaveCount(0);
});

test('a catalogue that changed since is explained; nothing else is lost and sending works', async ({
  page,
}) => {
  await withPlan(page, {
    ...weddingPlan,
    hauptspeisen: ['h02', 'h99'],
    services: ['s01', 's77'],
    details: { ...weddingPlan.details, email: `changed-${Date.now()}@visitor.example` },
  });
  await openStep(page, 'de', 'pruefen');
  const notice = page.locator('[data-catalogue-change]');
  await expect(notice).toContainText('2 Einträge');
  await expect(notice).toContainText('Hauptspeisen, Services');
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await expect
    .poll(() => storedPlan(page))
    .toMatchObject({ hauptspeisen: ['h02'], services: ['s01'], guests: 64 });
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
});
