import { describe, expect, it } from 'vitest';
import { daysLeft } from '@/components/staff/inbox/inbox-groups';
import { readStaffPath } from '@/lib/desk/addresses';

describe('the page to come back to', () => {
  it('is one of the staff', () => {
    for (const path of [
      '/haus',
      '/haus/kalender?monat=2027-06&tag=2027-06-12',
      '/haus/anfragen/SG-2026-7KQ4M',
    ]) {
      expect(readStaffPath(path)).toBe(path);
    }
  });

  it('is the inbox for everything else', () => {
    const others = [
      '//evil.example',
      'https://evil.example',
      '/kontakt',
      '/hausboot',
      '/haus/../',
      '/haus\\x',
      null,
      7,
    ];
    for (const path of others) expect(readStaffPath(path), String(path)).toBe('/haus');
  });
});

describe('the promised day', () => {
  const now = new Date('2026-11-22T22:30:00Z');

  it('is counted in calendar days of Berlin', () => {
    expect(daysLeft(new Date('2026-11-22T22:59:59Z'), now)).toBe(0);
    expect(daysLeft(new Date('2026-11-23T22:59:59Z'), now)).toBe(1);
    expect(daysLeft(new Date('2026-11-21T22:59:59Z'), now)).toBe(-1);
  });
});
