import { readFile } from 'node:fs/promises';
import { expectNoAxeFindings } from '../axe';
import { weddingPlan, withPlan } from '../configurator/stored-plan';
import { openStep } from '../configurator/wizard-flow';
import {
  accountDialog,
  closeDialog,
  openAccount,
  send,
  sendAsPerson,
  signedIn,
  signIn,
  toast,
} from './account-dialog';
import { expect, test } from './backend-fixture';
import type { Person } from './person';

const plan = (person: Person) => ({
  ...weddingPlan,
  details: { ...weddingPlan.details, email: person.email, phone: '02151 555 0134' },
});

test('sent before there was an account, found in it: state, price, PDF, and as a template', async ({
  page,
  backend,
}) => {
  const person = await backend.person('earlier');
  await withPlan(page, plan(person));
  await openStep(page, 'de', 'pruefen');
  const reference = await sendAsPerson(page);

  // The success page offers an account, and does not insist.
  await page.locator('[data-account-hint] button').click();
  await accountDialog(page).getByRole('button', { name: 'Anmelden' }).click();
  await send(page, person);
  const row = page.locator(`[data-inquiry="${reference}"]`);
  await expect(row).toHaveAttribute('data-state', 'received');
  await expect(row).toContainText('Eingegangen');
  await expect(row).toContainText('64 Gäste');
  await expect(row).toContainText(/[\d.]+,\d{2}\s€ inkl\./);
  await expectNoAxeFindings(page, 'account', '[role="dialog"]', ['dark']);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: `Planung ${reference} als PDF` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`seegut-${reference}.pdf`);
  const file = await readFile(await download.path(), 'latin1');
  expect(file).toMatch(/^%PDF-1\.7[\s\S]*\/StructTreeRoot/);

  const closed = { closed_by: 'guest', closed_at: new Date().toISOString() };
  await backend.service.from('inquiries').update(closed).eq('reference', reference).throwOnError();
  await closeDialog(page);
  await openAccount(page);
  await expect(row).toContainText('Zurückgezogen');

  // A draft of one's own is replaced, and comes back on request.
  await page.evaluate(() =>
    localStorage.setItem('cateringConfig', JSON.stringify({ guests: 33, favorites: ['v06'] })),
  );
  await row.getByRole('button', { name: `Anfrage ${reference} als Vorlage verwenden` }).click();
  await expect(page).toHaveURL(/\/catering-konfigurator$/);
  await expect(page.locator('[id="guests"]')).toHaveValue('64');
  await page.getByRole('button', { name: 'Zurückholen' }).click();
  await expect(page.locator('[id="guests"]')).toHaveValue('33');
});

test('everything stored can be taken along, and the account ends when its owner says so', async ({
  page,
  backend,
}) => {
  const person = await backend.person('leave');
  await signIn(page, person);
  await expect(accountDialog(page)).toContainText('Noch keine Anfrage');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    accountDialog(page).getByRole('button', { name: 'Meine Daten herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('seegut-export.json');
  const stored = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(JSON.stringify(stored)).toContain(person.email);

  await accountDialog(page).getByRole('button', { name: 'Konto löschen' }).click();
  const question = page.getByRole('dialog', { name: 'Konto wirklich löschen?' });
  await question.getByRole('button', { name: 'Konto behalten' }).click();
  await expect(signedIn(page)).toBeVisible();
  await accountDialog(page).getByRole('button', { name: 'Konto löschen' }).click();
  await page.locator('[data-delete]').click();
  await expect(toast(page, 'Ihr Konto ist gelöscht')).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('sg-auth'))).toEqual([]);
  await openAccount(page);
  await send(page, person);
  await expect(accountDialog(page).locator('form')).toContainText('passen nicht zusammen');
});

test.use({ allowedErrors: [/status of 400/] });
