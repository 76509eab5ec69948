import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pruneExpired as prune } from '@/lib/retention/prune';
import { db } from '@/lib/server/database/database';
import { serviceClient } from '@/lib/server/database/service-client';
import { submission } from '@/tests/helpers/backend-submission';
import { embeddedSite } from '@/tests/helpers/embedded-site';
import { rowsOf } from '@/tests/helpers/site-storage';

embeddedSite();

const query = (text: string, values: readonly unknown[] = []) => rowsOf({ db }, text, values);

/** An inquiry whose last contact was that long ago, for an event on a day (`YYYY-MM-DD` or an ISO time). */
async function inquiry(state: string, ago: string, date: string | null = null): Promise<string> {
  const sent = submission({ p_payload: { details: { date } } });
  const { reference } = (await serviceClient().rpc('submit_inquiry', sent).throwOnError()).data;
  await query('update public.inquiries set state = $2 where reference = $1', [reference, state]);
  await query('update public.inquiries set last_contact_at = now() - $2::interval where reference = $1', [
    reference,
    ago,
  ]);
  return reference;
}
const kept = async (reference: string) =>
  (await query('select 1 from public.inquiries where reference = $1', [reference])).length === 1;

test('an inquiry goes six months after the last contact, with its mails', async () => {
  const young = await inquiry('in_progress', '182 days');
  const old = [await inquiry('received', '184 days'), await inquiry('in_progress', '184 days')];
  expect(await prune()).toMatchObject({ inquiries: 2 });
  expect(await Promise.all([young, ...old].map(kept))).toEqual([true, false, false]);
  const mails = await query(
    'select 1 from public.mail_outbox where inquiry_id not in (select id from public.inquiries)',
  );
  expect(mails).toEqual([]);
});

/** A day so many days from today, as a stored plan holds it. */
const daysFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('an inquiry stays until six months after the day of its event', async () => {
  // Asked in November for June: in May, half a year after the last contact, the event is still to come.
  const coming = await inquiry('received', '190 days', daysFromToday(30));
  const lately = await inquiry('in_progress', '400 days', daysFromToday(-181));
  const over = await inquiry('received', '10 days', daysFromToday(-185).slice(0, 10));
  const unreadable = await inquiry('received', '190 days', '2026-99-99');
  await prune();
  expect(await Promise.all([coming, lately, over, unreadable].map(kept))).toEqual([true, true, false, false]);
  const offered = await inquiry('offer_sent', '10 days', daysFromToday(-400));
  await prune();
  expect(await kept(offered)).toBe(true);
});

test('the day of an event is a day in Germany', async () => {
  const reference = await inquiry('received', '0 days', '2027-06-11T22:30:00.000Z');
  const day = async () =>
    (await query('select event_day::text as day from public.inquiries where reference = $1', [reference]))[0]
      ?.day;
  expect(await day()).toBe('2027-06-12');
  await query(`update public.inquiries set payload = '{}' where reference = $1`, [reference]);
  expect(await day()).toBe(null);
});

test('the six years of an offer begin with the end of its year', async () => {
  const [first, last] = [await inquiry('offer_sent', '0 days'), await inquiry('offer_sent', '0 days')];
  const contact = 'update public.inquiries set last_contact_at = $2 where reference = $1';
  const year = new Date().getFullYear();
  await query(contact, [first, `${year - 7}-12-31T12:00:00+01:00`]);
  await query(contact, [last, `${year - 6}-01-01T12:00:00+01:00`]);
  await prune();
  expect([await kept(first), await kept(last)]).toEqual([false, true]);
});

