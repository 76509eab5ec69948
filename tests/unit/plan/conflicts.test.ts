import { expect, test } from 'vitest';
import { defaultDraft } from '@/lib/plan/draft';
import { resolvePlan } from '@/lib/plan/resolve';

const conflicts = (hauptspeisen: readonly string[]) =>
  resolvePlan(
    {
      ...defaultDraft(),
      cateringType: 'seated-dinner',
      package: 'din-welle',
      vegetarianGuests: 20,
      hauptspeisen,
    },
    new Date('2026-11-21'),
  ).conflicts;

test('meat is no conflict for vegetarians while its course holds something for them', () => {
  expect(conflicts(['h02', 'h10'])).toEqual([]);
});

test('a course without anything for a diet names each of its dishes', () => {
  expect(conflicts(['h02', 'h03'])).toEqual([
    { kind: 'dish', itemId: 'h02', cause: 'vegetarisch', guests: 20 },
    { kind: 'dish', itemId: 'h03', cause: 'vegetarisch', guests: 20 },
  ]);
});
