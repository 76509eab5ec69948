import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { handleAccount } from '@/lib/account/server/account';
import { handleExport } from '@/lib/account/server/export';
import { dayOf, type Terms, usualTerms } from '@/lib/answer/terms';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import { readBookings } from '@/lib/calendar/server/bookings';
import { findDayStates, forgetDayStates } from '@/lib/calendar/server/day-states';
import { handleContact } from '@/lib/contact/server/handler';
import { handleDay } from '@/lib/desk/server/day';
import { findAction } from '@/lib/desk/server/inquiry-actions';
import { findFile } from '@/lib/desk/server/inquiry-files';
import { answerStaffForm } from '@/lib/desk/server/staff-form';
import { storedDraft } from '@/lib/inquiry/server/stored';
import { keepPromises } from '@/lib/jobs/sweeper';
import { calculatePrice } from '@/lib/plan/price';
import { readDraft } from '@/lib/plan/read-draft';
import { connect, serviceClient } from '@/lib/server/database/service-client';
import { addNote, answerMessage, holdDay, takeInquiry } from '@/lib/staff/server/actions';
import { readInbox } from '@/lib/staff/server/inbox';
import { readInquiryDetail } from '@/lib/staff/server/inquiry-detail';
import { readMessage } from '@/lib/staff/server/message-detail';
import { answerStaff } from '@/lib/staff/server/staff-session';
import { accountSite, type Browser, clientOf } from '@/tests/helpers/account-site';
import { answerBody } from '@/tests/helpers/answers';
import { contactBody, contactPost } from '@/tests/helpers/backend-contact';
import { sendableDraft } from '@/tests/helpers/backend-draft';
import { submission } from '@/tests/helpers/backend-submission';
import { juneDay } from '@/tests/helpers/days';

const { browser, signedUp } = accountSite();

let own: Browser;
let client: SupabaseClient;
let visitor: { email: string; browser: Browser };

beforeAll(async () => {
  // Every refused call is logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const member = await signedUp();
  await serviceClient().rpc('add_staff', { p_email: member.email, p_name: 'Jule' }).throwOnError();
  own = member.browser;
  client = await clientOf(own);
  visitor = await signedUp();
});

let ahead = 100;
const today = toIsoDay(new Date());
const freshDay = () => addDays(today, ahead++);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function inquire(isoDay: string | null = freshDay(), changes: object = {}): Promise<string> {
  const plain = sendableDraft();
  const draft = { ...plain, details: { ...plain.details, date: isoDay ? eventDay(isoDay) : null } };
  const price = calculatePrice(draft, new Date());
  const values = submission({
    p_email: `${randomUUID()}@example.org`,
    p_payload: JSON.parse(JSON.stringify(draft)),
    p_price: JSON.parse(JSON.stringify(price)),
    p_server_total_cents: price.shownCents,
    ...changes,
  });
  return (await serviceClient().rpc('submit_inquiry', values).throwOnError()).data.reference;
}

async function detailOf(reference: string) {
  const detail = await readInquiryDetail(client, reference);
  if (!detail) throw new Error('no inquiry');
  return detail;
}

const act = (reference: string, name: string) => (request: Request) => {
  const work = findAction(name);
  if (!work) throw new Error(name);
  return answerStaffForm(request, {
    back: `/haus/anfragen/${reference}`,
    work: (staff, values) => work({ staff, reference, values, mailed: () => undefined }),
  });
};

type Handler = (request: Request) => Promise<Response>;

/** Where a form of the staff leads. */
const postForm = async (
  person: Browser,
  handler: Handler,
  fields: Record<string, string>,
  path = '/api/haus/x',
) => {
  const init = { method: 'POST', body: new URLSearchParams(fields) };
  return (await person.ask(handler, path, init)).headers.get('location');
};

