import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calculatePrice } from '@/lib/plan/price';
import { serviceClient } from '@/lib/server/database/service-client';
import { handleVoucher } from '@/lib/voucher/server/handler';
import { inquiryBody, sendableDraft, site } from '@/tests/helpers/backend-draft';
import { inquiryEndpoint } from '@/tests/helpers/backend-endpoint';

const { send, added } = inquiryEndpoint({ INQUIRY_LIMIT_PER_HOUR: '2' });

describe('a voucher over the network', () => {
  let visitor = 0;

  beforeAll(async () => {
    const { error } = await serviceClient()
      .from('vouchers')
      .upsert([
        { code: 'SEE-50', amount_cents: 5_000 },
        { code: 'HERBST-10', percent: 10 },
        { code: 'FEST', amount_cents: 5_000, minimum_gross_cents: 99_000_000 },
        { code: 'ABGELAUFEN', percent: 10, valid_to: '2020-01-01' },
      ]);
    expect(error).toBeNull();
  });
  beforeEach(() => {
    visitor += 1;
  });

  const ask = async (body: unknown, from = 'same-origin') => {
    const response = await handleVoucher(
      new Request(new URL('/api/vouchers/check', site), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': from },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      `198.51.100.${visitor}`,
    );
    return { status: response.status, body: await response.json(), headers: response.headers };
  };

  test('a code is compared without its case and the spaces around it', async () => {
    const { status, body, headers } = await ask({ code: ' see-50 ' });
    expect(status).toBe(200);
    expect(body).toEqual({
      code: 'SEE-50',
      status: 'valid',
      percent: null,
      amountCents: 5_000,
      minimumGrossCents: 0,
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await ask({ code: 'abgelaufen' })).body).toMatchObject({ status: 'expired', day: '2020-01-01' });
  });

  test('rejects what is no code, and requests of another site', async () => {
    for (const body of ['', '{', '[]', '{}', { code: 5 }, { code: 'ä!' }, { code: 'x'.repeat(2_000) }]) {
      expect((await ask(body)).status).toBe(400);
    }
    expect((await ask({ code: 'SEE-50' }, 'cross-site')).status).toBe(403);
  });

  test('guessing ends after a few wrong codes, for this visitor only', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 10; guess++) statuses.push((await ask({ code: `RATE-${guess}` })).status);
    expect(statuses.slice(0, 8)).toEqual(Array(8).fill(200));
    expect(statuses.slice(8)).toEqual([429, 429]);
    const rejected = await ask({ code: 'SEE-50' });
    expect(rejected.body).toMatchObject({ code: 'voucher.limited' });
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    visitor += 1;
    expect((await ask({ code: 'SEE-50' })).status).toBe(200);
  });

  test('an inquiry is priced with its voucher, as the browser showed it', async () => {
    const draft = sendableDraft({ voucherCode: 'herbst-10' });
    const checked = {
      code: 'HERBST-10',
      status: 'valid',
      percent: 10,
      amountCents: null,
      minimumGrossCents: 0,
    } as const;
    const { shownCents } = calculatePrice(draft, new Date(), checked);
    expect(shownCents).toBeLessThan(calculatePrice(draft, new Date()).shownCents);
    const { response } = await send(inquiryBody({ shownTotalCents: shownCents }, draft));
    expect(await response.json()).toMatchObject({ totalCents: shownCents, priceDiffers: false });
    const [row] = await added();
    expect(row.price.lines.filter(({ kind }: { kind: string }) => kind === 'voucher')).toMatchObject([
      { itemId: 'HERBST-10' },
    ]);
  });

  test.each(['NIE-GESEHEN', 'abgelaufen', 'fest', 'ä!', ''])(
    'an inquiry with the voucher "%s" is stored at the full price',
    async (voucherCode) => {
      const draft = sendableDraft({ voucherCode });
      const { shownCents } = calculatePrice(draft, new Date());
      const { response } = await send(inquiryBody({ shownTotalCents: shownCents }, draft));
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ totalCents: shownCents, priceDiffers: false });
    },
  );
});
