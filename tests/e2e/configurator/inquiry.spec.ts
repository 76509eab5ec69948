import { localPath } from '@/lib/i18n/address';
import { storedInquiries } from '../../helpers/e2e-backend';
import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { goOn, newVisitor, openStep, sendButton, shownCents, untilUsable, weddingSteps } from './wizard-flow';

test('from the home page through every step, over reloads, to the stored inquiry', async ({ page }) => {
  // In Spanish: German is walked with every field, and proposals are sent in three languages.
  const locale = 'es';
  const reloaded = ['eckdaten', 'speisen', 'kontakt'];
  const visitor = newVisitor('walk');
  await page.goto(localPath(locale, 'home'));
  await page
    .locator(`main a[href^="${localPath(locale, 'configurator')}"]`)
    .first()
    .click();
  await untilUsable(page);
  for (const step of weddingSteps(visitor)) {
    await step.fill(page);
    if (reloaded.includes(step.id)) {
      await page.reload();
      await untilUsable(page);
    }
    await step.check(page);
    if (step.id !== 'pruefen') await goOn(page);
  }
  const extras = await page.locator('[data-extras]').boundingBox();
  expect(extras?.y).toBeLessThan((await sendButton(page).boundingBox())?.y ?? 0);
  const cents = await shownCents(page);
  expect(cents).toBeGreaterThan(100_000);
  await sendButton(page).click();
  await expect(page).toHaveURL(new RegExp(`${localPath(locale, 'success')}\\?ref=SG-`));
  const reference = await page.locator('[data-reference]').textContent();
  const answerDay = await page.locator('[data-answer-day]').getAttribute('data-answer-day');

  const [row, ...others] = await storedInquiries(visitor.email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    reference,
    locale,
    shown_cents: cents,
    total_cents: cents,
    state: 'received',
  });
  expect(row.plan).toMatchObject({
    guests: 64,
    package: 'din-welle',
    details: { lastName: visitor.lastName },
  });
  const berlinDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(
    new Date(row.answer_by),
  );
  expect(answerDay).toBe(berlinDay);

  await page.reload();
  await expect(page.locator('[data-reference]')).toHaveText(reference ?? '');
  expect(await page.evaluate(() => localStorage.getItem('cateringConfig'))).toBeNull();
});

test.describe('with a lost connection', () => {
  test.use({ allowedErrors: [/api\/inquiries|ERR_/] });

  test('an answer that is lost after the commit leads to one inquiry, not two', async ({ page }) => {
    const visitor = newVisitor('lost-answer');
    await withPlan(page, { ...weddingPlan, details: { ...weddingPlan.details, ...visitor } });
    await openStep(page, 'de', 'pruefen');
    let lost = 0;
    await page.route('**/api/inquiries', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await sendButton(page).click();
    await expect(page.locator('[data-send-problem="unavailable"]')).toBeVisible();
    expect(await storedInquiries(visitor.email)).toHaveLength(1);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/success\?ref=SG-/);
    expect(await storedInquiries(visitor.email)).toHaveLength(1);
  });
});

test('sending an incomplete plan names every gap, next to its field and with a link', async ({ page }) => {
  await openStep(page, 'en', 'pruefen');
  await sendButton(page).click();
  const summary = page.locator('section[aria-label*="missing"]');
  await expect(summary).toBeFocused();
  const links = summary.getByRole('link');
  expect(await links.count()).toBeGreaterThanOrEqual(4);
  await summary.locator('a[href$="#details.email"]').click();
  await untilUsable(page);
  const email = page.locator('[id="details.email"]');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[id="details.email-error"]')).toBeVisible();
  await email.fill('not an address');
  await expect(email).toHaveValue('not an address');
  await email.fill('someone@visitor.example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('deleting the draft restores the defaults and can be undone', async ({ page }) => {
  const [basics] = weddingSteps(newVisitor('reset'));
  await openStep(page, 'de', 'eckdaten');
  await basics?.fill(page);
  await page.getByRole('button', { name: 'Entwurf löschen' }).click();
  await expect(page.locator('[id="guests"]')).toHaveValue('50');
  expect(await page.evaluate(() => localStorage.getItem('cateringConfig'))).toBeNull();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await basics?.check(page);
});
