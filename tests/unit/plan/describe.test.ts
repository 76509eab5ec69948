import { describe, expect, it } from 'vitest';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import { describePlan } from '@/lib/plan/describe';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { resolvePlan } from '@/lib/plan/resolve';

const now = new Date('2026-11-21T12:00:00Z');
const blank = defaultDraft();

const rowsOf = (draft: Draft) =>
  describePlan(draft, resolvePlan(draft, now), planContext('de')).flatMap(({ rows }) => rows);

const details = {
  ...blank.details,
  firstName: 'Zoë',
  lastName: 'Lindqvist',
  delivery_street: 'Uferweg',
  delivery_city: 'Essen',
};

describe('a described plan', () => {
  it('calls the full name a name, not a last name', () => {
    const row = rowsOf({ ...blank, details }).find(({ id }) => id === 'name');
    expect(row).toMatchObject({ label: 'Name', values: [{ text: 'Zoë Lindqvist' }] });
  });

  it('names what a package brings besides, each with its allergens', () => {
    const plan: Draft = { ...blank, cateringType: 'seated-dinner', package: 'din-ufer' };
    const [value] = rowsOf(plan).find(({ id }) => id === 'package')?.values ?? [];
    expect(value?.text).toBe('Ufer, 3 Gänge');
    expect(value?.note).toMatch(/^Focaccia.*: Allergene: Weizen.*Sesam$/);
  });

  it('speaks of the same address only where there is one: not in our own house', () => {
    const billing = (locationType: Draft['locationType']) =>
      rowsOf({ ...blank, locationType, details }).find(({ id }) => id === 'billing');
    expect(billing('home')?.values).toHaveLength(1);
    expect(billing('venue')).toBeUndefined();
  });
});