const postJson = async (person: Browser, handler: Handler, body: object) => {
  const response = await person.ask(handler, '/api/haus/x', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

const accept = (reference: string) =>
  serviceClient()
    .rpc('visitor_accept_offer', {
      p_reference: reference,
      p_version: 1,
      p_name: 'Ada Beispiel',
      p_terms_version: '2026-11',
      p_locale: 'de',
      p_shown: { total: 1 },
      p_max_deliveries: 3,
    })
    .throwOnError();

/** The answer that follows the inquiry's plan, as the editor posts it. */
async function firstAnswer(reference: string, terms: Partial<Terms> = {}, guests?: number) {
  const { inquiry } = await detailOf(reference);
  const sent = storedDraft(inquiry);
  const plan = { ...sent, ...(guests !== undefined && { guests }) };
  const body = answerBody({ plan, terms: { ...usualTerms(plan, new Date()), ...terms } });
  return {
    from: 0,
    plan: body.plan,
    terms: body.terms,
    totalCents: body.price.shownCents,
    key: randomUUID(),
  };
}
const answerOn = async (reference: string, terms: Partial<Terms> = { holds: false }) =>
  postJson(own, act(reference, 'answer'), await firstAnswer(reference, terms));

describe('a request to the desk', () => {
  test('is answered for staff, and for nobody else', async () => {
    const ask = async (person: Browser) => {
      const work: Handler = (request) => answerStaff(request, async ({ member }) => Response.json(member));
      const answer = await person.ask(work, '/api/haus/test');
      return [answer.status, await answer.json()];
    };
    expect(await ask(own)).toEqual([200, expect.objectContaining({ name: 'Jule', isFresh: true })]);
    expect(await ask(browser())).toEqual([401, { code: 'session_missing' }]);
    expect(await ask(visitor.browser)).toEqual([403, { code: 'staff_forbidden' }]);
    const init = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } };
    const foreign = new Request('http://127.0.0.1/api/haus/test', init);
    expect((await answerStaff(foreign, async () => Response.json({}))).status).toBe(403);
  });

  test('of a form leads back with what it has done or why not, and tells a script', async () => {
    const reference = await inquire();
    const page = `/haus/anfragen/${reference}`;
    expect(await postForm(own, act(reference, 'take'), {})).toBe(`${page}?done=taken`);
    const noted = await postJson(own, act(reference, 'note'), { text: '  Ruft an.\u0000  ' });
    expect(noted).toEqual({ status: 200, body: { done: 'noted' } });
    const detail = await detailOf(reference);
    expect(detail.inquiry.assigneeName).toBe('Jule');
    expect(detail.notes.map(({ text }) => text)).toEqual(['Ruft an.']);
    expect(await postForm(own, act(reference, 'note'), { text: '  ' })).toContain('problem=invalid');
    expect(await postForm(own, act('SG-2026-ZZZZZ', 'take'), {})).toContain('problem=not_found');
    for (const [person, status] of [
      [browser(), 401],
      [visitor.browser, 403],
    ] as const) {
      const signIn = `/haus/anmelden?next=${encodeURIComponent(page)}`;
      expect(await postForm(person, act(reference, 'note'), { text: 'x' })).toBe(signIn);
      expect((await postJson(person, act(reference, 'note'), { text: 'x' })).status).toBe(status);
    }
    expect((await detailOf(reference)).notes).toHaveLength(1);
  });
});

