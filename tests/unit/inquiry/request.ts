import { catalogueVersion } from '@/content/catering/rules';
import { eventDay } from '@/lib/base/event-day';
import { type Draft, defaultDraft, serialiseDraft } from '@/lib/plan/draft';

export const now = new Date('2026-11-21T12:00:00.000Z');

/** The shortest draft that can be sent. */
export const smallest: Draft = {
  ...defaultDraft(),
  customerType: 'private',
  cateringType: 'flying-buffet',
  package: 'fly-ufer',
  details: { ...defaultDraft().details, firstName: 'Ada', lastName: 'Muster', email: 'ada@example.org' },
};

export const filled: Draft = {
  ...smallest,
  details: { ...smallest.details, date: eventDay('2027-06-12'), delivery_zip: '47798' },
};

/** A body as the browser sends it: JSON, read back. */
export const readJsonBody = (
  draft: unknown,
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  draft: JSON.parse(serialiseDraft(draft as Draft)),
  locale: 'de',
  idempotencyKey: '8F14E45F-CEEA-467F-A9B8-0C7D5A1B2C3D',
  shownTotalCents: 262_150,
  catalogueVersion,
  website: '',
  elapsedMs: 90_000,
  ...more,
});
