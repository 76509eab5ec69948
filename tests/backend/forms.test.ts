import { describe, expect, test } from 'vitest';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { serialiseDraft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { contactBody, contactForm } from '@/tests/helpers/backend-contact';
import { inquiryBody, inquiryPost, sendableDraft, site } from '@/tests/helpers/backend-draft';
import { contactEndpoint, embeddedSite, inquiryEndpoint } from '@/tests/helpers/embedded-site';
import { serviceClient } from '@/tests/helpers/service-client';

embeddedSite({ INQUIRY_LIMIT_PER_HOUR: '3' });
const inquiries = inquiryEndpoint();
const messages = contactEndpoint();

const tomorrow = addDays(toIsoDay(new Date()), 1);
const everyWriting = 'Grüße 🥂 日本語 العربية\nzweite Zeile';

test('an inquiry is stored as written with both prices, acknowledged, and its mails are tried', async () => {
  const plain = sendableDraft();
  const draft = { ...plain, details: { ...plain.details, message: everyWriting } };
  const { shownCents } = calculatePrice(draft, new Date());
  const { response, stored } = await inquiries.send(
    inquiryBody({ shownTotalCents: shownCents, locale: 'en' }, draft),
  );
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const answer = await response.json();
  const [row, ...others] = await inquiries.added();
  expect(others).toEqual([]);
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
    shown_cents: shownCents,
    state: 'received',
    suspicious: false,
    user_id: null,
  });
  const { data: versions } = await serviceClient()
    .from('versions')
    .select()
    .eq('inquiry_id', row.id)
    .throwOnError();
  expect(versions).toMatchObject([{ number: 1, total_cents: shownCents, price: { shownCents } }]);
  expect(versions?.[0].plan.details.message).toBe(everyWriting);
  expect(shownCents).toBeGreaterThan(0);
  expect(stored).toHaveBeenCalledOnce();
});

test('a message is stored as written, acknowledged, and its mails are tried', async () => {
  const phone = '+49 2151 123456';
  const callback = { callback: true, phone, callbackDay: tomorrow, callbackWindow: '10-12' };
  const { response, stored } = await messages.send(
    contactBody({ message: everyWriting, locale: 'en', ...callback }),
  );
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [row, ...others] = await messages.added();
  expect(others).toEqual([]);
  expect(await response.json()).toEqual({
    reference: row.reference,
    answerBy: new Date(row.answer_by).toISOString(),
    repeated: false,
  });
  expect(row).toMatchObject({
    reference: expect.stringMatching(/^SK-20\d\d-[2-9A-HJKMNP-Z]{5}$/),
    locale: 'en',
    topic: 'viewing',
    name: 'Ada Beispiel',
    email: 'ada@example.org',
    phone,
    message: everyWriting,
    callback: true,
    callback_day: tomorrow,
    callback_window: '10-12',
    suspicious: false,
    user_id: null,
  });
  expect(stored).toHaveBeenCalledOnce();
});

const fremd = { ...sendableDraft().details, lastName: 'Fremd' };
const forms = [
  {
    name: 'inquiry',
    form: inquiries,
    body: () => inquiryBody(),
    otherBody: { draft: JSON.parse(serialiseDraft(sendableDraft({ details: fremd }))) },
  },
  { name: 'contact', form: messages, body: () => contactBody(), otherBody: { message: 'Etwas anderes' } },
];

describe.each(forms)('the form of an $name', ({ name, form, body, otherBody }) => {
  test('sent again, twice at once and later, stays one row', async () => {
    const sent = body();
    const both = await Promise.all([form.send(sent), form.send(sent)]);
    const later = await form.send(sent);
    const answers = await Promise.all([...both, later].map(({ response }) => response.json()));
    expect(answers.map(({ repeated }) => repeated).sort()).toEqual([false, true, true]);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    // Another person under this key learns neither reference nor key, and is told that nothing was stored.
    const other = await form.send({ ...sent, ...otherBody });
    expect(other.response.status).toBe(409);
    expect(await other.response.json()).toEqual({ code: `${name}.conflict` });
    expect(await form.added()).toHaveLength(1);
  });

  test('that looks automatic is stored and flagged', async () => {
    for (const changes of [{ website: 'http://spam.example' }, { website: 1 }, { elapsedMs: 2_999 }])
      expect((await form.send({ ...body(), ...changes })).response.status).toBe(201);
    expect(await form.added()).toMatchObject(Array(3).fill({ suspicious: true }));
  });

  test('more often than allowed from one address is rejected; others are not, and no address is kept', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect((await form.send(body(), '198.51.100.7')).response.status).toBe(201);
    }
    const { response, stored } = await form.send(body(), '198.51.100.7');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: `${name}.limited` });
    expect(stored).not.toHaveBeenCalled();
    expect((await form.send(body(), '198.51.100.8')).response.status).toBe(201);
    expect(await form.added()).toHaveLength(4);
    const { data } = await serviceClient().from('rate_limits').select('bucket').throwOnError();
    expect(data.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain('198.51.100');
  });
});

