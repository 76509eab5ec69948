import { describe, expect, it } from 'vitest';
import { allCategories, createConsent, noCategories, parseConsent } from '@/lib/consent/consent';

const now = new Date('2026-11-21T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const stored = JSON.stringify(createConsent(allCategories, now));

describe('consent record', () => {
  it('keeps choice, time, version and wording, and reads back the same', () => {
    expect(JSON.parse(stored)).toEqual({
      necessary: true,
      preferences: true,
      statistics: true,
      marketing: true,
      decidedAt: '2026-11-21T12:00:00.000Z',
      version: 2,
      textVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(parseConsent(stored, now)).toEqual(createConsent(allCategories, now));
  });

  it('stores a rejection as a decision of its own for twelve months', () => {
    const rejection = JSON.stringify(createConsent(noCategories, now));
    expect(parseConsent(rejection, later(364))).toMatchObject({ statistics: false, marketing: false });
    expect(parseConsent(rejection, later(366))).toBeUndefined();
  });

  it.each([
    ['another version', { version: 1 }],
    ['a category that is no boolean', { marketing: 'yes' }],
    ['no time', { decidedAt: undefined }],
    ['a time that is none', { decidedAt: 'yesterday' }],
    ['no wording', { textVersion: 3 }],
  ])('is undecided with %s', (_, change) => {
    expect(parseConsent(JSON.stringify({ ...JSON.parse(stored), ...change }), now)).toBeUndefined();
  });

  it.each(['null', '[]', '7', '"all"', '{}'])('is undecided for %s', (text) => {
    expect(parseConsent(text, now)).toBeUndefined();
  });

  it('never lets the stored text switch off what is necessary', () => {
    const tampered = JSON.stringify({ ...JSON.parse(stored), necessary: false });
    expect(parseConsent(tampered, now)?.necessary).toBe(true);
  });
});
