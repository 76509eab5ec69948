import { describe, expect, it } from 'vitest';
import { readVoucher } from '@/lib/voucher/browser/ask-voucher';

describe('the answer about a voucher', () => {
  it('is read as the server gives it', () => {
    const valid = { status: 'valid', percent: 10, amountCents: null, minimumGrossCents: 0 };
    expect(readVoucher('SEE-50', { code: 'OTHER', ...valid })).toEqual({ code: 'SEE-50', ...valid });
    expect(readVoucher('SEE-50', { status: 'unknown' })).toEqual({ code: 'SEE-50', status: 'unknown' });
    expect(readVoucher('SEE-50', { status: 'early', day: '2027-01-01' })).toMatchObject({
      day: '2027-01-01',
    });
  });

  it.each([
    null,
    'valid',
    {},
    { status: 'valid' },
    { status: 'valid', percent: 10 },
    { status: 'valid', percent: '10', amountCents: null, minimumGrossCents: 0 },
    { status: 'valid', percent: null, amountCents: 1.5, minimumGrossCents: 0 },
    { status: 'expired', day: 'gestern' },
    { status: 'limited', retryAfterSeconds: 5 },
  ])('counts as none when it is not: %j', (answer) => {
    expect(readVoucher('SEE-50', answer)).toBeNull();
  });
});
