import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder } from '@/lib/verbs/cancel-order';
import { withdrawOffer } from '@/lib/verbs/withdraw-offer';
import { dayFromToday, deskOn, freshDay, type Person } from '@/tests/helpers/backend-desk';
import { databases, ownTarget } from '@/tests/helpers/backend-targets';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe.each(databases)('days on $name', (where) => {
  const desk = deskOn(ownTarget(where));
  let jule: Person;
  beforeAll(async () => {
    jule = await desk.member();
  });

  const hold = (reference: string, day: string | null, more: object = {}) =>
    desk.call(jule, 'staff_hold_day', { p_reference: reference, p_day: day, p_until: inHours(24), ...more });
  const set = (day: string, state: string) =>
    desk.call(jule, 'staff_set_day', { p_day: day, p_state: state, p_note: 'Betriebsferien' });
  const states = async (from: string, to = from) =>
    (await desk.serve('day_states', { p_from: from, p_to: to })) as unknown as object[];
  /** Options of a day run out. */
  const runOut = (day: string) =>
    desk.query(`update public.bookings set option_until = now() - interval '1 second' where day = $1`, [day]);

  const acceptBeside = (reference: string) =>
    desk.serveBeside('visitor_accept_offer', desk.acceptance(reference));

  test('of forty who accept one day at once, one gets it and the others are told', async () => {
    const day = freshDay();
    const references: string[] = [];
    for (let number = 0; number < 40; number += 1) references.push(await desk.inquire());
    for (const reference of references) await desk.offer(jule, reference, day, { p_option_until: null });
    const answers = await Promise.all(references.map(acceptBeside));
    expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 'accepted');
    expect(refused).toEqual(Array(39).fill({ status: 'day_taken', day }));
    expect(await desk.bookings(day)).toEqual(['house booked']);
    const loser = references[answers.findIndex(({ status }) => status === 'day_taken')] ?? '';
    expect([await desk.state(loser), await desk.mails(loser)]).toEqual(['offer_sent', ['offer visitor']]);
    const accepted = await desk.row(
      `select count(*)::int as n from public.offer_acceptances join public.offers on id = offer_id where day = $1`,
      day,
    );
    expect(accepted.n).toBe(1);
  });

  test('a day that another inquiry holds is neither offered nor accepted', async () => {
    const day = freshDay();
    const [first, second, third] = [await desk.inquire(), await desk.inquire(), await desk.inquire()];
    await desk.offer(jule, third, day, { p_option_until: null });
    expect(await hold(first, day)).toEqual({ status: 'held', days: [day] });
    expect(await hold(second, day)).toEqual({ status: 'day_taken', day });
    expect(await desk.offer(jule, second, day)).toEqual({ status: 'day_taken', day });
    expect([await desk.state(second), await desk.mails(second)]).toEqual(['received', []]);
    expect(await desk.accept(third)).toEqual({ status: 'day_taken', day });
    expect(await hold(first, null)).toEqual({ status: 'released' });
    expect(await desk.accept(third)).toMatchObject({ status: 'accepted' });
  });

  test('an option runs out by itself, for whoever comes next and for the calendar', async () => {
    const day = freshDay();
    const [first, second] = [await desk.inquire(), await desk.inquire()];
    await hold(first, day);
    expect(await states(day)).toEqual([{ day, house: 'option', deliveries: 0 }]);
    await runOut(day);
    expect(await states(day)).toEqual([]);
    expect(await hold(second, day)).toMatchObject({ status: 'held' });
    await runOut(day);
    expect(await desk.serve('expire_due', {})).toEqual({ offers: 0, options: 1 });
    expect(await desk.bookings(day)).toEqual([]);
    expect((await desk.events(first)).at(-1)).toBe('day_released');
    await desk.offer(jule, first, day);
    await runOut(day);
    await desk.offer(jule, second, day);
    expect(await desk.accept(first)).toEqual({ status: 'day_taken', day });
  });

  test('a plan over several days takes all of them or none', async () => {
    const day = freshDay();
    const [long, short] = [await desk.inquire({}, { days: 3 }), await desk.inquire()];
    const third = new Date(Date.parse(day) + 2 * 86_400_000).toISOString().slice(0, 10);
    await hold(short, third);
    expect(await hold(long, day)).toEqual({ status: 'day_taken', day: third });
    expect(await desk.bookings(day)).toEqual([]);
    await hold(short, null);
    expect(((await hold(long, day)) as { days: string[] }).days).toHaveLength(3);
    expect(await desk.bookings(third)).toEqual(['house option']);
  });

  test('as many deliveries as a day may have, beside the house', async () => {
    const day = freshDay();
    const deliver = () => desk.inquire({}, { locationType: 'home' });
    const references = await Promise.all([deliver(), deliver(), deliver(), deliver(), deliver()]);
    for (const reference of references) await desk.offer(jule, reference, day, { p_option_until: null });
    const answers = await Promise.all(references.map(acceptBeside));
    expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(3);
    expect(await states(day)).toEqual([{ day, house: 'free', deliveries: 3 }]);
    expect(await hold(await desk.inquire(), day)).toMatchObject({ status: 'held' });
  });

  test('staff closes, books and frees a day, but not over somebody’s option', async () => {
    const day = freshDay();
    const reference = await desk.inquire();
    expect(await set(day, 'closed')).toEqual({ status: 'set', day, state: 'closed' });
    expect(await set(day, 'booked')).toMatchObject({ status: 'set' });
    expect(await hold(reference, day)).toEqual({ status: 'day_taken', day });
    expect(await states(day)).toEqual([{ day, house: 'taken', deliveries: 0 }]);
    await set(day, 'free');
    expect(await hold(reference, day)).toMatchObject({ status: 'held' });
    expect(await set(day, 'closed')).toEqual({ status: 'day_taken', day });
    await set(day, 'free');
    expect((await desk.events(reference)).at(-1)).toBe('day_released');
    await expect(set(day, 'party')).rejects.toMatchObject({ code: '22023' });
  });

  test('the day of an accepted inquiry is not freed, so that nobody else gets it', async () => {
    const booked = { code: 'P0S04' };
    for (const locationType of ['venue', 'home']) {
      const day = freshDay();
      const [first, second] = [
        await desk.inquire({}, { locationType }),
        await desk.inquire({}, { locationType: 'venue' }),
      ];
      await desk.offer(jule, second, day, { p_option_until: null });
      await desk.offer(jule, first, day, { p_option_until: null });
      await desk.accept(first);
      const { id } = await desk.row(
        `select id from public.bookings where day = $1 and state = 'booked'`,
        day,
      );
      const free = desk.call(jule, 'staff_release_booking', { p_booking: id });
      await expect(free).rejects.toMatchObject(booked);
      if (locationType === 'venue') {
        await expect(set(day, 'free')).rejects.toMatchObject(booked);
        expect(await desk.accept(second)).toEqual({ status: 'day_taken', day });
      }
      await expect(desk.query('delete from public.bookings where id = $1', [id])).rejects.toMatchObject(
        booked,
      );
      expect((await desk.row('select state from public.bookings where id = $1', id)).state).toBe('booked');
    }
  });

  const cancellation = (reference: string, key = randomUUID()) => ({
    key,
    reference,
    cause: 'guest' as const,
    receivedOn: dayFromToday(-1),
    message: 'Wie besprochen.',
  });

  test('cancelling frees the day for whoever was refused, once and for staff alone', async () => {
    const day = freshDay();
    const [first, second] = [await desk.inquire(), await desk.inquire()];
    await desk.offer(jule, second, day, { p_option_until: null });
    await desk.offer(jule, first, day, { p_option_until: null });
    await desk.accept(first);
    for (let time = 0; time < 2; time += 1) expect((await desk.accept(second)).status).toBe('day_taken');
    expect((await desk.events(second)).filter((kind) => kind === 'acceptance_refused')).toHaveLength(1);
    const form = cancellation(first);
    const refused = { name: 'Refusal', failure: { status: 403, code: 'staff_forbidden' } };
    const stranger = await desk.person();
    await expect(desk.act(stranger, (tx) => cancelOrder(tx, form))).rejects.toMatchObject(refused);
    const done = await Promise.all([1, 2].map(() => desk.act(jule, (tx) => cancelOrder(tx, form))));
    expect(done.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    expect([await desk.state(first), await desk.bookings(day)]).toEqual(['cancelled', []]);
    expect(await desk.mails(first)).toEqual([
      'offer visitor',
      'offer_accepted house',
      'offer_accepted visitor',
      'order_cancelled house',
      'order_cancelled visitor',
    ]);
    expect((await desk.events(first)).slice(-2)).toEqual(['day_released', 'cancelled']);
    const again = desk.act(jule, (tx) => cancelOrder(tx, cancellation(first)));
    await expect(again).rejects.toMatchObject({ failure: { status: 409, code: 'staff_state' } });
    expect(await desk.accept(second)).toMatchObject({ status: 'accepted' });
    expect(await desk.bookings(day)).toEqual(['house booked']);
  });

  test('an offer that was taken back can no longer be accepted, and its day is free', async () => {
    const day = freshDay();
    const reference = await desk.inquire();
    await desk.offer(jule, reference, day);
    const take = () => desk.act(jule, (tx) => withdrawOffer(tx, { reference, version: 1, message: '' }));
    expect(await take()).toEqual({ status: 'withdrawn', repeated: false });
    expect(await take()).toEqual({ status: 'withdrawn', repeated: true });
    expect([await desk.state(reference), await desk.bookings(day)]).toEqual(['in_progress', []]);
    expect(await desk.accept(reference)).toMatchObject({ status: 'not_open' });
    expect(await desk.mails(reference)).toEqual(['offer visitor', 'offer_withdrawn visitor']);
  });

  test('whatever house and guests do, a day has one booking and its guest', async () => {
    const day = freshDay();
    const references = await Promise.all([desk.inquire(), desk.inquire(), desk.inquire()]);
    const versions = new Map<string, number>();
    const deeds: ((reference: string) => Promise<unknown>)[] = [
      async (reference) => {
        const sent = await desk.offer(jule, reference, day, { p_option_until: null });
        versions.set(reference, Number(sent.version));
      },
      (reference) =>
        desk.serveBeside(
          'visitor_accept_offer',
          desk.acceptance(reference, { p_version: versions.get(reference) ?? 1 }),
        ),
      (reference) => desk.act(jule, (tx) => cancelOrder(tx, cancellation(reference))),
      (reference) =>
        desk.act(jule, (tx) =>
          withdrawOffer(tx, { reference, version: versions.get(reference) ?? 1, message: '' }),
        ),
      () => set(day, 'free'),
      (reference) => hold(reference, day),
    ];
    const outcomes = new Set<unknown>();
    const step = fc.tuple(fc.nat(references.length - 1), fc.nat(deeds.length - 1));
    for (const pair of fc.sample(fc.tuple(step, step), { numRuns: 40, seed: 8 })) {
      await Promise.allSettled(
        pair.map(async ([who, what]) => deeds[what]?.(references[who] ?? '').catch(() => undefined)),
      );
      const [held, accepted] = await Promise.all([
        desk.query(`select inquiry_id from public.bookings where day = $1 and state = 'booked'`, [day]),
        desk.query(`select id from public.inquiries where state = 'accepted' and reference = any ($1)`, [
          references,
        ]),
      ]);
      expect(held.map(({ inquiry_id }) => inquiry_id)).toEqual(accepted.map(({ id }) => id));
      expect(held.length).toBeLessThanOrEqual(1);
      for (const reference of references) outcomes.add(await desk.state(reference));
    }
    expect([...outcomes]).toEqual(expect.arrayContaining(['accepted', 'cancelled', 'offer_sent']));
  });

  test('the index, not only the functions, lets a day have one celebration', async () => {
    const day = freshDay();
    const insert = (state: string) =>
      desk.query(
        `insert into public.bookings (day, kind, state, option_until) values ($1, 'house', $2, ${state === 'option' ? 'now()' : 'null'})`,
        [day, state],
      );
    await insert('booked');
    for (const state of ['option', 'booked', 'closed']) {
      await expect(insert(state)).rejects.toMatchObject({ code: '23505' });
    }
    await insert('released');
  });
});
