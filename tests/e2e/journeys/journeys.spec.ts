import { localPath } from '@/lib/i18n/address';
import { formatCents } from '@/lib/i18n/format';
import { juneDay } from '@/tests/helpers/days';
import { closeDialog, openAccount, signIn } from '../account/account-dialog';
import { expect, test } from '../configurator/mailing-site';
import { storedPlan } from '../configurator/stored-plan';
import { checkDish, goOn, newVisitor, shownCents, untilUsable } from '../configurator/wizard-flow';
import { decided } from '../frame/visitor';
import { takeScreens } from './screens';
import {
  answerFirst,
  choose,
  chooseLight,
  field,
  fillContact,
  goOnTo,
  inDays,
  sendPlan,
  showProposals,
  takePdf,
  totalsInCents,
} from './visit';

/** Six visitors from the first screen to the sent inquiry, on a phone. All on one site, so one after the other. */
test.describe.configure({ mode: 'default' });

const phone = { width: 360, height: 640 };
test.use({ viewport: phone, deviceScaleFactor: process.env.SCREENS ? 2 : 1 });

test('lunch for a company in ten days: hours of a lunch, no surcharge, net prices', async ({
  page,
  mailingSite,
}) => {
  const shoot = takeScreens('lunch');
  const visitor = { ...newVisitor('lunch'), lastName: 'Lindqvist' };
  await answerFirst(page, { occasion: 'business-lunch', guests: 35, day: inDays(10) });
  await expect(page.locator('main')).toContainText('Geplant von 12:00 bis 14:00 Uhr.');
  await shoot(page, 'first-screen');
  await showProposals(page);
  await expect(page.locator('[data-proposal="balanced"]')).toContainText('zzgl. USt.');
  await shoot(page, 'proposals', { at: '[data-proposals]' });
  await shoot(page, 'proposals-wide', { wide: true, at: '[data-proposals]' });

  await choose(page, 'refine', 'balanced');
  await goOnTo(page, 'services');
  await page.locator('input[name="services"][value="s01"]').check();
  // Two waiters, at least four hours; the drinks last longer than the lunch.
  const cents = 35 * 3_200 + 35 * 1_400 + 2 * 4 * 4_200;
  await expect.poll(() => shownCents(page)).toBe(cents);
  await goOn(page);
  await fillContact(page, visitor, '47798');
  await field(page, 'details.company').fill('Kontor am Rhein');
  await expect(page.locator('main')).toContainText('Die Lieferung ist kostenfrei.');
  await goOn(page);
  await expect(page.locator('[data-review]')).toContainText('12:00 Uhr bis 14:00 Uhr');
  await expect(page.locator('[data-review]')).not.toContainText('Express');
  await shoot(page, 'review', { at: '[data-review]' });

  const reference = await sendPlan(page);
  await shoot(page, 'sent');
  const staff = await mailingSite.mailTo('staff', reference);
  expect(staff.text).toContain('Anlass: Mittagessen, Lunch');
  expect(staff.text).toContain(`zzgl. USt., ${formatCents(cents, 'de')}`);
  expect(staff.text).not.toMatch(/Express|Abendessen/);
});

test('wedding with a vegetarian third and two children allergic to nuts: marked wherever dishes stand', async ({
  page,
  mailingSite,
}) => {
  const shoot = takeScreens('wedding');
  await chooseLight(page);
  const visitor = { ...newVisitor('wedding'), lastName: 'Lindqvist' };
  await answerFirst(page, { occasion: 'wedding', guests: 90, day: juneDay });
  await field(page, 'children611').fill('2');
  await showProposals(page);
  await shoot(page, 'proposals', { at: '[data-proposals]' });
  await choose(page, 'refine', 'balanced');
  await goOnTo(page, 'speisen');
  await field(page, 'vegetarianGuests').fill('30');
  await page.getByRole('link', { name: 'Allergien nennen' }).click();
  await field(page, 'allergies.H').fill('2');
  // Every course of the proposal holds something for vegetarians, and no nuts.
  await expect(page.locator('[data-conflicts]')).toHaveAttribute('data-conflicts', '0');

  await checkDish(page, 'v02');
  const walnut = page.locator('li', { has: page.locator('input[value="v02"]') });
  await expect(walnut.locator('[data-conflict]')).toContainText('Schalenfrüchte (2 Gäste)');
  await shoot(page, 'dish-marked', { at: '#vorspeisen' });
  await shoot(page, 'carte', { wide: true, at: '#vorspeisen' });
  await goOnTo(page, 'kontakt');
  await fillContact(page, visitor);
  await goOn(page);
  const review = page.locator('[data-review]');
  await expect(review).toContainText('2 × Schalenfrüchte');
  await expect(review).toContainText('Walnuss: Schalenfrüchte (2 Gäste)');
  await expect(review).not.toContainText('ungeeignet');
  await shoot(page, 'review', { at: '[data-review]' });

  const reference = await sendPlan(page);
  await shoot(page, 'card', { at: '[data-sent-plan] [data-menu-card]' });
  const { text } = await mailingSite.mailTo('staff', reference);
  expect(text).toContain('Gäste, die vegetarisch essen: 30');
  for (const first of ['2 × Schalenfrüchte', 'Walnuss: Schalenfrüchte (2 Gäste)']) {
    expect(text.indexOf(first), first).toBeGreaterThan(0);
    expect(text.indexOf(first), first).toBeLessThan(text.indexOf(visitor.lastName));
  }
});

