import type { Page } from '@playwright/test';
import type { FieldRow } from '@/lib/plan/field-row';
import { type FieldPath, fields } from '@/lib/plan/fields';
import { expect } from '../fixtures';

const byId = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const option = (page: Page, name: string, value: unknown) =>
  page.locator(`input[name="${name}"][value="${value}"]`);

/** The name of its control in the form. */
const nameOf = (path: FieldPath) => path.replace('details.', '');

/** Waits for the control first: some parts of a step come after it. */
async function isList(page: Page, path: FieldPath): Promise<boolean> {
  const control = byId(page, path);
  await control
    .or(page.locator(`input[name="${path}"]`))
    .first()
    .waitFor({ state: 'attached' });
  return (await control.count()) > 0 && (await control.evaluate(({ tagName }) => tagName === 'SELECT'));
}

/** What is typed for an amount, which drafts hold in cents. */
const typedNumber = (path: FieldPath, row: FieldRow, value: unknown) =>
  row.kind === 'cents' || path === 'details.tip'
    ? String(Number(value) / 100).replace('.', ',')
    : String(value);

const isoDay = (value: unknown) => (value as Date).toISOString().slice(0, 10);

const favourite = (page: Page, dish: string) =>
  page.locator('li', { has: page.locator(`input[value="${dish}"]`) }).locator('button[aria-pressed]');

async function showAllDishes(page: Page): Promise<void> {
  await page.locator('search summary').click();
  await page.locator('search input[name="filter"][value="all"]').check();
  await page.locator('search summary').click();
}

/** Fills the control of one field, as a visitor does. What follows from other controls has none. */
export async function fillField(page: Page, path: FieldPath, value: unknown): Promise<void> {
  const row: FieldRow = fields[path];
  switch (row.kind) {
    case 'choice':
      if (await isList(page, path)) await byId(page, path).selectOption(String(value));
      else await option(page, path, value).check();
      return;
    case 'package':
      await option(page, path, value).check();
      return;
    case 'whole':
    case 'cents':
      if (path === 'tipPercent') await option(page, path, value).check();
      else await byId(page, path).fill(typedNumber(path, row, value));
      return;
    case 'flag':
      // Two flags follow from a choice.
      if (path === 'details.billingSameAsShipping') {
        await page.locator(`input[name="${nameOf(path)}"]`).setChecked(Boolean(value));
      }
      return;
    case 'line':
    case 'text':
    case 'time':
      if (await isList(page, path)) await byId(page, path).selectOption(String(value));
      else await byId(page, path).fill(String(value));
      return;
    case 'day':
      await byId(page, path).fill(isoDay(value));
      return;
    case 'dishes':
      for (const dish of value as readonly string[]) {
        // Which dishes there are follows from the package, which is looked up after the step has come.
        await expect(page.locator('[data-price]').first()).toBeVisible();
        const control = row.category ? option(page, row.category, dish) : favourite(page, dish);
        if ((await control.count()) === 0) await showAllDishes(page);
        await control.click();
      }
      return;
    case 'services':
      for (const service of value as readonly string[]) await option(page, path, service).check();
      return;
    case 'quantities':
    case 'counts':
      for (const [id, entry] of Object.entries(value as Readonly<Record<string, unknown>>)) {
        if (typeof entry === 'number') await byId(page, `${path}.${id}`).fill(String(entry));
        else {
          for (const [part, number] of Object.entries(entry as Readonly<Record<string, number>>)) {
            await byId(page, `${path}.${id}.${part}`).fill(String(number));
          }
        }
      }
      return;
    case 'key':
      throw new Error(`${path} has no control`);
  }
}

/** The control of one field shows its value. */
export async function expectField(page: Page, path: FieldPath, value: unknown): Promise<void> {
  const row: FieldRow = fields[path];
  const control = byId(page, path);
  switch (row.kind) {
    case 'choice':
      if (await isList(page, path)) await expect(control).toHaveValue(String(value));
      else await expect(option(page, path, value)).toBeChecked();
      return;
    case 'package':
      await expect(option(page, path, value)).toBeChecked();
      return;
    case 'whole':
    case 'cents':
      if (path === 'tipPercent') await expect(option(page, path, value)).toBeChecked();
      else await expect(control).toHaveValue(typedNumber(path, row, value).replace(',', '.'));
      return;
    case 'flag':
      if (path === 'details.billingSameAsShipping') {
        await expect(page.locator(`input[name="${nameOf(path)}"]`)).toBeChecked({ checked: Boolean(value) });
      }
      return;
    case 'line':
    case 'text':
    case 'time':
      await expect(control).toHaveValue(String(value));
      return;
    case 'day':
      await expect(control).toHaveValue(isoDay(value));
      return;
    case 'dishes':
      for (const dish of value as readonly string[]) {
        if (row.category) await expect(option(page, row.category, dish)).toBeChecked();
        else await expect(page.locator('#favorites li')).toHaveCount((value as readonly string[]).length);
      }
      return;
    case 'services':
      for (const service of value as readonly string[]) {
        await expect(option(page, path, service)).toBeChecked();
      }
      return;
    case 'quantities':
    case 'counts':
      for (const [id, entry] of Object.entries(value as Readonly<Record<string, unknown>>)) {
        if (typeof entry === 'number') await expect(byId(page, `${path}.${id}`)).toHaveValue(String(entry));
        else {
          for (const [part, number] of Object.entries(entry as Readonly<Record<string, number>>)) {
            await expect(byId(page, `${path}.${id}.${part}`)).toHaveValue(String(number));
          }
        }
      }
      return;
    case 'key':
      throw new Error(`${path} has no control`);
  }
}
