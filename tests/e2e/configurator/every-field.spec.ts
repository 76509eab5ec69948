import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { eventDay } from '@/lib/base/event-day';
import { localPath } from '@/lib/i18n/address';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { withoutContact } from '@/lib/plan/contact-data';
import { type DescribeContext, describePlan, type PlanValue } from '@/lib/plan/describe';
import type { Translate } from '@/lib/plan/describe-texts';
import { type Draft, getField } from '@/lib/plan/draft';
import { type FieldPath, fields } from '@/lib/plan/fields';
import { parseDraft } from '@/lib/plan/read-draft';
import { resolvePlan } from '@/lib/plan/resolve';
import { steps } from '@/lib/plan/steps';
import { plannedFields, sampleValue } from '../../helpers/every-field';
import { expectField, fillField } from './field-controls';
import { expect, test } from './mailing-site';
import { farDay, goOn, newVisitor, sendButton, untilUsable } from './wizard-flow';

/**
 * Every row of `lib/plan/fields.ts`, typed into the real form, read back from it, sent and mailed; links, files, accounts and
 * merging: `tests/unit/plan/every-field.test.ts`. Rows that rule each other out are spread over plans; a row in none fails.
 */
type Values = Partial<Record<FieldPath, unknown>>;

/** What belongs to an event in our own house with an own idea. */
const ownIdeaOnly: readonly FieldPath[] = [
  'ideaText',
  'budgetPerPersonCents',
  'otherEvent',
  'otherEventText',
  'room',
  'seating',
  'details.tip',
];

const samples = (paths: readonly FieldPath[]): Values =>
  Object.fromEntries(paths.map((path) => [path, sampleValue(path)]));

const day = eventDay(farDay);

const plans: Readonly<Record<string, Values>> = {
  'a trade fair': {
    ...samples(plannedFields.filter((path) => !ownIdeaOnly.includes(path))),
    customerType: 'business',
    eventType: 'trade-fair',
    locationType: 'company',
    services: ['s01', 's06', 's10'],
    // Not what is suggested for so many guests: typing that changes nothing.
    serviceQuantities: { s01: { count: 8, hours: 9 } },
    'details.date': day,
  },
  'an own idea in our house': {
    ...samples(ownIdeaOnly),
    ...samples(['details.firstName', 'details.lastName', 'details.email']),
    customerType: 'private',
    cateringType: 'own-idea',
    eventType: 'other',
    locationType: 'venue',
    'details.date': day,
  },
};

/** Choices first: they decide which other controls there are. */
const isChoice = (path: FieldPath) => fields[path].kind === 'choice' || fields[path].kind === 'flag';
const inOrder = (values: Values): readonly (readonly [FieldPath, unknown])[] => {
  const paths = plannedFields.filter((path) => path in values);
  return [...paths.filter(isChoice), ...paths.filter((path) => !isChoice(path))].map((path) => [
    path,
    values[path],
  ]);
};

/** As the site makes it from its compiled messages, which the test runner cannot import. */
const context: DescribeContext = {
  t: createTranslator({
    locale: 'de',
    messages: JSON.parse(readFileSync('messages/de.json', 'utf8')),
    namespace: 'configurator',
  }) as unknown as Translate,
  locale: 'de',
  texts: catalogueTexts('de'),
};

const squeezed = (text: string) => text.replace(/\s/g, '');

const storedDraft = async (page: Page): Promise<Draft> =>
  parseDraft(await page.evaluate(() => localStorage.getItem('cateringConfig'))).draft;

const heldBy = (draft: Draft, values: Values) =>
  Object.fromEntries(Object.keys(values).map((path) => [path, getField(draft, path)]));

/** What describes each field of a plan. */
function describedValues(draft: Draft, values: Values): readonly PlanValue[] {
  const rows = describePlan(draft, resolvePlan(draft, new Date()), context).flatMap(
    (section) => section.rows,
  );
  return Object.keys(values).flatMap((path) => {
    const row = rows.find(({ id, fields: own }) => id !== 'conflicts' && own.includes(path as FieldPath));
    expect(row?.values.length, `${path} is described`).toBeGreaterThan(0);
    return row?.values ?? [];
  });
}

/** What is not in a text yet; parts of a page and a plan's price come after the step around them. */
const missingIn = (shown: string | null, described: readonly PlanValue[]): readonly string[] => {
  const text = squeezed(shown ?? '');
  return described.map((value) => value.text).filter((value) => !text.includes(squeezed(value)));
};

const expectShown = (part: Locator, described: readonly PlanValue[], where: string) =>
  expect
    .poll(async () => missingIn(await part.textContent(), described), { message: `missing in ${where}` })
    .toEqual([]);

const expectWritten = (text: string, described: readonly PlanValue[], where: string) =>
  expect(missingIn(text, described), `missing in ${where}`).toEqual([]);

/** Does something in every step that has fields of a plan, from the first to the last, by its "continue" button. */
async function walk(page: Page, values: Values, visit: typeof fillField): Promise<void> {
  for (const { id } of steps) {
    for (const [path, value] of inOrder(values)) if (fields[path].step === id) await visit(page, path, value);
    if (id !== 'pruefen') await goOn(page);
  }
}

test('every row of the table is in one of the plans', () => {
  const covered = new Set(Object.values(plans).flatMap((values) => Object.keys(values)));
  expect(plannedFields.filter((path) => !covered.has(path))).toEqual([]);
});

for (const [name, planned] of Object.entries(plans)) {
  test(`every field of ${name} arrives wherever a plan is shown, and in both mails`, async ({
    page,
    mailingSite,
  }) => {
    test.setTimeout(180_000);
    const { email } = newVisitor('fields');
    const values: Values = { ...planned, 'details.email': email };
    await page.goto(localPath('de', 'configurator'));
    await untilUsable(page);
    await walk(page, values, fillField);
    const draft = await storedDraft(page);
    expect(heldBy(draft, values)).toEqual(values);
    const described = describedValues(draft, values);
    await expectShown(page.locator('main'), described, 'review');

    await page.goto(localPath('de', 'configurator'));
    await untilUsable(page);
    await walk(page, values, expectField);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/success\?ref=SG-/);
    const reference = (await page.locator('[data-reference]').textContent()) ?? '';
    // Whoever holds the link sees the plan; who asks stands in the mails and in the account.
    const known = withoutContact(draft);
    const open = describePlan(known, resolvePlan(known, new Date()), context, { personal: false })
      .flatMap(({ rows }) => rows)
      .flatMap((row) => row.values);
    await expectShown(page.locator('[data-sent-plan]'), open, 'status page');

    const staff = await mailingSite.mailTo('staff', reference);
    expectWritten(staff.text, described, 'mail to the staff');
    const visitor = await mailingSite.mailTo(email, reference);
    const notTyped = described.filter(({ typed }) => !typed);
    expectWritten(visitor.text, notTyped, 'mail to the visitor');
    const text = squeezed(visitor.text);
    expect(described.filter((value) => value.typed && text.includes(squeezed(value.text)))).toEqual([]);
  });
}