describe('an answer', () => {
  test('is sent once under one key, read as a PDF, accepted, and everything about it is shown', async () => {
    const reference = await inquire();
    const body = await firstAnswer(reference, { discountBp: 500 }, 60);
    const send = async (values: object) => postJson(own, act(reference, 'answer'), values);
    const wrong = { ...body, terms: { ...body.terms, discountBp: -1 } };
    expect(await send(wrong)).toMatchObject({
      status: 422,
      body: { errors: { 'terms.discountBp': 'terms.discount' } },
    });
    // Another price than the one on the screen is not sent.
    expect(await send({ ...body, totalCents: 1 })).toMatchObject({ body: { code: 'price_changed' } });
    expect((await send(body)).body).toMatchObject({ done: 'sent', version: 1 });
    expect((await send(body)).body).toMatchObject({ repeated: true });
    // A colleague whose page is older is told.
    const conflict = { status: 409, body: { code: 'conflict', name: 'Jule' } };
    expect(await send({ ...body, key: randomUUID() })).toMatchObject(conflict);
    const file = (name: string): Promise<Response> =>
      own.ask((request) => findFile(name)?.(request, reference) ?? Response.error(), '/api/haus/x?version=1');
    expect((await (await file('offer.pdf')).text()).slice(0, 5)).toBe('%PDF-');
    expect(await (await file('event.ics')).text()).toContain(`/haus/anfragen/${reference}`);
    const day = dayOf(readDraft(body.plan));
    expect((await detailOf(reference)).bookings).toMatchObject([{ day, state: 'option' }]);
    await accept(reference);
    const detail = await detailOf(reference);
    expect(detail).toMatchObject({
      inquiry: { reference, state: 'accepted', decidedBy: 'visitor', payload: { guests: 50 } },
      offers: [{ version: 1, state: 'accepted', totalCents: body.totalCents }],
      acceptance: { name: 'Ada Beispiel', version: 1, shown: { total: 1 } },
      bookings: [{ day, state: 'booked', optionUntil: null }],
    });
    expect(detail.events.map(({ kind }) => kind)).toContain('accepted');
    // Lists and calendar tell what counts.
    const { rows } = await readInbox(client, { search: reference, filter: 'all', isMine: false, page: 1 });
    expect(rows).toMatchObject([{ guests: 60, totalCents: body.totalCents, eventDay: day }]);
    expect(await readBookings(client, day ?? '', day ?? '')).toMatchObject([{ inquiry: { guests: 60 } }]);
    expect(await readInquiryDetail(await clientOf(visitor.browser), reference)).toBeNull();
  });

  test('whose day is taken is not sent, and free days are named', async () => {
    const isoDay = freshDay();
    const [one, other] = [await inquire(isoDay), await inquire(isoDay)];
    await postForm(own, act(one, 'hold'), { day: isoDay, until: addDays(today, 7) });
    const answer = await answerOn(other, { holds: true });
    expect(answer).toMatchObject({ status: 409, body: { code: 'day_taken', day: isoDay } });
    expect(answer.body.free).toHaveLength(6);
    expect(answer.body.free).not.toContain(isoDay);
    expect((await detailOf(other)).offers).toEqual([]);
  });

  test('and its acceptance are in the export of its person, and nothing of the staff is', async () => {
    const { data } = await visitor.browser.auth.getUser();
    const reference = await inquire(freshDay(), { p_email: visitor.email, p_user_id: data.user?.id });
    await addNote(client, reference, 'Nur für uns');
    await answerOn(reference);
    await accept(reference);
    const text = await (await visitor.browser.ask(handleExport, '/api/account/export')).text();
    expect(text).not.toContain('Nur für uns');
    expect(JSON.parse(text)).toMatchObject({
      offers: [{ reference, version: 1 }],
      acceptances: [{ reference, version: 1, name: 'Ada Beispiel', shown: { total: 1 } }],
    });
    // A member's own account and export hold what is the member's own.
    expect(await (await own.ask(handleAccount, '/')).json()).toMatchObject({ inquiries: [] });
    const mine = { inquiries: [], messages: [], offers: [], acceptances: [] };
    expect(await (await own.ask(handleExport, '/')).json()).toMatchObject(mine);
  });
});

test('declining wants a tick', async () => {
  const reference = await inquire();
  const fields = { key: randomUUID(), message: 'Leider', days: freshDay() };
  expect(await postForm(own, act(reference, 'decline'), fields)).toContain('problem=confirm');
  const ticked = await postForm(own, act(reference, 'decline'), { ...fields, confirmed: '1' });
  expect(ticked).toContain('done=declined');
  const { inquiry, events } = await detailOf(reference);
  expect([inquiry.state, events.at(-1)?.details.days]).toEqual(['declined', [fields.days]]);
});

test('a day is closed and set free, but not while a guest has it', async () => {
  const isoDay = freshDay();
  const set = (fields: Record<string, string>) =>
    postForm(own, handleDay, fields, `/api/haus/day?day=${isoDay}`);
  expect(await set({ state: 'closed', note: 'Betriebsferien' })).toContain('done=closed');
  const closed = { state: 'closed', note: 'Betriebsferien', inquiry: null, createdByName: 'Jule' };
  expect(await readBookings(client, isoDay, isoDay)).toMatchObject([closed]);
  await expect(readBookings(await clientOf(visitor.browser), isoDay, isoDay)).rejects.toThrow('forbidden');
  expect(await set({ state: 'nonsense' })).toContain('problem=invalid');
  expect(await set({ state: 'free' })).toContain('done=freed');
  const reference = await inquire(isoDay);
  await answerOn(reference);
  await accept(reference);
  expect(await set({ state: 'free' })).toContain('problem=day_booked');
  expect(await readBookings(client, isoDay, isoDay)).toMatchObject([{ state: 'booked' }]);
});

