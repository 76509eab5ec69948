import { describe, expect, it } from 'vitest';
import { viewFor } from '@/components/auth/views';
import { createTemplate } from '@/lib/account/browser/template';
import { defaultDraft } from '@/lib/plan/draft';

describe('what the dialog shows', () => {
  it.each([
    ['account', true, false, 'account'],
    ['account', false, false, 'sign-in'],
    ['account', false, true, null],
    ['sign-in', true, false, 'account'],
    ['sign-in', false, true, 'sign-in'],
    ['sent-sign-up', true, false, 'account'],
    ['sent-sign-up', false, false, 'sent-sign-up'],
    ['new-password', true, false, 'new-password'],
    ['new-password', false, false, 'link'],
    ['password-saved', false, false, 'password-saved'],
    ['password-saved', true, false, 'account'],
    ['link', true, false, 'link'],
    ['delete', false, false, 'sign-in'],
  ] as const)('%s, signed in %s, loading %s: %s', (wanted, signedIn, loading, shown) => {
    expect(viewFor(wanted, signedIn, loading)).toBe(shown);
  });
});

describe('a sent inquiry as a template', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const sent = (date: string) => ({
    ...defaultDraft(),
    guests: 64,
    idempotencyKey: '0f4c7a0e',
    details: { ...defaultDraft().details, date: new Date(date), firstName: 'Zoë' },
  });

  it('keeps a day that is still ahead, and drops one that is over', () => {
    expect(createTemplate(sent('2026-11-21T12:00:00Z'), now).details.date).not.toBeNull();
    expect(createTemplate(sent('2026-11-20T12:00:00Z'), now).details.date).toBeNull();
  });

  it('keeps choices and contact data, never the key of the former sending', () => {
    const template = createTemplate(sent('2027-06-12T12:00:00Z'), now);
    expect(template).toMatchObject({ guests: 64, details: { firstName: 'Zoë' } });
    expect(template.idempotencyKey).toBeUndefined();
  });
});
