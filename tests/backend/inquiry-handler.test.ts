import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { embeddedBackend } from '@/lib/backend/embedded';
import { priceOf } from '@/lib/configurator/price';
import { handleInquiry } from '@/lib/inquiry/handler';
import { serviceClient } from '@/lib/supabase/server';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody, inquiryPost, sendableDraft, site } from '@/tests/helpers/backend-draft';

const directory = await preparedDirectory();
let visitors = 0;

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', directory.path);
  vi.stubEnv('SITE_URL', site);
  vi.stubEnv('INQUIRY_LIMIT_PER_HOUR', '3');
  await embeddedBackend().start();
});
afterAll(async () => {
  await embeddedBackend().close();
  directory.remove();
});

const rows = async () => {
  const { data } = await serviceClient().from('inquiries').select().order('created_at').throwOnError();
  return data;
};
let before = 0;
beforeEach(async () => {
  before = (await rows()).length;
});
const added = async () => (await rows()).slice(before);

/** Each call is another visitor unless an address is given. */
async function post(request: Request, address = `192.0.2.${visitors++}`) {
  const stored = vi.fn();
  const response = await handleInquiry(request, { now: new Date(), address, stored });
  return { response, stored };
}
const send = (body: unknown, address?: string) => post(inquiryPost(JSON.stringify(body)), address);

describe('a good inquiry', () => {
  test('is stored with both prices, acknowledged, and its mails are tried', async () => {
    const draft = sendableDraft();
    const { shownCents } = priceOf(draft, new Date());
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

  test('keeps every character of every writing, except those Postgres cannot hold', async () => {
    const details = { ...sendableDraft().details, message: 'Grüße 🥂 \u202eabc' };
    const body = JSON.stringify(inquiryBody({}, sendableDraft({ details }))).replace('Grüße', 'Grüße\\ud800');
    const { response } = await post(inquiryPost(body));
    expect([201, 422]).toContain(response.status);
  });
});

describe('more inquiries than allowed from one address', () => {
  test('are refused with the time to wait, and other addresses are not', async () => {
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

describe('a form without scripts', () => {
  const form = (fields: Record<string, string>) =>
    inquiryPost(new URLSearchParams(fields).toString(), {
      'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
    });
  const draft = JSON.stringify(inquiryBody().draft);

  test('is stored once however often it is sent, and led to the page of its language', async () => {
    const fields = { draft, locale: 'es' };
    const first = await post(form(fields));
    const again = await post(form(fields));
    expect(first.response.status).toBe(303);
    const [row] = await added();
    const location = first.response.headers.get('location') ?? '';
    expect(location).toMatch(/^\/es\/success\?ref=SG-.*&by=\d{4}-\d\d-\d\d$/);
    expect(new URL(location, site).searchParams.get('ref')).toBe(row.reference);
    expect(again.response.headers.get('location')).toBe(location);
    expect(await added()).toHaveLength(1);
  });

  test('that cannot be accepted goes back to the last step with the reason', async () => {
    const { response } = await post(form({ draft: '{}', locale: 'en' }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      '/en/catering-konfigurator/pruefen?problem=inquiry.invalid',
    );
    expect((await post(form({ draft: 'not json' }))).response.status).toBe(400);
    expect(await added()).toHaveLength(0);
  });
});

describe('what is refused leaves nothing behind', () => {
  const good = () => JSON.stringify(inquiryBody());
  const cases: [string, () => Request, number][] = [
    ['no JSON', () => inquiryPost('{"draft":'), 400],
    ['an empty body', () => inquiryPost(''), 400],
    ['bytes that are no UTF-8', () => inquiryPost(new Uint8Array([0x22, 0xff, 0xfe, 0x22])), 400],
    ['another type', () => inquiryPost(good(), { 'Content-Type': 'text/plain' }), 415],
    [
      'a type that only begins like JSON',
      () => inquiryPost(good(), { 'Content-Type': 'application/jsonp' }),
      415,
    ],
    ['more than 64 KiB', () => inquiryPost(`${good()}${' '.repeat(65_536)}`), 413],
    ['another site', () => inquiryPost(good(), { 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['a sister site', () => inquiryPost(good(), { 'Sec-Fetch-Site': 'same-site' }), 403],
    ['an address typed by hand', () => inquiryPost(good(), { 'Sec-Fetch-Site': 'none' }), 403],
    ['a number', () => inquiryPost('1'), 422],
    ['null', () => inquiryPost('null'), 422],
    ['a list', () => inquiryPost('[]'), 422],
    ['an empty object', () => inquiryPost('{}'), 422],
    ['deep nesting', () => inquiryPost(`${'['.repeat(30_000)}${']'.repeat(30_000)}`), 422],
    ['a polluted prototype', () => inquiryPost('{"__proto__":{"draft":{}},"constructor":1}'), 422],
  ];

  test.each(cases)('%s', async (_, request, status) => {
    const { response, stored } = await post(request());
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: expect.any(String) });
    expect(stored).not.toHaveBeenCalled();
    expect(await added()).toHaveLength(0);
  });

  test('a body that never ends is cut off at the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 4_096;
        controller.enqueue(new Uint8Array(4_096).fill(32));
      },
    });
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'Content-Length': '2' },
      body: endless,
      duplex: 'half',
    };
    expect((await post(new Request(`${site}/api/inquiries`, init))).response.status).toBe(413);
    expect(sent).toBeLessThan(200_000);
  });

  test('an older browser is recognised by its origin', async () => {
    const from = (origin: string | null) =>
      new Request(`${site}/api/inquiries`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(origin ? { Origin: origin } : {}) },
        body: JSON.stringify(inquiryBody()),
      });
    expect((await post(from(site))).response.status).toBe(201);
    for (const origin of ['https://evil.example', 'null', null, `${site}.evil.example`, 'seegut.test']) {
      expect((await post(from(origin))).response.status).toBe(403);
    }
    expect(await added()).toHaveLength(1);
  });

  test('each wrong field is named with its code', async () => {
    const body = inquiryBody();
    body.draft.details.email = 'nobody';
    body.draft.details.firstName = ' ';
    const { response } = await send(body);
    expect(response.status).toBe(422);
    const { errors } = await response.json();
    expect(errors).toMatchObject({
      'details.email': 'email.invalid',
      'details.firstName': 'firstName.required',
    });
  });

  test('hostile values in every field end in 201 or 422, never in a server error', async () => {
    const hostile: unknown[] = [
      null,
      -1,
      1e308,
      '',
      '\u0000',
      "'; drop table inquiries; --",
      'a\r\nBcc: victim@example.org',
      'x'.repeat(20_000),
      [],
      {},
      [[[]]],
      { $ne: null },
      true,
    ];
    const draft = inquiryBody().draft;
    const places = [
      ...Object.keys(draft).map((key) => [key]),
      ...Object.keys(draft.details).map((key) => ['details', key]),
    ];
    const statuses = new Set<number>();
    for (const [first = '', second] of places) {
      for (const value of hostile) {
        const body = inquiryBody();
        if (second) body.draft[first][second] = value;
        else body.draft[first] = value;
        const { response } = await send(body);
        statuses.add(response.status);
        expect([201, 422], `${first}.${second} = ${JSON.stringify(value)?.slice(0, 40)}`).toContain(
          response.status,
        );
      }
    }
    expect(statuses).toEqual(new Set([201, 422]));
    for (const row of await added()) expect(row.email).toBe('ada@example.org');
  });
});
