import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { handleAccount } from '@/lib/account/server/account';
import { handleExport } from '@/lib/account/server/export';
import { readBookings } from '@/lib/calendar/server/bookings';
import { findDayStates, forgetDayStates } from '@/lib/calendar/server/day-states';
import { keepPromises } from '@/lib/jobs/sweeper';
import { connect, serviceClient } from '@/lib/server/database/service-client';
import { isRefusal } from '@/lib/server/refusal';
import {
  addNote,
  answerMessage,
  declineInquiry,
  holdDay,
  type NewOffer,
  releaseBooking,
  saveOfferDraft,
  sendOffer,
  setDay,
  takeInquiry,
} from '@/lib/staff/server/actions';
import { readInbox } from '@/lib/staff/server/inbox';
import { readInquiryDetail } from '@/lib/staff/server/inquiry-detail';
import { readMessage } from '@/lib/staff/server/message-detail';
import { answerStaff, type Staff } from '@/lib/staff/server/staff-session';
import { accountSite, type Browser, clientOf } from '@/tests/helpers/account-site';
import { dayFromToday, freshDay, offerBody } from '@/tests/helpers/backend-desk';
import { submission } from '@/tests/helpers/backend-submission';
import { juneDay } from '@/tests/helpers/days';

const { browser, signedUp } = accountSite();

let staff: Staff;
let own: Browser;
let ada: { email: string; browser: Browser };

beforeAll(async () => {
  // Every refused call is logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const jule = await signedUp();
  own = jule.browser;
  await serviceClient().rpc('add_staff', { p_email: jule.email, p_name: 'Jule' }).throwOnError();
  const { data } = await own.auth.getUser();
  staff = {
    client: await clientOf(own),
    member: { userId: data.user?.id ?? '', name: 'Jule', isFresh: true },
  };
  ada = await signedUp();
});

const inquire = async (changes: object = {}, payload: object = {}): Promise<string> => {
  const values = submission({
    p_email: `${randomUUID()}@example.org`,
    p_payload: { guests: 50, locationType: 'venue', eventType: 'wedding', ...payload },
    ...changes,
  });
  return (await serviceClient().rpc('submit_inquiry', values).throwOnError()).data.reference;
};
const newOffer = (reference: string, day: string | null, changes: Partial<NewOffer> = {}): NewOffer => ({
  key: randomUUID(),
  reference,
  body: offerBody(day),
  totalCents: 250_000,
  validUntil: dayFromToday(14),
  optionUntil: new Date(Date.now() + 7 * 86_400_000),
  ...changes,
});
const accept = async (reference: string) =>
  (
    await serviceClient()
      .rpc('visitor_accept_offer', {
        p_reference: reference,
        p_version: 1,
        p_name: 'Ada Beispiel',
        p_terms_version: '2026-11',
        p_locale: 'de',
        p_shown: { total: 1 },
        p_max_deliveries: 3,
      })
      .throwOnError()
  ).data;
const code = (error: unknown) => (isRefusal(error) ? error.failure.code : error);

