import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { handleAccount } from '@/lib/account/server/account';
import { handleExport } from '@/lib/account/server/export';
import type { Terms } from '@/lib/answer/terms';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { findDayStates, forgetDayStates } from '@/lib/calendar/server/day-states';
import { handleContact } from '@/lib/contact/server/handler';
import { answerWithPdf } from '@/lib/desk/server/answer-with-pdf';
import { handleDay } from '@/lib/desk/server/day';
import { readDays } from '@/lib/desk/server/days';
import { readInbox } from '@/lib/desk/server/inbox';
import { findAction } from '@/lib/desk/server/inquiry-actions';
import { readDetailOrMissing } from '@/lib/desk/server/inquiry-detail';
import { changeMessage } from '@/lib/desk/server/message-actions';
import { answerStaffForm } from '@/lib/desk/server/staff-form';
import { addNote } from '@/lib/inquiry/server/house-verbs';
import { agree } from '@/lib/inquiry/server/shared-verbs';
import { readContact } from '@/lib/mail/stored-contact';
import type { Draft } from '@/lib/plan/draft';
import { db, transaction } from '@/lib/server/database/database';
import { accountSite, type Browser, newAddress } from '@/tests/helpers/account-site';
import { answerBody, usualAnswer } from '@/tests/helpers/answers';
import { contactBody, contactPost } from '@/tests/helpers/backend-contact';
import { ada, celebration, deed, freshDay, inquire, jule } from '@/tests/helpers/inquiries';
import { serviceClient } from '@/tests/helpers/service-client';

const address = newAddress();
const { signedUp } = accountSite({ STAFF: `Jule <${address}>` });

let own: Browser;
let visitor: { email: string; browser: Browser };

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  own = (await signedUp(address)).browser;
  visitor = await signedUp();
});

const today = toIsoDay(new Date());

const act = (reference: string, name: string) => (request: Request) => {
  const work = findAction(name);
  if (!work) throw new Error(name);
  return answerStaffForm(request, {
    back: `/haus/anfragen/${reference}`,
    work: (who, values) => work({ who, reference, values, mailed: () => undefined }),
  });
};

type Handler = (request: Request) => Promise<Response>;

/** Where a form of the desk leads. */
const postForm = async (handler: Handler, fields: Record<string, string>, path = '/api/haus/x') => {
  const init = { method: 'POST', body: new URLSearchParams(fields) };
  return (await own.ask(handler, path, init)).headers.get('location');
};