test('trade fair over two days: deliveries, stand and order number reach the staff and the PDF', async ({
  page,
  mailingSite,
}) => {
  const shoot = takeScreens('fair');
  const visitor = { ...newVisitor('fair'), lastName: 'Lindqvist' };
  await answerFirst(page, { occasion: 'trade-fair', guests: 120, day: juneDay });
  await field(page, 'days').fill('2');
  await showProposals(page);
  const card = page.locator('[data-proposal="balanced"]');
  await expect(card).toContainText('2 Tage');
  await shoot(page, 'proposal', { at: '[data-proposal="balanced"] dl > div:nth-child(2)' });
  await choose(page, 'refine', 'balanced');
  await goOnTo(page, 'services');
  await field(page, 'deliveriesPerDay').fill('2');
  await goOn(page);
  await fillContact(page, visitor, '40474');
  await field(page, 'details.company').fill('Kontor am Rhein');
  await field(page, 'standLocation').fill('Halle 8, Stand C12');
  await field(page, 'purchaseOrder').fill('4500017733');
  await shoot(page, 'contact', { at: 'label[for="purchaseOrder"]' });
  await goOn(page);
  const perGuestAndDay = 3_400 + 80 + 90 + 60 + 650 + 1_400 + 4 * 280;
  const cents = 2 * 120 * perGuestAndDay + 2 * 5 * 8 * 4_200;
  await expect.poll(() => shownCents(page)).toBe(cents);
  await expect(page.locator('[data-review]')).toContainText('4500017733');
  const pdf = (await takePdf(page, '[data-takeaway]')).replace(/\s/g, '');
  for (const part of ['AnzahlderTage2', 'LieferungenproTag2', '19.680,00€']) expect(pdf).toContain(part);
  await shoot(page, 'review-wide', { wide: true, at: '[data-review]' });

  const reference = await sendPlan(page);
  await shoot(page, 'sent');
  const { text } = await mailingSite.mailTo('staff', reference);
  for (const line of [
    'Anzahl der Tage: 2',
    'Lieferungen pro Tag: 2',
    'Halle und Stand: Halle 8, Stand C12',
    'Bestellnummer: 4500017733',
    `zzgl. USt., ${formatCents(cents, 'de')}`,
  ]) {
    expect(text).toContain(line);
  }
});

test('barbecue on a budget: kept to the cent, or every proposal says how much is missing', async ({
  page,
  mailingSite,
}) => {
  const shoot = takeScreens('barbecue');
  await chooseLight(page);
  const visitor = { ...newVisitor('barbecue'), lastName: 'Lindqvist' };
  await answerFirst(page, { occasion: 'garden-party', guests: 40, day: juneDay });
  await showProposals(page);
  await field(page, 'budget').fill('600');
  await expect(page.locator('[data-budget-answer="0"]')).toBeVisible();
  await expect(page.locator('[data-gaps]', { hasText: 'über dem Budget' })).toHaveCount(3);
  await expect(page.locator('[data-gaps]', { hasText: 'ins Budget passt' })).toHaveCount(0);
  await shoot(page, 'too-little', { at: '[data-budget-answer]' });
  await field(page, 'budget').fill('2500');
  await expect(page.locator('[data-budget-answer="3"]')).toBeVisible();
  for (const cents of await totalsInCents(page)) expect(cents).toBeLessThanOrEqual(250_000);
  await shoot(page, 'kept', { at: '[data-budget-answer]' });
  await expect(page.locator('[data-proposal="balanced"]')).toContainText('Grill-Catering');
  await choose(page, 'take', 'balanced');
  // Without alcohol, and one hour longer than the four that its price holds.
  const cents = 40 * 3_638 + 40 * 1_666 + 40 * 333;
  await expect.poll(() => shownCents(page)).toBe(cents);
  await page.locator('main nav ol a[href$="/kontakt"]').click();
  await expect(page).toHaveURL(/\/kontakt$/);
  await untilUsable(page);
  await fillContact(page, visitor, '47800');
  await goOn(page);
  await shoot(page, 'review', { at: '[data-review]' });

  const reference = await sendPlan(page);
  await shoot(page, 'card', { wide: true, at: '[data-sent-plan]' });
  const mail = await mailingSite.mailTo(visitor.email, reference);
  expect(mail.text).toContain(`inkl. USt., ${formatCents(cents, 'de')}`);
});

