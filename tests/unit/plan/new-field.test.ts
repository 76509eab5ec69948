import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mockFields } from './mock-fields';

/** The row of `docs/recipes.md`, with a label that exists: without its messages it would not compile. */
const row = {
  kind: 'line',
  max: 60,
  optional: true,
  step: 'kontakt',
  scope: 'event',
  section: 'event',
  label: 'fields.otherEventText',
} as const;

const now = new Date('2026-11-21T12:00:00Z');

const load = async () => ({
  ...(await import('@/lib/plan/read-draft')),
  ...(await import('@/lib/plan/draft')),
  ...(await import('@/lib/plan/check-draft')),
  ...(await import('@/lib/plan/describe')),
  ...(await import('@/lib/plan/share-link')),
  ...(await import('@/lib/plan/resolve')),
  ...(await import('@/lib/plan/steps')),
  ...(await import('@/lib/account/browser/merge')),
  ...(await import('@/lib/inquiry/server/mail/plan-context')),
});

let plan: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@/lib/plan/fields', async (importOriginal) =>
    mockFields(await importOriginal(), { dressCode: row }),
  );
  plan = await load();
});
afterAll(() => {
  vi.doUnmock('@/lib/plan/fields');
  vi.resetModules();
});

describe('a field that is nothing but its row', () => {
  const stored = JSON.stringify({ dressCode: ' Smoking ' });
  const dressCodeOf = (draft: object | null) => (draft as { dressCode?: string } | null)?.dressCode;

  it('is stored, read and cleaned', () => {
    const { draft } = plan.parseDraft(stored);
    expect(dressCodeOf(plan.parseDraft(plan.serialiseDraft(draft)).draft)).toBe(' Smoking ');
    expect(dressCodeOf(plan.checkDraft(draft, now).draft)).toBe('Smoking');
    const long = plan.parseDraft(JSON.stringify({ dressCode: 'x'.repeat(61) })).draft;
    expect(plan.checkDraft(long, now).errors).toMatchObject({ dressCode: 'text.tooLong' });
    expect(plan.getStepForField('dressCode')).toBe('kontakt');
  });

  it('is described, shared and merged', async () => {
    const { draft } = plan.parseDraft(stored);
    const context = plan.planContext('de');
    const rows = plan
      .describePlan(draft, plan.resolvePlan(draft, now), context)
      .flatMap((section) => section.rows);
    expect(rows).toContainEqual(
      expect.objectContaining({
        id: 'dressCode',
        label: context.t(row.label),
        values: [{ text: ' Smoking ', typed: true }],
      }),
    );
    expect(dressCodeOf(await plan.decodePlan(`#plan=${await plan.encodePlan(draft)}`))).toBe(' Smoking ');
    const other = { ...plan.defaultDraft(), guests: 80 };
    expect(plan.mergeDrafts(plan.defaultDraft(), draft, other).draft).toMatchObject({
      guests: 80,
      dressCode: ' Smoking ',
    });
  });
});
