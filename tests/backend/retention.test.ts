import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { addNote, answerInquiry } from '@/lib/inquiry/server/house-verbs';
import { write } from '@/lib/inquiry/server/shared-verbs';
import { startSweeper } from '@/lib/jobs/sweeper';
import { pruneExpired as prune } from '@/lib/retention/prune';
import { db, transaction } from '@/lib/server/database/database';
import { embeddedSite } from '@/tests/helpers/embedded-site';
import { answerTo, celebration, deed, inquire, jule } from '@/tests/helpers/inquiries';
import { rowsOf } from '@/tests/helpers/site-storage';

embeddedSite();

const query = (text: string, values: readonly unknown[] = []) => rowsOf({ db }, text, values);

/** An inquiry whose last contact was that long ago, for an event on a day. */
async function inquiry(ago: string, day: string | null = null): Promise<string> {
  const reference = await inquire(celebration(day));
  await age(reference, ago);
  return reference;
}
const age = (reference: string, ago: string) =>
  query('update public.inquiries set last_contact_at = now() - $2::interval where reference = $1', [
    reference,
    ago,
  ]);
/** The same with an answer of the house. */
async function answered(ago: string, day: string | null = null): Promise<string> {
  const plan = celebration(day);
  const reference = await inquire(plan);
  const answer = answerTo(plan, { holds: false });
  await transaction((tx) => answerInquiry(tx, jule, { reference, key: randomUUID(), from: 1, answer }));
  await age(reference, ago);
  return reference;
}
const kept = async (reference: string) =>
  (await query('select 1 from public.inquiries where reference = $1', [reference])).length === 1;

/** A day so many days from today. */
const daysFromToday = (days: number) => addDays(toIsoDay(new Date()), days);

test('an inquiry goes six months after the last contact, with all that belongs to it', async () => {
  const young = await inquiry('182 days');
  const old = [await inquiry('184 days'), await inquiry('184 days')];
  expect(await prune()).toMatchObject({ inquiries: 2 });
  expect(await Promise.all([young, ...old].map(kept))).toEqual([true, false, false]);
  for (const table of ['mail_outbox', 'versions', 'entries']) {
    const left = `select 1 from public.${table} where inquiry_id not in (select id from public.inquiries)`;
    expect([table, await query(left)]).toEqual([table, []]);
  }
});

test('an inquiry stays until six months after the day of its event', async () => {
  // Asked in November for June: in May, half a year after the last contact, the event is still to come.
  const coming = await inquiry('190 days', daysFromToday(30));
  const lately = await inquiry('400 days', daysFromToday(-181));
  const over = await inquiry('10 days', daysFromToday(-185));
  await prune();
  expect(await Promise.all([coming, lately, over].map(kept))).toEqual([true, true, false]);
  const offered = await answered('10 days', daysFromToday(-400));
  await prune();
  expect(await kept(offered)).toBe(true);
});

test('the six years of an answer begin with the end of its year', async () => {
  const [first, last] = [await answered('0 days'), await answered('0 days')];
  const contact = 'update public.inquiries set last_contact_at = $2 where reference = $1';
  const year = new Date().getFullYear();
  await query(contact, [first, `${year - 7}-12-31T12:00:00+01:00`]);
  await query(contact, [last, `${year - 6}-01-01T12:00:00+01:00`]);
  await prune();
  expect([await kept(first), await kept(last)]).toEqual([false, true]);
});

test('an inquiry that ended goes like an open one, unless it was answered; a note is no contact', async () => {
  const close = (reference: string) =>
    query(`update public.inquiries set closed_by = 'guest', closed_at = now() where reference = $1`, [
      reference,
    ]);
  const [without, offered] = [await inquiry('184 days'), await answered('184 days')];
  for (const reference of [without, offered]) await close(reference);
  await transaction((tx) => addNote(tx, jule, deed(without, 'Notiz')));
  const [open, written] = [await inquiry('184 days'), await inquiry('184 days')];
  await transaction((tx) => write(tx, jule, deed(written, 'Guten Tag')));
  expect(await prune()).toMatchObject({ inquiries: 2 });
  expect(await Promise.all([without, offered, open, written].map(kept))).toEqual([false, true, false, true]);
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

test('what has to go goes every hour while the server runs', async () => {
  const methods = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn')];
  for (const method of methods) method.mockImplementation(() => undefined);
  const young = await inquiry('182 days');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  startSweeper();
  for (const wait of [15_000, 3_600_000]) {
    const old = await inquiry('185 days');
    vi.advanceTimersByTime(wait - 15_000);
    expect(await kept(old)).toBe(true);
    vi.advanceTimersByTime(15_000);
    await expect.poll(() => kept(old)).toBe(false);
  }
  vi.useRealTimers();
  expect(await kept(young)).toBe(true);
  for (const method of methods) method.mockRestore();
});