test('own idea: its price is on request everywhere, never nothing', async ({ page, mailingSite }) => {
  const shoot = takeScreens('own-idea');
  const visitor = { ...newVisitor('idea'), lastName: 'Lindqvist' };
  const idea = 'Fischsuppe am Feuer, danach Boote mit Laternen.';
  await answerFirst(page, { occasion: 'birthday', guests: 24, day: juneDay, place: 'venue' });
  await goOn(page);
  await page.locator('input[name="cateringType"][value="own-idea"]').check();
  await shoot(page, 'kinds', { at: 'label:has(input[value="own-idea"])' });
  await goOn(page);
  await field(page, 'ideaText').fill(idea);
  await field(page, 'budgetPerPersonCents').fill('85');
  await expect(page.locator('[data-summary-bar]')).toContainText('Preis auf Anfrage');
  await shoot(page, 'described', { at: 'label[for="ideaText"]' });
  await goOnTo(page, 'kontakt');
  await fillContact(page, visitor);
  await goOn(page);
  await expect(page.locator('main')).toContainText('Preis auf Anfrage');
  await shoot(page, 'review', { at: '[data-review]' });

  const reference = await sendPlan(page);
  const sent = page.locator('[data-sent-plan]');
  await expect(sent).toContainText('Preis auf Anfrage');
  await shoot(page, 'card', { at: '[data-sent-plan] [data-menu-card]' });
  const staff = await mailingSite.mailTo('staff', reference);
  const mail = await mailingSite.mailTo(visitor.email, reference);
  const pdf = await takePdf(page, '[data-sent-plan]');
  expect(staff.text).toContain(idea);
  for (const text of [staff.text, mail.text, (await sent.textContent()) ?? '', pdf]) {
    expect(text.replace(/\s/g, '')).toMatch(/Preisauf(der)?Anfrage/i);
    expect(text).not.toMatch(/(^|\D)0,00/m);
  }
});

test('returning next week on another device: greeted with the plan, and from there to the inquiry', async ({
  page,
  browser,
  mailingSite,
}) => {
  const shoot = takeScreens('returning');
  const person = await mailingSite.person('returning');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, person, localPath('de', 'configurator'));
  await closeDialog(page);
  await answerFirst(page, { occasion: 'wedding', guests: 64, day: juneDay });
  await showProposals(page);
  await choose(page, 'take', 'simple');
  const cents = await shownCents(page);
  await expect(page.locator('[data-draft-state="synced"]')).toBeVisible();
  await shoot(page, 'desk', { wide: true, at: '[data-review]' });

  const context = await browser.newContext({
    baseURL: mailingSite.origin,
    viewport: phone,
    deviceScaleFactor: process.env.SCREENS ? 2 : 1,
    locale: 'de-DE',
  });
  await decided(context);
  const other = await context.newPage();
  await signIn(other, person, localPath('de', 'configurator'));
  await shoot(other, 'account');
  await closeDialog(other);
  const greeting = other.locator('[data-welcome-back]');
  await expect(greeting).toContainText('64 Gäste');
  await expect(greeting).toContainText('Warmes Buffet');
  await shoot(other, 'greeted');
  await greeting.getByRole('link').click();
  await expect(other).toHaveURL(/\/kontakt$/);
  await untilUsable(other);
  expect(await shownCents(other)).toBe(cents);
  await fillContact(other, { email: person.email, lastName: 'Lindqvist' });
  await goOn(other);
  await shoot(other, 'review', { at: '[data-review]' });
  const reference = await sendPlan(other);
  await expect(other.locator('[data-account-hint]')).toHaveCount(0);
  const { text } = await mailingSite.mailTo('staff', reference);
  expect(text).toContain(`Anfrage öffnen:`);

  // The first device lets go of what was sent, and finds the inquiry in the account.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => storedPlan(page)).not.toHaveProperty('package');
  await openAccount(page);
  await expect(page.locator(`[data-inquiry="${reference}"]`)).toBeVisible();
  await shoot(page, 'account-wide', { wide: true });
  await context.close();
});