test('an inquiry that ended goes like an open one, unless there was an offer', async () => {
  const ended = ['declined', 'withdrawn', 'expired'];
  const without: string[] = [];
  const offered: string[] = [];
  for (const state of ended) {
    without.push(await inquiry(state, '184 days'));
    offered.push(await inquiry(state, '184 days'));
  }
  const accepted = await inquiry('accepted', '184 days');
  const old = await inquiry('accepted', '7 years 1 day');
  for (const reference of [...offered, accepted, old]) {
    await query(
      `insert into public.offers (key, inquiry_id, version, body, kind, valid_until, total_cents, sent_by_name, state)
         select gen_random_uuid(), id, 1, '{}', 'house', current_date, 1, 'Jule', 'superseded'
         from public.inquiries where reference = $1`,
      [reference],
    );
  }
  await query(
    `insert into public.offer_acceptances (offer_id, inquiry_id, version, name, terms_version, locale, shown)
       select offers.id, inquiry_id, 1, 'Ada', 'x', 'de', '{}' from public.offers
       join public.inquiries on inquiries.id = inquiry_id where inquiries.state = 'accepted'`,
  );
  await query(
    `insert into public.inquiry_notes (inquiry_id, author_name, text)
       select id, 'Jule', 'Notiz' from public.inquiries`,
  );
  expect(await prune()).toMatchObject({ inquiries: 4 });
  expect(await Promise.all(without.map(kept))).toEqual([false, false, false]);
  expect(await Promise.all([...offered, accepted, old].map(kept))).toEqual([true, true, true, true, false]);
  const [left] = await query(
    `select (select count(*)::int from public.offer_acceptances) as acceptances,
         (select count(*)::int from public.inquiry_notes) - (select count(*)::int from public.inquiries) as notes`,
  );
  expect(left).toEqual({ acceptances: 1, notes: 0 });
});

test('moving an inquiry on counts as contact, other changes do not', async () => {
  const moved = await inquiry('received', '300 days');
  const touched = await inquiry('received', '300 days');
  await query("update public.inquiries set state = 'in_progress' where reference = $1", [moved]);
  await query("update public.inquiries set locale = 'en' where reference = $1", [touched]);
  await prune();
  expect([await kept(moved), await kept(touched)]).toEqual([true, false]);
});

test('mails go a month after they were sent or given up, never while they wait', async () => {
  await query('delete from public.mail_outbox');
  await query(
    `insert into public.mail_outbox (kind, recipient, locale, sent_at, abandoned_at, created_at) values
       ('sent-long-ago', 'house', 'de', now() - interval '31 days', null, now() - interval '31 days'),
       ('given-up-long-ago', 'house', 'de', null, now() - interval '31 days', now() - interval '50 days'),
       ('sent-lately', 'house', 'de', now() - interval '29 days', null, now() - interval '90 days'),
       ('waiting', 'house', 'de', null, null, now() - interval '400 days')`,
  );
  expect(await prune()).toMatchObject({ mails: 2 });
  const rows = await query('select kind from public.mail_outbox order by kind');
  expect(rows.map(({ kind }) => kind)).toEqual(['sent-lately', 'waiting']);
});

test('contact messages go after the same six months', async () => {
  await query(
    `insert into public.contact_messages
         (reference, idempotency_key, locale, topic, name, email, message, created_at, answer_by)
       select 'SK-2026-' || mark, gen_random_uuid(), 'de', 'other', 'Ada', 'ada@example.org', 'x', now() - age, now()
       from (values ('AAAAA', interval '184 days'), ('BBBBB', interval '182 days')) as old (mark, age)`,
  );
  expect(await prune()).toMatchObject({ messages: 1 });
  const rows = await query('select reference from public.contact_messages');
  expect(rows).toEqual([{ reference: 'SK-2026-BBBBB' }]);
});

test('a draft in an account is emptied ninety days after its last change, and its number goes on', async () => {
  const ages = { young: '89 days', old: '91 days' };
  for (const [mark, age] of Object.entries(ages)) {
    const id = randomUUID();
    await query('insert into auth.users (id, email) values ($1, $2)', [id, `${mark}@example.org`]);
    await query(`insert into public.drafts (user_id, draft, revision) values ($1, '{"guests":5}', 7)`, [id]);
    await query('update public.drafts set saved_at = now() - $2::interval where user_id = $1', [id, age]);
  }
  expect(await prune()).toMatchObject({ drafts: 1 });
  const rows = await query(
    `select email, draft, revision from public.drafts join auth.users on users.id = user_id order by email`,
  );
  expect(rows).toEqual([
    { email: 'old@example.org', draft: null, revision: expect.anything() },
    { email: 'young@example.org', draft: { guests: 5 }, revision: expect.anything() },
  ]);
  expect(rows.map(({ revision }) => Number(revision))).toEqual([expect.toSatisfy((n) => n > 7), 7]);
});

test('what the sign-in interface notes about sign-ins goes after a month', async () => {
  await query('delete from auth.audit_log_entries');
  await query(
    `insert into auth.audit_log_entries (id, payload, created_at, ip_address) values
         (gen_random_uuid(), '{}', now() - interval '31 days', ''),
         (gen_random_uuid(), '{}', now() - interval '29 days', '')`,
  );
  expect(await prune()).toMatchObject({ events: 1 });
  expect(await query('select 1 from auth.audit_log_entries')).toHaveLength(1);
});
