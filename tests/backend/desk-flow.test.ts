import { beforeAll, expect, test } from 'vitest';
import { dayFromToday, deskOn, freshDay, type Person } from '@/tests/helpers/backend-desk';
import { ownTarget, pglite } from '@/tests/helpers/backend-targets';

const desk = deskOn(ownTarget(pglite));
let jule: Person;
beforeAll(async () => {
  jule = await desk.member();
});

test('an inquiry is taken, noted, offered and accepted, and its day is booked', async () => {
  const reference = await desk.inquire();
  const day = freshDay();
  expect(await desk.call(jule, 'staff_take', { p_reference: reference, p_take: true })).toEqual({
    state: 'in_progress',
    assigneeName: 'Jule',
  });
  await desk.call(jule, 'staff_note', { p_reference: reference, p_text: 'Ruft Dienstag an.' });
  expect(await desk.offer(jule, reference, day)).toEqual({ status: 'sent', version: 1, repeated: false });
  expect([await desk.state(reference), await desk.bookings(day)]).toEqual(['offer_sent', ['house option']]);
  expect(await desk.accept(reference)).toMatchObject({
    status: 'accepted',
    repeated: false,
    version: 1,
    days: [day],
  });
  expect([await desk.state(reference), await desk.bookings(day)]).toEqual(['accepted', ['house booked']]);
  expect(await desk.mails(reference)).toEqual([
    'offer visitor',
    'offer_accepted house',
    'offer_accepted visitor',
  ]);
  expect(await desk.events(reference)).toEqual([
    'received',
    'taken',
    'noted',
    'day_held',
    'offer_sent',
    'day_held',
    'accepted',
  ]);
});

test('a new version replaces the offer before it and moves its days', async () => {
  const reference = await desk.inquire({}, { days: 2 });
  const [one, other] = [freshDay(), freshDay()];
  await desk.offer(jule, reference, one);
  expect(await desk.offer(jule, reference, other)).toMatchObject({ version: 2 });
  expect([await desk.bookings(one), await desk.bookings(other)]).toEqual([[], ['house option']]);
  expect(await desk.accept(reference)).toEqual({ status: 'not_open', state: 'offer_sent' });
  const { days } = await desk.accept(reference, { p_version: 2 });
  expect(days).toHaveLength(2);
  for (const day of days as string[]) expect(await desk.bookings(day)).toEqual(['house booked']);
});

test('neither a sent offer nor an acceptance nor the history can be changed', async () => {
  const reference = await desk.inquire();
  await desk.offer(jule, reference, freshDay());
  await desk.accept(reference);
  for (const sql of [
    `update public.offers set body = '{}'`,
    'update public.offers set total_cents = 1',
    'update public.offers set valid_until = valid_until + 1',
    'delete from public.offers',
    `update public.offer_acceptances set name = 'Eve'`,
    'update public.offer_acceptances set accepted_at = now()',
    'delete from public.offer_acceptances',
    `update public.inquiry_events set actor_name = 'Eve'`,
    'delete from public.inquiry_events',
  ]) {
    await expect(desk.query(sql), sql).rejects.toMatchObject({ code: '23001' });
  }
  await desk.query('delete from public.inquiries where reference = $1', [reference]);
  const left = await desk.row(
    `select count(*)::int as n from public.offers where inquiry_id not in (select id from public.inquiries)`,
  );
  expect(left.n).toBe(0);
});