const postJson = async (handler: Handler, body: object) => {
  const response = await own.ask(handler, '/api/haus/x', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

/** The answer that follows a plan, as the editor posts it. */
const bodyFor = (plan: Draft, terms: Partial<Terms> = {}, from = 1) => {
  const usual = usualAnswer(plan);
  return answerBody({ plan, terms: { ...usual.terms, ...terms } }, from);
};

test('a form leads back with what it has done or why not, and tells a script', async () => {
  const reference = await inquire(celebration(freshDay()));
  const page = `/haus/anfragen/${reference}`;
  const key = randomUUID();
  expect(await postForm(act(reference, 'note'), { key, text: 'Ruft an.' })).toBe(`${page}?done=noted`);
  const noted = await postJson(act(reference, 'note'), { key: randomUUID(), text: '  Zelt?\u0000  ' });
  expect(noted).toEqual({ status: 200, body: { done: 'noted' } });
  const { entries } = await readDetailOrMissing(reference);
  expect(entries.map(({ text }) => text)).toEqual(['', 'Ruft an.', 'Zelt?']);
  expect(await postForm(act(reference, 'note'), { key, text: '  ' })).toContain('problem=text');
  expect(await postForm(act(reference, 'note'), { text: 'ohne' })).toContain('problem=invalid');
  const missing = { key: randomUUID(), text: 'x' };
  expect(await postForm(act('SG-2026-ZZZZZ', 'note'), missing)).toContain('problem=not_found');
  const cancel = { key: randomUUID(), confirmed: '1' };
  expect(await postForm(act(reference, 'cancel'), cancel)).toContain('problem=state');
});

describe('an answer', () => {
  test('is checked and priced again, sent once under one key, and read as a PDF', async () => {
    const plan = celebration(freshDay(), { guests: 60 });
    const reference = await inquire({ ...plan, guests: 50 });
    const body = bodyFor(plan, { discountBp: 500 });
    const send = (values: object) => postJson(act(reference, 'answer'), values);
    expect(await send({ ...body, terms: { ...body.terms, discountBp: -1 } })).toMatchObject({
      status: 422,
      body: { errors: { 'terms.discountBp': 'terms.discount' } },
    });
    // Another price than the one on the screen is not sent.
    expect(await send({ ...body, totalCents: 1 })).toMatchObject({ body: { code: 'price_changed' } });
    expect((await send(body)).body).toMatchObject({ done: 'sent', version: 2 });
    expect((await send(body)).body).toMatchObject({ repeated: true });
    // A colleague whose page is older is told.
    const conflict = { status: 409, body: { code: 'conflict', name: 'Jule' } };
    expect(await send({ ...body, key: randomUUID() })).toMatchObject(conflict);
    const pdf = await own.ask((request) => answerWithPdf(request, reference), '/api/haus/x?version=2');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    const [row] = await readInbox(reference, false, new Date());
    expect(row?.event).toMatchObject({ guests: 60, totalCents: body.totalCents, standing: 'offered' });
  });

  test('whose day is taken is not sent, and free days are named', async () => {
    const day = freshDay();
    const [one, other] = [celebration(day), celebration(day)];
    const [first, second] = [await inquire(one), await inquire(other)];
    await postJson(act(first, 'answer'), bodyFor(one));
    const refused = await postJson(act(second, 'answer'), bodyFor(other));
    expect(refused).toMatchObject({ status: 409, body: { code: 'day_taken', day } });
    expect(refused.body.free).toHaveLength(6);
    expect(refused.body.free).not.toContain(day);
    expect((await readDetailOrMissing(second)).versions).toHaveLength(1);
  });

  test('and what came of it are in the export of its person, and nothing that the house noted is', async () => {
    const { data } = await visitor.browser.auth.getUser();
    const plan = celebration(freshDay());
    const reference = await inquire(plan, { userId: data.user?.id ?? null });
    await transaction((tx) => addNote(tx, jule, deed(reference, 'Nur für uns')));
    await postJson(act(reference, 'answer'), bodyFor(plan));
    await transaction((tx) => agree(tx, ada, { ...deed(reference), version: 2 }));
    const text = await (await visitor.browser.ask(handleExport, '/api/account/export')).text();
    expect(text).not.toContain('Nur für uns');
    expect(JSON.parse(text)).toMatchObject({
      inquiries: [{ reference, state: 'agreed' }],
      versions: [
        { reference, number: 1 },
        { reference, number: 2, author: 'house' },
      ],
      entries: [{ kind: 'submit' }, { kind: 'answer' }, { kind: 'agree' }],
    });
    expect(await (await visitor.browser.ask(handleAccount, '/')).json()).toMatchObject({
      inquiries: [{ reference, standing: 'agreed' }],
    });
    // A member's own account and export hold what is the member's own.
    expect(await (await own.ask(handleAccount, '/')).json()).toMatchObject({ inquiries: [] });
    expect(await (await own.ask(handleExport, '/')).json()).toMatchObject({ inquiries: [], versions: [] });
  });
});

test('what cannot be taken back wants a tick, and a yes that was heard wants to say how', async () => {
  const plan = celebration(freshDay());
  const reference = await inquire(plan);
  const decline = { key: randomUUID(), text: 'Leider' };
  expect(await postForm(act(reference, 'decline'), decline)).toContain('problem=confirm');
  expect(await postForm(act(reference, 'decline'), { ...decline, confirmed: '1' })).toContain(
    'done=declined',
  );
  await postJson(act(reference, 'answer'), bodyFor(plan));
  const yes = { key: randomUUID(), version: '2' };
  expect(await postForm(act(reference, 'agree'), yes)).toContain('problem=text');
  expect(await postForm(act(reference, 'agree'), { ...yes, text: 'Am Telefon' })).toContain('done=agreed');
  expect((await readDetailOrMissing(reference)).inquiry).toMatchObject({ state: 'agreed', agreed: 2 });
});

test('a day is closed and opened, but a guest’s day is neither', async () => {
  const day = freshDay();
  const set = (fields: Record<string, string>) => postForm(handleDay, fields, `/api/haus/day?day=${day}`);
  expect(await set({ action: 'close', note: 'Betriebsferien' })).toContain('done=closed');
  const closed = { day, kind: 'house', note: 'Betriebsferien', reference: null };
  expect((await readDays(day, day)).bookings).toMatchObject([closed]);
  expect(await set({ action: 'nonsense' })).toContain('problem=invalid');
  expect(await set({ action: 'open' })).toContain('done=opened');
  const plan = celebration(day);
  const reference = await inquire(plan);
  expect((await readDays(day, day)).asking).toMatchObject([{ reference, state: 'received' }]);
  await postJson(act(reference, 'answer'), bodyFor(plan));
  expect(await set({ action: 'close' })).toContain('problem=day_taken');
  await set({ action: 'open' });
  expect((await readDays(day, day)).bookings).toMatchObject([{ reference, until: addDays(today, 14) }]);
});

test('the inbox holds what waits for the house first, by what is due, and finds the rest', async () => {
  const name = `Zoe${randomUUID().slice(0, 8)}`;
  const [soonDay, shared] = [freshDay(), freshDay()];
  const named = (plan: Draft) => ({ ...plan, details: { ...plan.details, firstName: name, lastName: '' } });
  const promised = async (plan: Draft, days: number) => {
    const reference = await inquire(named(plan));
    const answerBy = new Date(Date.now() + days * 86_400_000).toISOString();
    await serviceClient()
      .from('inquiries')
      .update({ answer_by: answerBy })
      .eq('reference', reference)
      .throwOnError();
    return reference;
  };
  const late = await promised(celebration(shared), -2);
  const soon = await promised(celebration(shared), 3);
  const over = await promised(celebration(addDays(today, -3)), 1);
  await db().updateTable('inquiries').set({ answer_by: null }).where('reference', '=', over).execute();
  const answeredPlan = named(celebration(soonDay));
  const answered = await inquire(answeredPlan);
  await postJson(act(answered, 'answer'), bodyFor(answeredPlan));
  const visit = { now: new Date(), address: '192.0.2.1', userId: null, stored: () => undefined };
  const sent = contactPost(JSON.stringify(contactBody({ name, message: 'Guten Tag' })));
  const message: { reference: string } = await (await handleContact(sent, visit)).json();
  await serviceClient()
    .from('contact_messages')
    .update({ answer_by: new Date(Date.now() + 86_400_000).toISOString() })
    .eq('reference', message.reference)
    .throwOnError();
  const find = async (search = '', isAll = false) =>
    (await readInbox(search, isAll, new Date())).filter((row) => row.name.trim() === name);
  const references = async (search = '') => (await find(search)).map(({ reference }) => reference);
  expect((await find()).map(({ reference, group }) => [reference, group])).toEqual([
    [late, 'waiting'],
    [message.reference, 'waiting'],
    [soon, 'waiting'],
    [answered, 'guest'],
  ]);
  expect((await find())[0]?.event).toMatchObject({ others: 1, day: shared });
  expect(await references(name.toUpperCase())).toHaveLength(5);
  expect(await references(soon.toLowerCase())).toEqual([soon]);
  expect(await references(soonDay)).toEqual([answered]);
  expect(await references(soonDay.split('-').reverse().join('.'))).toEqual([answered]);
  expect(await references('%')).toEqual([]);
  await changeMessage(jule, message.reference, { action: 'answer' });
  expect(await references()).toEqual([late, soon, answered]);
  expect(await readContact('reference', message.reference)).toMatchObject({ answeredByName: 'Jule' });
});

test('the calendar tells visitors of a day what it is, also while the database is slow', async () => {
  const day = freshDay();
  const state = async () => (await findDayStates(day, day))?.[0];
  expect(await state()).toEqual({ day, house: 'free', delivery: 'free' });
  await db().insertInto('bookings').values({ day, kind: 'house' }).execute();
  // From the answer of before, until somebody here says that a day has changed.
  expect(await state()).toMatchObject({ house: 'free' });
  forgetDayStates();
  const asked = state();
  forgetDayStates();
  expect(await asked).toMatchObject({ house: 'taken' });
});
