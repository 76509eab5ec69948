import { expect, test } from 'vitest';
import { draftWriteSchema } from '@/lib/account/server/schema';
import { isShallow } from '@/lib/base/is-shallow';
import { defaultDraft } from '@/lib/plan/draft';

const nested = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

test('accepts a draft, and rejects one nested to exhaust the server', () => {
  expect(draftWriteSchema.safeParse({ draft: { ...defaultDraft() }, baseRevision: 0 }).success).toBe(true);
  for (const levels of [13, 2_000, 100_000]) {
    expect(draftWriteSchema.safeParse({ draft: nested(levels), baseRevision: 0 }).success).toBe(false);
  }
});

test('depth is counted to the level', () => {
  expect(isShallow(nested(5), 5)).toBe(true);
  expect(isShallow(nested(6), 5)).toBe(false);
  expect(isShallow([[]], 2)).toBe(true);
  expect(isShallow('text', 0)).toBe(true);
});
