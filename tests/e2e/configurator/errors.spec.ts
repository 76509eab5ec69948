import { expect, test } from '../fixtures';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { openStep, sendButton } from './wizard-flow';

test('postcode, telephone and e-mail are checked on leaving, a mistyped domain is asked about; any name is welcome', async ({
  page,
}) => {
  await withPlan(page, weddingPlan);
  const leave = async (field: string, typed: string) => {
    await page.locator(`[id="${field}"]`).fill(typed);
    await page.locator(`[id="${field}"]`).blur();
    return page.locator(`[id="${field}-error"]`);
  };
  await openStep(page, 'de', 'kontakt');
  await expect(await leave('details.delivery_zip', '99999')).toBeVisible();
  await openStep(page, 'de', 'pruefen');
  await expect(await leave('details.email', 'zoe@')).toBeVisible();
  await expect(await leave('details.phone', 'abc')).toBeVisible();
  await expect(await leave('details.firstName', 'שירה 🎉')).toHaveCount(0);
  await leave('details.email', 'zoe@gmial.com');
  await page.locator('[data-email-hint] button').click();
  await expect(page.locator('[id="details.email"]')).toHaveValue('zoe@gmail.com');
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