describe('a request to the desk', () => {
  const ask = (person: Browser, init: RequestInit = {}) =>
    person.ask(
      (request) => answerStaff(request, async ({ member }) => Response.json(member)),
      '/api/haus/test',
      init,
    );

  test('is answered for staff, and for nobody else', async () => {
    expect(await (await ask(own)).json()).toMatchObject({ name: 'Jule', isFresh: true });
    const nobody = await ask(browser());
    expect([nobody.status, await nobody.json()]).toEqual([401, { code: 'session_missing' }]);
    const visitor = await ask(ada.browser);
    expect([visitor.status, await visitor.json()]).toEqual([403, { code: 'staff_forbidden' }]);
  });

  test('from another site is rejected', async () => {
    const request = new Request('http://127.0.0.1/api/haus/test', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    const answer = await answerStaff(request, async () => Response.json({}));
    expect([answer.status, await answer.json()]).toEqual([403, { code: 'request.origin' }]);
  });

  test('says with a code what the database rejects, also as a redirect', async () => {
    const work = ({ client }: Staff) => addNote(client, 'SG-2026-ZZZZZ', 'x').then(() => Response.json({}));
    const missing = await own.ask((request) => answerStaff(request, work), '/');
    expect([missing.status, await missing.json()]).toEqual([404, { code: 'not_found' }]);
    const redirected = await own.ask(
      (request) =>
        answerStaff(
          request,
          work,
          ({ code }) => new Response(null, { status: 303, headers: { Location: `/haus?error=${code}` } }),
        ),
      '/',
    );
    expect(redirected.headers.get('location')).toBe('/haus?error=not_found');
  });
});

describe('the desk through the data interface', () => {
  test('shows an inquiry with everything that belongs to it', async () => {
    const { client } = staff;
    const reference = await inquire();
    const day = freshDay();
    expect(await takeInquiry(client, reference, true)).toEqual({
      state: 'in_progress',
      assigneeName: 'Jule',
    });
    await addNote(client, reference, '  Ruft an.\u0000  ');
    expect(await saveOfferDraft(client, reference, { message: 'a' }, 0)).toEqual({
      status: 'saved',
      revision: 1,
    });
    expect(await saveOfferDraft(client, reference, {}, 0)).toMatchObject({ status: 'conflict', revision: 1 });
    expect((await readInquiryDetail(client, reference))?.draft).toMatchObject({ body: { message: 'a' } });
    expect(await holdDay(client, reference, { day, until: new Date(Date.now() + 86_400_000) })).toEqual({
      status: 'held',
      days: [day],
    });
    expect(await sendOffer(client, newOffer(reference, day))).toMatchObject({ status: 'sent', version: 1 });
    await accept(reference);
    const detail = await readInquiryDetail(client, reference);
    expect(detail).toMatchObject({
      inquiry: {
        reference,
        state: 'accepted',
        assigneeName: 'Jule',
        decidedBy: 'visitor',
        payload: { guests: 50 },
      },
      notes: [{ text: 'Ruft an.', authorName: 'Jule' }],
      offers: [{ version: 1, day, totalCents: 250_000, state: 'accepted', kind: 'house' }],
      acceptance: { name: 'Ada Beispiel', version: 1, shown: { total: 1 } },
      draft: null,
      bookings: [{ day, state: 'booked', optionUntil: null }],
    });
    expect(detail?.events.map(({ kind }) => kind)).toContain('accepted');
    expect(await readInquiryDetail(client, 'SG-2026-ZZZZZ')).toBeNull();
    expect(await readInquiryDetail(await clientOf(ada.browser), reference)).toBeNull();
  });

  test('declines with other days, and frees what was booked', async () => {
    const { client } = staff;
    const [reference, day] = [await inquire(), freshDay()];
    await declineInquiry(client, randomUUID(), reference, { message: 'Belegt', days: [day] });
    expect((await readInquiryDetail(client, reference))?.events.at(-1)?.details).toMatchObject({
      days: [day],
    });
    await expect(
      declineInquiry(client, randomUUID(), reference, { message: '', days: [] }).catch((error) => {
        throw new Error(String(code(error)));
      }),
    ).rejects.toThrow('staff_state');
    expect(await setDay(client, day, 'closed', 'Ferien')).toEqual({ status: 'set' });
    const [closed] = await readBookings(client, day, day);
    expect(closed).toMatchObject({ state: 'closed', note: 'Ferien', inquiry: null, createdByName: 'Jule' });
    await releaseBooking(client, closed?.id ?? '');
    expect(await readBookings(client, day, day)).toEqual([]);
  });

  test('of two who accept one day at once through the site, one is accepted', async () => {
    const day = freshDay();
    const references = await Promise.all([inquire(), inquire()]);
    for (const reference of references) {
      await sendOffer(staff.client, newOffer(reference, day, { optionUntil: null }));
    }
    const answers = await Promise.all(references.map(accept));
    expect(answers.map(({ status }) => status).sort()).toEqual(['accepted', 'day_taken']);
    expect(await readBookings(staff.client, day, day)).toHaveLength(1);
    await expect(readBookings(await clientOf(ada.browser), day, day)).rejects.toThrow('staff_forbidden');
  });

  test('of forty holds of one day at once, one gets it', async () => {
    const day = freshDay();
    const references: string[] = [];
    for (let number = 0; number < 40; number += 1) references.push(await inquire());
    const until = new Date(Date.now() + 86_400_000);
    const answers = await Promise.all(
      references.map((reference) => holdDay(staff.client, reference, { day, until })),
    );
    expect(answers.filter(({ status }) => status === 'held')).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 'day_taken')).toHaveLength(39);
  });

  test('nobody reads the staff’s table through any schema, and metadata makes nobody staff', async () => {
    const client = await clientOf(ada.browser);
    for (const person of [client, staff.client]) {
      for (const schema of ['private', 'auth']) {
        const { data } = await person
          .schema(schema)
          .from(schema === 'auth' ? 'users' : 'staff')
          .select();
        expect(data ?? []).toEqual([]);
      }
      const { data } = await person.from('staff').select();
      expect(data ?? []).toEqual([]);
    }
    const values = { role: 'staff', app_metadata: { role: 'staff' }, is_staff: true };
    await ada.browser.auth.updateUser({ data: values });
    await ada.browser.auth.refreshSession();
    const again = await clientOf(ada.browser);
    expect((await again.rpc('is_staff')).data).toBe(false);
    expect((await again.from('inquiry_notes').select()).data ?? []).toEqual([]);
  });

  test('the account’s export holds the person’s offers and acceptances, and nothing of the staff', async () => {
    const { data } = await ada.browser.auth.getUser();
    const reference = await inquire({ p_email: ada.email, p_user_id: data.user?.id });
    await addNote(staff.client, reference, 'Nur für uns');
    await sendOffer(staff.client, newOffer(reference, freshDay()));
    await accept(reference);
    const answer = await ada.browser.ask(handleExport, '/api/account/export');
    const text = await answer.text();
    expect(text).not.toContain('Nur für uns');
    expect(JSON.parse(text)).toMatchObject({
      offers: [{ reference, version: 1, total_cents: 250_000 }],
      acceptances: [{ reference, version: 1, name: 'Ada Beispiel', shown: { total: 1 } }],
    });
    const stranger = await (await signedUp()).browser.ask(handleExport, '/api/account/export');
    expect(await stranger.json()).toMatchObject({ offers: [], acceptances: [] });
  });
});

