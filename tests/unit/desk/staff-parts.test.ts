import { describe, expect, it } from 'vitest';
import { daysLeft } from '@/components/desk/format';
import { readStaffPath } from '@/lib/desk/addresses';
import { readStaffList } from '@/lib/server/staff-list';

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

describe('the days until one', () => {
  const now = new Date('2026-11-22T22:30:00Z');

  it('are calendar days of Berlin', () => {
    expect(daysLeft('2026-11-22', now)).toBe(0);
    expect(daysLeft('2026-11-23', now)).toBe(1);
    expect(daysLeft('2026-11-21', now)).toBe(-1);
  });
});

describe('the list of the house', () => {
  it('names people with their addresses, in any case', () => {
    const list = readStaffList(' Anna Kern <Anna@House.example>, Ben <ben@house.example>,');
    expect(list).toEqual([
      { name: 'Anna Kern', email: 'anna@house.example' },
      { name: 'Ben', email: 'ben@house.example' },
    ]);
    expect(readStaffList('')).toEqual([]);
  });

  it('is refused when an entry is none', () => {
    for (const text of ['anna@house.example', 'Anna <anna>', '<anna@house.example>', 'Anna']) {
      expect(readStaffList(text), text).toBeNull();
    }
  });
});