test('an offer whose mail cannot be queued is not sent, and an acceptance neither', async () => {
  const reference = await desk.inquire();
  const day = freshDay();
  const broken = async (work: () => Promise<unknown>, kind: string) => {
    await desk.query(
      `alter table public.mail_outbox add constraint broken check (kind <> '${kind}') not valid`,
    );
    await expect(work()).rejects.toMatchObject({ code: '23514' });
    await desk.query('alter table public.mail_outbox drop constraint broken');
  };
  await broken(() => desk.offer(jule, reference, day), 'offer');
  expect([await desk.state(reference), await desk.bookings(day)]).toEqual(['received', []]);
  expect(await desk.events(reference)).toEqual(['received']);
  expect(await desk.offer(jule, reference, day)).toMatchObject({ version: 1 });
  await broken(() => desk.accept(reference), 'offer_accepted');
  expect([await desk.state(reference), await desk.bookings(day)]).toEqual(['offer_sent', ['house option']]);
  expect(await desk.row('select 1 as x from public.offer_acceptances where name = $1', reference)).toEqual(
    {},
  );
});

test('an inquiry that its visitor withdraws gives its day back and gets no further offer', async () => {
  const reference = await desk.inquire();
  const day = freshDay();
  await desk.offer(jule, reference, day);
  const withdraw = () => desk.serve('visitor_withdraw', { p_reference: reference, p_reason: '' });
  expect(await withdraw()).toEqual({ status: 'withdrawn', repeated: false });
  expect(await withdraw()).toEqual({ status: 'withdrawn', repeated: true });
  expect(await desk.accept(reference)).toEqual({ status: 'not_open', state: 'withdrawn' });
  expect(await desk.bookings(day)).toEqual([]);
  await expect(desk.offer(jule, reference, day)).rejects.toMatchObject({ code: 'P0S03' });
  expect(await desk.mails(reference)).toEqual([
    'inquiry_withdrawn house',
    'inquiry_withdrawn visitor',
    'offer visitor',
  ]);
});

test('an offer ends after its last day, and its option with it', async () => {
  const reference = await desk.inquire();
  const day = freshDay();
  await desk.offer(jule, reference, day);
  // Nobody can turn the clock of a database; the row is made old instead, past the trigger.
  await desk.query('alter table public.offers disable trigger offers_keep');
  await desk.query(`update public.offers set valid_until = current_date - 2 where inquiry_id =
      (select id from public.inquiries where reference = '${reference}')`);
  await desk.query('alter table public.offers enable trigger offers_keep');
  expect(await desk.accept(reference)).toEqual({ status: 'expired', validUntil: dayFromToday(-2) });
  expect(await desk.serve('expire_due', {})).toMatchObject({ offers: 1 });
  expect([await desk.state(reference), await desk.bookings(day)]).toEqual(['expired', []]);
  expect(await desk.accept(reference)).toMatchObject({ status: 'expired' });
  expect((await desk.events(reference)).slice(-2)).toEqual(['day_released', 'expired']);
});

test('the staff is reminded the day before a promised day and once it has passed, each once', async () => {
  const hours = (number: number) => new Date(Date.now() + number * 3_600_000).toISOString();
  await desk.serve('remind_staff', {});
  const later = await desk.inquire({ p_answer_by: hours(41) });
  const soon = await desk.inquire({ p_answer_by: hours(30) });
  const late = await desk.inquire({ p_answer_by: hours(-1) });
  expect([await desk.serve('remind_staff', {}), await desk.serve('remind_staff', {})]).toEqual([2, 0]);
  await desk.query(
    `update public.inquiries set answer_by = now() - interval '1 minute' where reference = $1`,
    [soon],
  );
  expect([await desk.serve('remind_staff', {}), await desk.serve('remind_staff', {})]).toEqual([1, 0]);
  expect(await desk.mails(soon)).toEqual(['answer_due house', 'answer_overdue house']);
  expect(await desk.mails(late)).toEqual(['answer_overdue house']);
  expect(await desk.mails(later)).toEqual([]);
  await desk.offer(jule, soon, null);
  await desk.serve('remind_staff', {});
  expect(await desk.mails(soon)).toEqual(['offer visitor']);
  const answered = await desk.inquire({ p_answer_by: hours(10) });
  await desk.offer(jule, answered, null);
  expect(await desk.serve('remind_staff', {})).toBe(0);
});
