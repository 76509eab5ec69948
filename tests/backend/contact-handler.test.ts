import { describe, expect, test } from 'vitest';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { serviceClient } from '@/lib/server/database/service-client';
import { contactBody, contactEndpoint, contactForm, contactPost } from '@/tests/helpers/backend-contact';

const { post, send, added } = contactEndpoint({ INQUIRY_LIMIT_PER_HOUR: '3' });

const tomorrow = addDays(toIsoDay(new Date()), 1);

describe('a good message', () => {
  test('is stored as it was written, acknowledged, and its mails are tried', async () => {
    const message = 'Grüße 🥂 日本語 العربية\nzweite Zeile';
    const callback = {
      callback: true,
      phone: '+49 2151 123456',
      callbackDay: tomorrow,
      callbackWindow: '10-12',
    };
    const { response, stored } = await send(contactBody({ message, locale: 'en', ...callback }));
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [row, ...others] = await added();
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
      phone: '+49 2151 123456',
      message,
      callback: true,
      callback_day: tomorrow,
      callback_window: '10-12',
      suspicious: false,
      user_id: null,
    });
    expect(stored).toHaveBeenCalledOnce();
  });

  test('sent again, twice at once and later, stays one row', async () => {
    const body = contactBody();
    const both = await Promise.all([send(body), send(body)]);
    const later = await send(body);
    const answers = await Promise.all([...both, later].map(({ response }) => response.json()));
    expect(answers.map(({ repeated }) => repeated).sort()).toEqual([false, true, true]);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    const other = await send({ ...body, message: 'Etwas anderes' });
    expect(other.response.status).toBe(409);
    expect(await other.response.json()).toEqual({ code: 'contact.conflict' });
    expect(await added()).toHaveLength(1);
  });

  test.each([{ website: 'http://spam.example' }, { website: 1 }, { elapsedMs: 2_999 }])(
    'that looks automatic (%o) is stored and flagged',
    async (changes) => {
      expect((await send(contactBody(changes))).response.status).toBe(201);
      expect(await added()).toMatchObject([{ suspicious: true }]);
    },
  );

  test('without a call-back keeps no day and no hour of one', async () => {
    await send(contactBody({ callbackDay: tomorrow, callbackWindow: '10-12' }));
    expect(await added()).toMatchObject([
      { callback: false, callback_day: null, callback_window: null, phone: '' },
    ]);
  });
});

describe('what is wrong', () => {
  test.each([
    [{ topic: '' }, { topic: 'topic.required' }],
    [{ topic: 'bitcoin' }, { topic: 'topic.required' }],
    [{ name: ' \n ' }, { name: 'name.required' }],
    [{ name: '\u3164\u200b' }, { name: 'name.required' }],
    [{ email: 'nobody' }, { email: 'email.invalid' }],
    [{ email: '' }, { email: 'email.required' }],
    [{ message: '' }, { message: 'message.required' }],
    [
      { message: 'x'.repeat(3_001), email: '' },
      { message: 'text.tooLong', email: 'email.required' },
    ],
    [{ callback: true }, { phone: 'phone.forCallback' }],
    [{ phone: 'call me' }, { phone: 'phone.invalid' }],
    [{ callback: true, phone: '02151 1234', callbackDay: '2020-01-01' }, { callbackDay: 'callbackDay.past' }],
    [
      { callback: true, phone: '02151 1234', callbackDay: '2026-02-30' },
      { callbackDay: 'callbackDay.invalid' },
    ],
    [
      { callback: true, phone: '02151 1234', callbackDay: addDays(tomorrow, 90) },
      { callbackDay: 'callbackDay.tooFar' },
    ],
    [
      { callback: true, phone: '02151 1234', callbackWindow: '22-24' },
      { callbackWindow: 'callbackWindow.invalid' },
    ],
  ])('is named by field: %o', async (changes, errors) => {
    const { response, stored } = await send(contactBody(changes));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: 'contact.invalid', errors });
    expect(stored).not.toHaveBeenCalled();
    expect(await added()).toHaveLength(0);
  });

  test('includes an hour that is over today in Germany', async () => {
    const now = new Date('2026-07-01T10:30:00Z');
    const today = { callback: true, phone: '02151 1234', callbackDay: '2026-07-01' };
    const ask = (callbackWindow: string, at = now) =>
      post(contactPost(JSON.stringify(contactBody({ ...today, callbackWindow }))), undefined, at);
    expect(await (await ask('10-12')).response.json()).toMatchObject({
      errors: { callbackWindow: 'callbackWindow.past' },
    });
    expect((await ask('12-14')).response.status).toBe(201);
    expect((await ask('', new Date('2026-07-01T20:30:00Z'))).response.status).toBe(422);
  });
});

describe('more messages than allowed from one address', () => {
  test('are rejected with Retry-After; other addresses and inquiries are not', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect((await send(contactBody(), '198.51.100.7')).response.status).toBe(201);
    }
    const { response, stored } = await send(contactBody(), '198.51.100.7');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 'contact.limited' });
    expect(stored).not.toHaveBeenCalled();
    expect((await send(contactBody(), '198.51.100.8')).response.status).toBe(201);
    const { data } = await serviceClient().from('rate_limits').select('bucket').throwOnError();
    expect(JSON.stringify(data)).not.toContain('198.51.100');
  });
});

describe('a form without scripts', () => {
  const fields = {
    topic: 'catering',
    name: 'Ada <b>Beispiel</b>',
    email: 'ada@example.org',
    message: 'Zwei\nZeilen </textarea><script>alert(1)</script>',
    locale: 'es',
  };

  test('is stored once however often it is sent, and led to its confirmation', async () => {
    const first = await post(contactForm(fields));
    const again = await post(contactForm(fields));
    const [row, ...others] = await added();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ suspicious: false, locale: 'es', message: fields.message });
    for (const { response } of [first, again]) {
      expect([response.status, response.headers.get('location')]).toEqual([303, '/es/kontakt#sent']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('may ask the same again on another day', async () => {
    const day = (text: string) => post(contactForm(fields), undefined, new Date(`${text}T12:00:00Z`));
    await day('2026-07-01');
    await day('2026-07-02');
    expect(await added()).toHaveLength(2);
  });

  test.each([
    [{ email: 'nobody' }, '/es/kontakt#failed'],
    [{ callback: 'on' }, '/es/kontakt#failed'],
    [{ locale: 'fr' }, '/kontakt#failed'],
  ])('that cannot be accepted is led to the page that says so (%o)', async (changes, location) => {
    const { response, stored } = await post(contactForm({ ...fields, ...changes }));
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(stored).not.toHaveBeenCalled();
    expect(await added()).toEqual([]);
  });

  test('hears of a message too many as well', async () => {
    const locations: (string | null)[] = [];
    for (const message of ['eins', 'zwei', 'drei', 'vier']) {
      const { response } = await post(contactForm({ ...fields, message }), '198.51.100.9');
      locations.push(response.headers.get('location'));
    }
    expect(locations).toEqual([...Array(3).fill('/es/kontakt#sent'), '/es/kontakt#failed']);
  });
});
