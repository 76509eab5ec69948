import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { answerWithPdf } from '@/lib/desk/server/answer-with-pdf';
import { handleDay } from '@/lib/desk/server/day';
import { findAction } from '@/lib/desk/server/inquiry-actions';
import { changeMessage } from '@/lib/desk/server/message-actions';
import { findMember } from '@/lib/desk/server/staff';
import { answerStaffForm } from '@/lib/desk/server/staff-form';
import { storeInquiry } from '@/lib/inquiry/server/submit';
import { db } from '@/lib/server/database/database';
import { readSessionId } from '@/lib/server/session/session-id';
import { accountSite, type Browser, clientOf, newAddress } from '@/tests/helpers/account-site';
import { contactRow } from '@/tests/helpers/backend-contact';
import { celebration, freshDay, newInquiry } from '@/tests/helpers/inquiries';
import { serviceClient } from '@/tests/helpers/service-client';
import { rowsOf } from '@/tests/helpers/site-storage';

const [jule, ben, eve] = [newAddress(), newAddress(), newAddress()];
const { browser, signedUp } = accountSite({
  STAFF: `Jule Brandt <${jule.toUpperCase()}>, Ben <${ben}>, Eve <${eve}>`,
});

type Handler = (request: Request) => Promise<Response>;

let reference = '';
let message = '';
let people: Readonly<Record<string, Browser>>;

const action =
  (name: string): Handler =>
  (request) =>
    answerStaffForm(request, {
      back: `/haus/anfragen/${reference}`,
      work: (who, values) =>
        findAction(name)?.({ who, reference, values, mailed: () => undefined }) ??
        Promise.reject(new Error(name)),
    });

/** Everything that answers for the desk, with a body that does something. */
const endpoints: Readonly<Record<string, readonly [Handler, string, object | null]>> = {
  note: [action('note'), '/api/haus/x', { key: randomUUID(), text: 'Notiz' }],
  write: [action('write'), '/api/haus/x', { key: randomUUID(), text: 'Guten Tag' }],
  decline: [action('decline'), '/api/haus/x', { key: randomUUID(), confirmed: '1' }],
  cancel: [action('cancel'), '/api/haus/x', { key: randomUUID(), confirmed: '1' }],
  answer: [
    action('answer'),
    '/api/haus/x',
    { key: randomUUID(), from: 1, plan: {}, terms: {}, totalCents: 0 },
  ],
  'renew-link': [action('renew-link'), '/api/haus/x', { key: randomUUID() }],
  day: [handleDay, `/api/haus/day?day=${freshDay()}`, { action: 'close' }],
  message: [
    (request) =>
      answerStaffForm(request, { back: '/haus', work: (who, values) => changeMessage(who, message, values) }),
    '/api/haus/x',
    { action: 'answer' },
  ],
  pdf: [(request) => answerWithPdf(request, reference), '/api/haus/x?version=2', null],
};

/** What each endpoint answers a person. */
async function statuses(person: Browser): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for (const [name, [handler, path, body]] of Object.entries(endpoints)) {
    const headers = { 'Content-Type': 'application/json' };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
    found[name] = (await person.ask(handler, path, init)).status;
  }
  return found;
}

const all = (status: number) => Object.fromEntries(Object.keys(endpoints).map((name) => [name, status]));

const userOf = async (person: Browser) => {
  const { data } = await person.auth.getSession();
  if (!data.session) throw new Error('no session');
  return { id: data.session.user.id, session: readSessionId(data.session.access_token) };
};

beforeAll(async () => {
  // Every refused call is logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stored = await storeInquiry(newInquiry(celebration(freshDay())));
  if (stored.status !== 'stored') throw new Error(stored.status);
  reference = stored.reference;
  const row = contactRow();
  await serviceClient().from('contact_messages').insert(row).throwOnError();
  message = row.reference;
  const [member, old, unproven] = [await signedUp(jule), await signedUp(ben), await signedUp(eve)];
  const tired = await userOf(old.browser);
  const admin = serviceClient();
  await admin
    .from('proven_addresses')
    .delete()
    .eq('user_id', (await userOf(unproven.browser)).id)
    .throwOnError();
  await ageSession(tired.session);
  const stranger = await signedUp();
  const left = await signedUp();
  await left.browser.auth.signOut();
  people = {
    nobody: browser(),
    'an account': stranger.browser,
    'a listed address that nobody has proven': unproven.browser,
    'a member who signed in thirteen hours ago': old.browser,
    'somebody who has signed out': left.browser,
    'a member': member.browser,
  };
});

/** A session that began thirteen hours ago. */
async function ageSession(session: string): Promise<void> {
  await sql`update auth.sessions set created_at = now() - interval '13 hours' where id::text = ${session}`.execute(
    db(),
  );
}

test('every endpoint of the desk answers members of the house, and nobody else', async () => {
  expect(await statuses(people.nobody as Browser)).toEqual(all(401));
  expect(await statuses(people['somebody who has signed out'] as Browser)).toEqual(all(401));
  for (const name of [
    'an account',
    'a listed address that nobody has proven',
    'a member who signed in thirteen hours ago',
  ]) {
    expect([name, await statuses(people[name] as Browser)]).toEqual([name, all(403)]);
  }
  expect(await statuses(people['a member'] as Browser)).toEqual({
    ...all(200),
    answer: 422,
    cancel: 409,
    pdf: 404,
  });
});

test('a member is who STAFF names, by a proven address and a session of the same account', async () => {
  const own = await userOf(people['a member'] as Browser);
  const other = await userOf(people['an account'] as Browser);
  expect(await findMember(own.id, own.session)).toEqual({ party: 'house', name: 'Jule Brandt' });
  expect(await findMember(other.id, own.session)).toBe('forbidden');
  expect(await findMember(own.id, other.session)).toBe('forbidden');
  const tired = await userOf(people['a member who signed in thirteen hours ago'] as Browser);
  expect(await findMember(tired.id, tired.session)).toBe('old');
  // Who has moved to another address is no member any more, though the old one was proven.
  const moved = 'update auth.users set email = $2 where id = $1';
  await rowsOf({ db }, moved, [own.id, newAddress()]);
  expect(await findMember(own.id, own.session)).toBe('forbidden');
  await rowsOf({ db }, moved, [own.id, jule]);
});

test('the data interface of a hosted project shows a member of the house no more than anybody', async () => {
  const client = await clientOf(people['a member'] as Browser);
  for (const table of ['inquiries', 'versions', 'entries', 'bookings', 'contact_messages', 'mail_outbox']) {
    const { data } = await client.from(table).select('*');
    expect([table, data ?? []]).toEqual([table, []]);
  }
});

test('a post from another site changes nothing', async () => {
  const request = new Request('http://127.0.0.1/api/haus/x', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect((await action('note')(request)).status).toBe(403);
});