describe('a rejected request stores nothing', () => {
  const good = () => JSON.stringify(inquiryBody());
  const cases: [string, () => Request, number][] = [
    ['no JSON', () => inquiryPost('{"draft":'), 400],
    ['bytes that are no UTF-8', () => inquiryPost(new Uint8Array([0x22, 0xff, 0xfe, 0x22])), 400],
    ['another type', () => inquiryPost(good(), { 'Content-Type': 'text/plain' }), 415],
    ['a type that begins like JSON', () => inquiryPost(good(), { 'Content-Type': 'application/jsonp' }), 415],
    ['more than 64 KiB', () => inquiryPost(`${good()}${' '.repeat(65_536)}`), 413],
    ['another site', () => inquiryPost(good(), { 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['a sister site', () => inquiryPost(good(), { 'Sec-Fetch-Site': 'same-site' }), 403],
    ['an address typed by hand', () => inquiryPost(good(), { 'Sec-Fetch-Site': 'none' }), 403],
    ['null', () => inquiryPost('null'), 422],
  ];

  test.each(cases)('%s', async (_, request, status) => {
    const { response, stored } = await inquiries.post(request());
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: expect.any(String) });
    expect(stored).not.toHaveBeenCalled();
    expect(await inquiries.added()).toHaveLength(0);
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
    const { response } = await inquiries.post(new Request(`${site}/api/inquiries`, init));
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(200_000);
  });

  test('an older browser is recognised by its origin', async () => {
    const from = async (origin: string | null) => {
      const headers = { 'Content-Type': 'application/json', ...(origin ? { Origin: origin } : {}) };
      const request = new Request(`${site}/api/inquiries`, { method: 'POST', headers, body: good() });
      return (await inquiries.post(request)).response.status;
    };
    expect(await from(site)).toBe(201);
    for (const origin of ['https://evil.example', 'null', null, `${site}.evil.example`, 'seegut.test']) {
      expect(await from(origin)).toBe(403);
    }
    expect(await inquiries.added()).toHaveLength(1);
  });

  test('each wrong field is named with its code', async () => {
    const body = inquiryBody();
    body.draft.details.email = 'nobody';
    body.draft.details.firstName = ' ';
    body.draft.details.lastName = '\u200b';
    const { response } = await inquiries.send(body);
    expect(response.status).toBe(422);
    const errors = { 'details.email': 'email.invalid', 'details.firstName': 'name.required' };
    expect((await response.json()).errors).toMatchObject(errors);
    const message = await messages.send(contactBody({ email: 'nobody', topic: '' }));
    expect(await message.response.json()).toEqual({
      code: 'contact.invalid',
      errors: { email: 'email.invalid', topic: 'topic.required' },
    });
    expect(message.stored).not.toHaveBeenCalled();
    expect(await messages.added()).toHaveLength(0);
  });
});

describe('a contact form without scripts', () => {
  const fields = {
    topic: 'catering',
    name: 'Ada <b>Beispiel</b>',
    email: 'ada@example.org',
    message: 'Zwei\nZeilen </textarea><script>alert(1)</script>',
    locale: 'es',
  };

  test('is stored once a day however often it is sent, and led to its confirmation', async () => {
    const on = (day: string) => messages.post(contactForm(fields), undefined, new Date(`${day}T12:00:00Z`));
    const answers = [await on('2026-07-01'), await on('2026-07-01')];
    const [row, ...others] = await messages.added();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ suspicious: false, locale: 'es', message: fields.message });
    for (const { response } of answers) {
      expect([response.status, response.headers.get('location')]).toEqual([303, '/es/kontakt#sent']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    await on('2026-07-02');
    expect(await messages.added()).toHaveLength(2);
  });

  test.each([
    [{ email: 'nobody' }, '/es/kontakt#failed'],
    [{ locale: 'fr' }, '/kontakt#failed'],
  ])('that cannot be accepted is led to the page that says so (%o)', async (changes, location) => {
    const { response, stored } = await messages.post(contactForm({ ...fields, ...changes }));
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(stored).not.toHaveBeenCalled();
    expect(await messages.added()).toEqual([]);
  });
});