test('a member’s own account and export hold what is the member’s own', async () => {
  await inquire();
  expect(await (await own.ask(handleAccount, '/api/account')).json()).toMatchObject({ inquiries: [] });
  expect(await (await own.ask(handleExport, '/api/account/export')).json()).toMatchObject({
    inquiries: [],
    messages: [],
    offers: [],
  });
});

describe('the inbox', () => {
  const query = { search: '', filter: null, isMine: false, page: 1 } as const;

  test('holds what is open, the earliest promised day first, and finds the rest', async () => {
    const { client } = staff;
    const name = `Zoë ${randomUUID().slice(0, 8)}`;
    const hours = (number: number) => new Date(Date.now() + number * 3_600_000).toISOString();
    const late = await inquire({ p_name: name, p_answer_by: hours(-48) });
    const soon = await inquire({ p_name: name, p_answer_by: hours(5) }, { details: { date: juneDay } });
    const answered = await inquire({ p_name: name, p_answer_by: hours(2) });
    await sendOffer(client, newOffer(answered, null));
    const { data: message } = await serviceClient()
      .rpc('submit_contact_message', {
        p_idempotency_key: randomUUID(),
        p_bucket: randomUUID(),
        p_limit_per_hour: 8,
        p_locale: 'de',
        p_topic: 'other',
        p_name: name,
        p_email: `${randomUUID()}@example.org`,
        p_phone: '',
        p_message: 'Guten Tag',
        p_callback: false,
        p_callback_day: null,
        p_callback_window: null,
        p_suspicious: false,
        p_answer_by: hours(3),
      })
      .throwOnError();
    const find = async (changes: object) =>
      (await readInbox(client, { ...query, ...changes })).rows
        .filter((row) => row.name === name)
        .map(({ reference }) => reference);
    expect(await find({})).toEqual([late, message.reference, soon]);
    expect(await find({ search: name.toUpperCase() })).toEqual([soon, message.reference, answered, late]);
    expect(await find({ search: soon.toLowerCase() })).toEqual([soon]);
    expect(await find({ search: juneDay.split('-').reverse().join('.') })).toEqual([soon]);
    expect(await find({ search: juneDay })).toEqual([soon]);
    expect(await find({ filter: 'offer_sent' })).toEqual([answered]);
    expect(await find({ filter: 'message' })).toEqual([message.reference]);
    expect(await find({ search: '%' })).toEqual([]);
    expect(await find({ search: `${soon}\u0000` })).toEqual([soon]);
    expect(await readInquiryDetail(client, '\u0000')).toBeNull();
    expect(await readMessage(client, '\u0000')).toBeNull();
    await takeInquiry(client, message.reference, true);
    expect(await find({ isMine: true })).toEqual([message.reference]);
    expect(await readMessage(client, message.reference)).toMatchObject({
      message: 'Guten Tag',
      assigneeName: 'Jule',
    });
    await answerMessage(client, message.reference, true);
    expect(await find({})).toEqual([late, soon]);
    expect(await readMessage(client, message.reference)).toMatchObject({ answeredByName: 'Jule' });
    await expect(readInbox(await clientOf(ada.browser), query)).rejects.toThrow('staff_forbidden');
  });
});