test('an order is cancelled with its cause, once it is confirmed', async () => {
  const reference = await inquire();
  await answerOn(reference);
  await accept(reference);
  const cancel = (fields: Record<string, string>) => postForm(own, act(reference, 'cancel'), fields);
  const filled = { key: randomUUID(), cause: 'guest', receivedOn: today, message: 'Alles Gute.' };
  expect(await cancel({ ...filled, cause: '' })).toContain('problem=invalid');
  expect(await cancel({ ...filled, receivedOn: addDays(today, 2) })).toContain('problem=invalid');
  expect(await cancel(filled)).toContain('problem=confirm');
  expect((await detailOf(reference)).inquiry.state).toBe('accepted');
  expect(await cancel({ ...filled, confirmed: '1' })).toContain('done=cancelled');
  const { inquiry, events, bookings } = await detailOf(reference);
  expect([inquiry.state, bookings, events.at(-1)?.details.cause]).toEqual(['cancelled', [], 'guest']);
});

test('the inbox holds what is open, the earliest promised day first, and finds the rest', async () => {
  const name = `Zoë ${randomUUID().slice(0, 8)}`;
  const promised = (hours: number) => ({ p_name: name, p_answer_by: inHours(hours).toISOString() });
  const late = await inquire(null, promised(-48));
  const soon = await inquire(juneDay, promised(5));
  const answered = await inquire(null, promised(2));
  await answerOn(answered);
  const visit = { now: new Date(), address: '192.0.2.1', userId: null, stored: () => undefined };
  const sent = contactPost(JSON.stringify(contactBody({ name, message: 'Guten Tag' })));
  const message: { reference: string } = await (await handleContact(sent, visit)).json();
  await serviceClient()
    .from('contact_messages')
    .update({ answer_by: inHours(3).toISOString() })
    .eq('reference', message.reference)
    .throwOnError();
  const query = { search: '', filter: null, isMine: false, page: 1 } as const;
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
  const read = () => readMessage(client, message.reference);
  expect(await read()).toMatchObject({ message: 'Guten Tag', assigneeName: 'Jule' });
  await answerMessage(client, message.reference, true);
  expect(await find({})).toEqual([late, soon]);
  expect(await read()).toMatchObject({ answeredByName: 'Jule' });
  await expect(readInbox(await clientOf(visitor.browser), query)).rejects.toThrow('staff_forbidden');
});

test('the calendar tells visitors of a day what it is, also while the database is slow', async () => {
  const day = freshDay();
  const state = async () => (await findDayStates(day, day))?.[0];
  expect(await state()).toEqual({ day, house: 'free', delivery: 'free' });
  await holdDay(client, await inquire(), { day, until: inHours(24) });
  // From the answer of before, until somebody here says that a day has changed.
  expect(await state()).toMatchObject({ house: 'free' });
  forgetDayStates();
  expect(await state()).toMatchObject({ house: 'option' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  const slow = vi.spyOn(connect(), 'fetch').mockImplementation(() => new Promise(() => undefined));
  try {
    expect(await state()).toMatchObject({ house: 'option' });
  } finally {
    slow.mockRestore();
    vi.useRealTimers();
  }
});

test('the site lets options run out and reminds by itself', async () => {
  const day = freshDay();
  const reference = await inquire(day, { p_answer_by: inHours(-1).toISOString() });
  await holdDay(client, reference, { day, until: inHours(24) });
  const over = { option_until: inHours(-1).toISOString() };
  await serviceClient().from('bookings').update(over).eq('day', day).throwOnError();
  await keepPromises();
  await keepPromises();
  const events = (await detailOf(reference)).events.map(({ kind }) => kind);
  expect(events).toEqual(['received', 'day_held', 'day_released', 'reminded']);
});
