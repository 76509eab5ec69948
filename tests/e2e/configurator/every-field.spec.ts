import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { type DescribeContext, describePlan, type PlanRow } from '@/lib/plan/describe';
import { type Draft, getField, serialiseDraft } from '@/lib/plan/draft';
import type { FieldRow } from '@/lib/plan/field-row';
import { type FieldPath, fields } from '@/lib/plan/fields';
import { parseDraft } from '@/lib/plan/read-draft';
import { resolvePlan } from '@/lib/plan/resolve';
import { decodePlan } from '@/lib/plan/share-link';
import { steps } from '@/lib/plan/steps';
import { planAsking, plannedFields, sampleValue } from '../../helpers/every-field';
import { expect, test } from '../fixtures';
import { withPlan } from './stored-plan';
import { openStep, sendButton } from './walk';

const context = {
  locale: 'de',
  texts: catalogueTexts('de'),
  t: createTranslator({
    locale: 'de',
    messages: JSON.parse(readFileSync('messages/de.json', 'utf8')),
    namespace: 'configurator',
  }),
} as unknown as DescribeContext;

/** Chosen by a rule of another field: the begin by its time, the occasion's text by the occasion. */
const derived: readonly FieldPath[] = ['timeChosen', 'otherEvent'];

/** The fields that one plan can ask for together, by what the form asks in it. */
const worlds: readonly (readonly [string, readonly FieldPath[]])[] = [
  [
    'a fair',
    plannedFields.filter(
      (path) =>
        !['venue', 'otherEvent'].includes(fields[path].onlyFor ?? '') &&
        ![
          'ideaText',
          'budgetPerPersonCents',
          'details.tip',
          'locationType',
          'eventType',
          'cateringType',
          'customerType',
        ].includes(path),
    ),
  ],
  ['our own house', plannedFields.filter((path) => fields[path].onlyFor === 'venue')],
  ['another occasion', ['otherEventText']],
  ['an own idea', ['ideaText', 'budgetPerPersonCents', 'details.tip']],
  ['the kind of event', ['eventType', 'locationType']],
];

const control = (page: Page, id: string) => page.locator(`[id="${id}"]`);

async function choose(page: Page, name: string, value: string): Promise<void> {
  const list = page.locator(`select[name="${name}"]`);
  if ((await list.count()) > 0) await list.selectOption(value);
  else await page.locator(`input[name="${name}"][value="${value}"]`).check();
}

/** Types or chooses the sample of a field, as a visitor does. */
async function fill(page: Page, path: FieldPath): Promise<void> {
  const row: FieldRow = fields[path];
  const value = sampleValue(path);
  const name = path.replace('details.', '');
  switch (row.kind) {
    case 'choice':
      return choose(page, name, String(value));
    case 'package':
      return choose(page, name, String(value));
    case 'time':
      return choose(page, name, String(value));
    case 'day':
      return control(page, path).fill('2027-06-12');
    case 'whole':
      if (path === 'tipPercent') return choose(page, name, String(value));
      return control(page, path).fill(path === 'details.tip' ? '0,03' : String(value));
    case 'cents':
      return control(page, path).fill('123');
    case 'line':
    case 'text':
      if (path === 'billingCountry') return choose(page, name, String(value));
      return control(page, path).fill(String(value));
    case 'flag':
      return page.locator(`input[name="${name}"]`).setChecked(value === true);
    case 'dishes':
      if (row.category === null) {
        const dish = page.locator('li', { has: page.locator('input[value="v03"]') });
        return dish.locator('button[aria-pressed]').click();
      }
      for (const id of value as readonly string[]) await page.locator(`input[value="${id}"]`).check();
      return;
    case 'services':
      for (const id of value as readonly string[]) {
        await page.locator(`input[name="services"][value="${id}"]`).check();
      }
      return;
    case 'quantities':
      await control(page, 'serviceQuantities.s01.count').fill('7');
      return control(page, 'serviceQuantities.s01.hours').fill('9');
    case 'counts':
      await control(page, 'allergies.G').fill('1');
      return control(page, 'allergies.H').fill('2');
    case 'key':
      return;
  }
}

const stored = async (page: Page): Promise<Draft> =>
  parseDraft(await page.evaluate(() => localStorage.getItem('cateringConfig'))).draft;

/** Words as they stand in a page or a mail, whatever their spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const rowsOf = (draft: Draft): readonly PlanRow[] =>
  describePlan(draft, resolvePlan(draft, new Date()), context).flatMap(({ rows }) => rows);

for (const [world, paths] of worlds) {
  test(`every field of ${world} is kept, shown, shared and sent`, async ({ page }) => {
    test.slow();
    const email = `every-${Date.now()}-${paths.length}@visitor.example`;
    const [first = 'guests'] = paths;
    const base = planAsking(first);
    await withPlan(page, JSON.parse(serialiseDraft({ ...base, services: ['s01'] })));
    const typed = paths.filter((path) => !derived.includes(path));
    for (const { id } of steps) {
      const here = typed.filter((path) => fields[path].step === id);
      if (here.length === 0) continue;
      await openStep(page, 'de', id);
      if (here.includes('decorationNote')) await page.locator('input[name="services"][value="s10"]').check();
      for (const path of here) await fill(page, path);
    }
    if (typed.includes('details.email')) {
      await openStep(page, 'de', 'kontakt');
      await control(page, 'details.email').fill(email);
    }

    await openStep(page, 'de', 'pruefen');
    const draft = await stored(page);
    for (const path of typed.filter((path) => path !== 'details.email' && path !== 'services')) {
      expect(getField(draft, path), path).toEqual(sampleValue(path));
    }

    const rows = rowsOf(draft);
    for (const row of rows) {
      const shown = page.locator(`main dl [data-row="${row.id}"]`).first();
      for (const { text } of row.values) await expect(shown, row.id).toContainText(plain(text));
    }
    await page.getByText('Plan teilen oder am Handy weitermachen').click();
    await expect(page.locator('#share-link')).toHaveValue(/#plan=/);
    const shared = await decodePlan(new URL(await page.locator('#share-link').inputValue()).hash);
    for (const path of typed) {
      const value = shared && getField(shared, path);
      if (fields[path].scope === 'person') expect(value, path).not.toEqual(getField(draft, path));
      else expect(value, path).toEqual(getField(draft, path));
    }

    await sendButton(page).click();
    await expect(page).toHaveURL(/\/success\?ref=SG-/);
    for (const row of rows) {
      const shown = page.locator(`[data-sent-plan] [data-row="${row.id}"]`).first();
      for (const { text } of row.values) await expect(shown, row.id).toContainText(plain(text));
    }
  });
}
