import { describe, expect, test } from 'vitest';
import { serialiseDraft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { serviceClient } from '@/lib/server/database/service-client';
import { anonClient } from '@/tests/helpers/anon-client';
import { inquiryBody, inquiryPost, sendableDraft } from '@/tests/helpers/backend-draft';
import { inquiryEndpoint } from '@/tests/helpers/backend-endpoint';

const { post, send, added } = inquiryEndpoint({ INQUIRY_LIMIT_PER_HOUR: '3' });

describe('a good inquiry', () => {
  test('is stored with both prices, acknowledged, and its mails are tried', async () => {
    const draft = sendableDraft();
    const { shownCents } = calculatePrice(draft, new Date());
    const { response, stored } = await send(
      inquiryBody({ shownTotalCents: shownCents, locale: 'en' }, draft),
    );
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = await response.json();
    const [row] = await added();
    expect(answer).toEqual({
      reference: row.reference,
      answerBy: new Date(row.answer_by).toISOString(),
      stateKey: expect.stringMatching(/^[\w-]{43}$/),
      repeated: false,
      totalCents: shownCents,
      priceDiffers: false,
    });
    expect(row).toMatchObject({
      locale: 'en',
      email: 'ada@example.org',
      name: 'Ada Beispiel',
      shown_total_cents: shownCents,
      server_total_cents: shownCents,
      state: 'received',
      suspicious: false,
      user_id: null,
    });
    expect(row.price.shownCents).toBe(shownCents);
    expect(shownCents).toBeGreaterThan(0);
    expect(stored).toHaveBeenCalledOnce();
  });

  test('sent again, twice at once and later, stays one row', async () => {
    const body = inquiryBody();
    const both = await Promise.all([send(body), send(body)]);
    const later = await send(body);
    const answers = await Promise.all([...both, later].map(({ response }) => response.json()));
    expect(answers.map(({ repeated }) => repeated).sort()).toEqual([false, true, true]);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    // Another person under this key learns neither reference nor key, and is told that nothing was stored.
    const details = { ...sendableDraft().details, lastName: 'Fremd' };
    const other = await send({ ...body, draft: JSON.parse(serialiseDraft(sendableDraft({ details }))) });
    expect(other.response.status).toBe(409);
    expect(await other.response.json()).toEqual({ code: 'inquiry.conflict' });
    expect(await added()).toHaveLength(1);
  });

  test('with another total than the server calculates is stored and flagged', async () => {
    const { response } = await send(inquiryBody({ shownTotalCents: 1 }));
    expect((await response.json()).priceDiffers).toBe(true);
    expect(await added()).toMatchObject([{ price_differs: true, shown_total_cents: 1 }]);
  });

  test.each([{ website: 'http://spam.example' }, { elapsedMs: 2_999 }])(
    'that looks automatic (%o) is stored and flagged',
    async (changes) => {
      expect((await send(inquiryBody(changes))).response.status).toBe(201);
      expect(await added()).toMatchObject([{ suspicious: true }]);
    },
  );

  test('keeps what was written, in every writing', async () => {
    const message = 'Grüße 🥂 日本語 العربية\nzweite Zeile';
    const details = { ...sendableDraft().details, message };
    await send(inquiryBody({}, sendableDraft({ details })));
    const [row] = await added();
    expect(row.payload.details.message).toBe(message);
  });

  test.each(['\\u0000', '\\ud800', '\\udfff\\ud83d'])(
    'with %s, which Postgres cannot keep, is no server error',
    async (written) => {
      const details = { ...sendableDraft().details, message: 'HERE' };
      const body = JSON.stringify(inquiryBody({}, sendableDraft({ details })));
      expect([201, 422]).toContain((await post(inquiryPost(body.replace('HERE', written)))).response.status);
    },
  );
});

describe('more inquiries than allowed from one address', () => {
  test('are rejected with Retry-After, and other addresses are not', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect((await send(inquiryBody(), '198.51.100.7')).response.status).toBe(201);
    }
    const { response, stored } = await send(inquiryBody(), '198.51.100.7');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 'inquiry.limited' });
    expect(stored).not.toHaveBeenCalled();
    expect((await send(inquiryBody(), '198.51.100.8')).response.status).toBe(201);
    expect(await added()).toHaveLength(4);
  });

  test('are counted under a hash that does not contain the address', async () => {
    await send(inquiryBody(), '203.0.113.77');
    const { data } = await serviceClient().from('rate_limits').select('bucket').throwOnError();
    expect(data.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain('203.0.113');
  });
});

test('a visitor’s own client finds no inquiry and cannot store one past the endpoint', async () => {
  await send(inquiryBody());
  expect((await anonClient().from('inquiries').select()).data).toEqual([]);
  expect((await anonClient().rpc('applied_migrations')).error).toMatchObject({ code: '42501' });
});
