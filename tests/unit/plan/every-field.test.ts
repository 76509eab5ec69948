import { describe, expect, it } from 'vitest';
import { locales } from '@/content/locales';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import { planBlocks, withoutTyped } from '@/lib/inquiry/server/mail/plan-sections';
import { checkDraft } from '@/lib/plan/check-draft';
import { adoptVariant } from '@/lib/plan/contact-data';
import { describePlan, type PlanRow } from '@/lib/plan/describe';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import { isPlanDocument } from '@/lib/plan/document/plan-document';
import { type Draft, getField, serialiseDraft } from '@/lib/plan/draft';
import { type FieldPath, fields, isTyped } from '@/lib/plan/fields';
import { pricePlan } from '@/lib/plan/price';
import { parseDraft } from '@/lib/plan/read-draft';
import { resolvePlan } from '@/lib/plan/resolve';
import { decodePlan, encodePlan } from '@/lib/plan/share-link';
import { planAsking, plannedFields, sampleValue, withSample } from '../../helpers/every-field';

const now = new Date('2026-11-21T12:00:00Z');

const describeIn = (draft: Draft, locale: (typeof locales)[number]) =>
  describePlan(draft, resolvePlan(draft, now), planContext(locale));

const rowOf = (draft: Draft, path: FieldPath, locale: (typeof locales)[number] = 'de'): PlanRow | undefined =>
  describeIn(draft, locale)
    .flatMap(({ rows }) => rows)
    .find((row) => row.fields.includes(path) && row.id !== 'conflicts');

const textsOf = (row: PlanRow | undefined) => row?.values.map(({ text, note }) => [text, note]) ?? [];

describe.each(plannedFields)('%s', (path) => {
  const draft = withSample(path);
  const value = sampleValue(path);

  it('comes back from storage, and the server accepts it', () => {
    expect(getField(parseDraft(serialiseDraft(draft)).draft, path)).toEqual(value);
    const checked = checkDraft(JSON.parse(serialiseDraft(draft)), now);
    expect(getField(checked.draft, path)).toEqual(value);
    expect(checked.errors).not.toHaveProperty([path]);
  });

  it.each(locales)('is described with a label in %s', (locale) => {
    const row = rowOf(draft, path, locale);
    expect(textsOf(row)).not.toEqual(textsOf(rowOf(planAsking(path), path, locale)));
    if (path !== 'details.billingSameAsShipping') expect(row?.label).toBeTruthy();
    expect(row?.label ?? '').not.toMatch(/^(configurator|fields|described)\./);
  });

  it('stands in files and in the mail to the staff; in the visitor’s unless it is typed', () => {
    const row = rowOf(draft, path);
    const plan = resolvePlan(draft, now);
    const document = buildPlanDocument(
      { draft, plan, price: pricePlan(plan), notices: [], personal: true, made: now },
      planContext('de'),
    );
    expect(isPlanDocument(JSON.parse(JSON.stringify(document)))).toBe(true);
    const sections = describeIn(draft, 'de');
    const staff = JSON.stringify(sections.flatMap(planBlocks));
    const visitor = JSON.stringify(withoutTyped(sections).flatMap(planBlocks));
    for (const { text, typed } of row?.values ?? []) {
      expect(JSON.stringify(document)).toContain(text);
      expect(staff).toContain(text);
      if (typed) expect(visitor).not.toContain(text);
      else expect(visitor).toContain(text);
    }
    if (isTyped(fields[path])) expect(row?.values.some(({ typed }) => typed)).toBe(true);
  });

  it('travels in a link unless it says who asks', async () => {
    const shared = await decodePlan(`#plan=${await encodePlan(draft)}`);
    const isPersonal = fields[path].scope === 'person';
    if (isPersonal) expect(shared && getField(shared, path)).not.toEqual(value);
    else expect(shared && getField(shared, path)).toEqual(value);
  });

  it('belongs to the event or to the menu when variants change places', () => {
    const adopted = adoptVariant(planAsking(path), draft);
    const isMenu = fields[path].scope === 'menu';
    expect(getField(adopted, path)).toEqual(isMenu ? getField(planAsking(path), path) : value);
  });
});
