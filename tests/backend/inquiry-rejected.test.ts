import { describe, expect, test } from 'vitest';
import { inquiryBody, inquiryPost, site } from '@/tests/helpers/backend-draft';
import { inquiryEndpoint } from '@/tests/helpers/backend-endpoint';

const { post, send, added } = inquiryEndpoint({ INQUIRY_LIMIT_PER_HOUR: '100000' });

describe('a rejected request stores nothing', () => {
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
});