describe('the calendar', () => {
  test('tells visitors of a day what it is, and keeps telling it while the database is slow', async () => {
    const day = freshDay();
    const state = async () => (await findDayStates(day, day))?.[0];
    expect(await state()).toEqual({ day, house: 'free', delivery: 'free' });
    const reference = await inquire();
    await holdDay(staff.client, reference, { day, until: new Date(Date.now() + 86_400_000) });
    // From the answer of before, until somebody here says that a day has changed.
    expect(await state()).toMatchObject({ house: 'free' });
    forgetDayStates();
    expect(await state()).toMatchObject({ house: 'option' });
    const { fetch: send } = connect();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    const slow = vi.spyOn(connect(), 'fetch').mockImplementation(() => new Promise(() => undefined));
    try {
      expect(await state()).toMatchObject({ house: 'option' });
    } finally {
      slow.mockRestore();
      vi.useRealTimers();
    }
    expect(connect().fetch).toBe(send);
  });
});

test('a new password ends the links to the account’s inquiries', async () => {
  const { email, browser: person } = await signedUp();
  const { data } = await person.auth.getUser();
  const reference = await inquire({ p_email: email, p_user_id: data.user?.id });
  const version = async () => {
    const rows = serviceClient().from('inquiries').select('link_version').eq('reference', reference);
    return (await rows.single().throwOnError()).data.link_version;
  };
  expect(await version()).toBe(0);
  expect((await person.auth.updateUser({ password: 'Ein neues Passwort 8' })).error).toBeNull();
  expect(await version()).toBe(1);
});

test('the site lets options run out and reminds by itself', async () => {
  const day = freshDay();
  const reference = await inquire({ p_answer_by: new Date(Date.now() - 1_000).toISOString() });
  await holdDay(staff.client, reference, { day, until: new Date(Date.now() + 86_400_000) });
  await serviceClient()
    .from('bookings')
    .update({ option_until: new Date(Date.now() - 1_000).toISOString() })
    .eq('day', day)
    .throwOnError();
  await keepPromises();
  await keepPromises();
  const events = (await readInquiryDetail(staff.client, reference))?.events.map(({ kind }) => kind);
  expect(events).toEqual(['received', 'day_held', 'day_released', 'reminded']);
  const { data } = await serviceClient()
    .from('mail_outbox')
    .select('id')
    .eq('kind', 'answer_overdue')
    .throwOnError();
  expect(data.length).toBeGreaterThan(0);
});
