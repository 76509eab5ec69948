import { expectNoAxeFindings } from '../axe';
import { expect, test } from './mailing-site';
import { storedPlan, weddingPlan, withPlan } from './stored-plan';
import { newVisitor, openStep, sendButton } from './wizard-flow';

test('variants kept from any step are compared there, and those that are ticked go into one inquiry', async ({
  page,
  mailingSite,
}) => {
  test.setTimeout(180_000);
  const { email, lastName } = newVisitor('variants');
  await withPlan(page, { ...weddingPlan, details: { ...weddingPlan.details, email, lastName } });

  const panel = page.locator('dialog[open] [data-variants]');
  const keep = async () => {
    await page.locator('[data-step-column] [data-tool="variants"]').click();
    await panel.locator('[data-keep-variant]').click();
    await page.keyboard.press('Escape');
  };
  await openStep(page, 'de', 'paket');
  await page.locator('input[value="din-ufer"]').check();
  await keep();
  await page.locator('input[value="din-horizont"]').check();
  await keep();
  await page.locator('input[value="din-welle"]').check();
  await openStep(page, 'de', 'services');
  await page.locator('[data-step-column] [data-tool="variants"]').click();
  await expect(panel.locator('[data-row="package"] td')).toHaveText([
    'Welle, 4 Gänge',
    /^Ufer/,
    'Horizont, 5 Gänge',
  ]);
  await expect(panel.locator('[data-ask-variant]')).toHaveCount(2);
  await expectNoAxeFindings(page, 'variants', 'dialog[open]');
  await page.keyboard.press('Escape');

  await openStep(page, 'de', 'pruefen');
  await expect(page.locator('[data-asked-variants="2"]')).toContainText('Variante C: Horizont, 5 Gänge');
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';

  const sent = page.locator('[data-sent-plan]');
  await expect(sent.locator('[data-menu-card]')).toContainText('Rinderfilet rosa');
  await expect(sent.locator('[data-variant]')).toHaveCount(2);
  await sent.locator('[data-variant] > summary').last().click();
  const prices = await sent.locator('[data-variant] > summary').allInnerTexts();

  const staff = await mailingSite.mailTo('staff', reference);
  const visitor = await mailingSite.mailTo(email, reference);
  for (const text of prices) {
    const [amount = ''] = /[\d.]+,\d\d/.exec(text) ?? [];
    expect(amount).not.toBe('');
    expect(staff.text).toContain(amount);
    expect(visitor.text).toContain(amount);
  }
  for (const mail of [staff, visitor]) {
    expect(mail.text).toMatch(/Variante B: Ufer/i);
    expect(mail.text).toMatch(/Variante C: Horizont, 5 Gänge/i);
  }
  expect(await page.evaluate(() => localStorage.getItem('seegut-plan-variant'))).toBeNull();
});

test('a variant that is not ticked, or not complete, stays out of the inquiry', async ({
  page,
  mailingSite,
}) => {
  const { email, lastName } = newVisitor('unasked');
  await withPlan(page, { ...weddingPlan, details: { ...weddingPlan.details, email, lastName } });
  await page.addInitScript(() => {
    if (location.protocol === 'about:' || sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', '1');
    const plans = [
      { plan: { cateringType: 'seated-dinner', package: 'din-horizont' }, isAsked: false },
      { plan: { cateringType: 'flying-buffet', package: null }, isAsked: true },
    ];
    localStorage.setItem('seegut-plan-variant', JSON.stringify({ variants: plans }));
  });
  await openStep(page, 'de', 'pruefen');
  await expect(page.locator('[data-asked-variants]')).toHaveCount(0);
  await page.locator('[data-step-column] [data-tool="variants"]').click();
  await expect(page.locator('dialog[open]')).toContainText('Noch nicht vollständig');
  await page.keyboard.press('Escape');
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  const staff = await mailingSite.mailTo('staff', reference);
  expect(staff.text).not.toContain('Horizont');
});

test('what one browser kept before there could be several is still there', async ({ page }) => {
  await withPlan(page, weddingPlan);
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem(
      'seegut-plan-variant',
      JSON.stringify({ cateringType: 'seated-dinner', package: 'din-horizont', guests: 20 }),
    );
  });
  await openStep(page, 'de', 'paket');
  await page.locator('[data-step-column] [data-tool="variants"]').click();
  await page.locator('dialog[open] [data-swap-variant]').click();
  await expect.poll(() => storedPlan(page)).toMatchObject({ package: 'din-horizont', guests: 64 });
});
