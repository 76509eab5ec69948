import { expect, it } from 'vitest';
import { inquiryEnds } from '@/lib/retention/inquiry-period';

const lastContact = new Date('2026-11-22T10:00:00Z');

it('counts from the day of the event, or from the last contact where no day is named', () => {
  expect(inquiryEnds('2027-06-12', lastContact, 183).toISOString().slice(0, 10)).toBe('2027-12-12');
  expect(inquiryEnds(null, lastContact, 183)).toEqual(new Date('2027-05-24T10:00:00Z'));
});

it('takes a day that does not exist for none', () => {
  expect(inquiryEnds('2026-99-99', lastContact, 1)).toEqual(new Date('2026-11-23T10:00:00Z'));
});
