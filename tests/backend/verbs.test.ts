import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Terms } from '@/lib/answer/terms';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import type { Draft } from '@/lib/plan/draft';
import { ada, answerTo, celebration, deed, freshDay, jule, newInquiry } from '@/tests/helpers/inquiries';
import { rowsOf, storageOn, storages } from '@/tests/helpers/site-storage';

const today = toIsoDay(new Date());

describe.each(storages)('verbs on $name', (where) => {
  const storage = storageOn(where);
  const query = (text: string, ...values: unknown[]) => rowsOf(storage(), text, values);
  beforeEach(() => vi.stubEnv('INQUIRY_LIMIT_PER_HOUR', '10000'));

  async function inquire(plan: Draft): Promise<string> {
    const stored = await storage().storeInquiry(newInquiry(plan));
    if (stored.status !== 'stored') throw new Error(stored.status);
    return stored.reference;
  }
  const read = async (reference: string) => {
    const inquiry = await storage().readInquiry(storage().db(), reference);
    if (!inquiry) throw new Error('no inquiry');
    return inquiry;
  };
  const newest = async (reference: string) => {
    const { id } = await read(reference);
    return (await storage().readVersions(storage().db(), id)).length;
  };
  async function answer(reference: string, plan: Draft, terms: Partial<Terms> = {}) {
    const input = {
      reference,
      key: randomUUID(),
      from: await newest(reference),
      answer: answerTo(plan, terms),
    };
    const sent = await storage().transaction((tx) => storage().answerInquiry(tx, jule, input));
    return { ...sent, again: () => storage().transaction((tx) => storage().answerInquiry(tx, jule, input)) };
  }
  const agree = async (reference: string, who = ada) => {
    const { offered } = await read(reference);
    return storage().transaction((tx) => storage().agree(tx, who, { ...deed(reference), version: offered }));
  };
  const cancel = (reference: string) =>
    storage().transaction((tx) => storage().cancelAgreement(tx, jule, deed(reference)));
  const bookings = (day: string) =>
    query(
      'select kind, inquiry_id is not null as guest, until from bookings where day = $1 order by slot',
      day,
    );
  const mails = async (reference: string) =>
    (
      await query(
        `select mail_outbox.kind || ' ' || recipient as mail from mail_outbox
         join inquiries on inquiries.id = inquiry_id where reference = $1 and mail_outbox.kind <> 'inquiry' order by 1`,
        reference,
      )
    ).map(({ mail }) => mail);

  test('an answer waits for a yes and holds its day; the yes takes it for good; cancelling frees it', async () => {
    const day = freshDay();
    const plan = celebration(day);
    const reference = await inquire(plan);
    expect(await read(reference)).toMatchObject({
      state: 'received',
      current: 1,
      answerBy: expect.any(Date),
    });
    const sent = await answer(reference, { ...plan, guests: 90 });
    expect(sent).toMatchObject({ status: 'sent', version: 2, repeated: false });
    expect(await sent.again()).toMatchObject({ version: 2, repeated: true });
    expect(await read(reference)).toMatchObject({ state: 'offered', current: 2, answerBy: null });
    expect(await bookings(day)).toEqual([{ kind: 'house', guest: true, until: addDays(today, 14) }]);
    await agree(reference);
    expect(await read(reference)).toMatchObject({ state: 'agreed', agreed: 2, offered: null, current: 2 });
    expect(await bookings(day)).toEqual([{ kind: 'house', guest: true, until: null }]);
    await storage().transaction((tx) => storage().noteContract(tx, jule, deed(reference)));
    expect((await read(reference)).signedAt).not.toBeNull();
    await cancel(reference);
    expect(await read(reference)).toMatchObject({ state: 'closed', closedBy: 'house', current: 2 });
    expect(await bookings(day)).toEqual([]);
    expect(await mails(reference)).toEqual([
      'agreed house',
      'agreed visitor',
      'answer visitor',
      'cancelled house',
      'cancelled visitor',
    ]);
  });

  test('a change stands beside what was agreed on, and replaces it with a second yes', async () => {
    const [day, other] = [freshDay(), freshDay()];
    const plan = celebration(day);
    const reference = await inquire(plan);
    await answer(reference, plan);
    await agree(reference);
    const moved = celebration(other, { guests: 70 });
    await answer(reference, moved);
    expect(await read(reference)).toMatchObject({ state: 'agreed', agreed: 2, offered: 3, current: 2 });
    expect([await bookings(day), await bookings(other)]).toMatchObject([
      [{ until: null }],
      [{ guest: true }],
    ]);
    await agree(reference);
    expect(await read(reference)).toMatchObject({ agreed: 3, offered: null, current: 3 });
    expect([await bookings(day), await bookings(other)]).toMatchObject([[], [{ until: null }]]);
    // A no to a further change leaves the agreement alone.
    await answer(reference, { ...moved, guests: 10 });
    await storage().transaction((tx) => storage().sayNo(tx, ada, { ...deed(reference), version: 4 }));
    expect(await read(reference)).toMatchObject({ state: 'agreed', agreed: 3, offered: null });
    expect(await bookings(other)).toMatchObject([{ until: null }]);
  });

  test('two who answer at once are told of each other, and what is closed is reopened by answering', async () => {
    const plan = celebration(freshDay());
    const reference = await inquire(plan);
    const input = () => ({ reference, key: randomUUID(), from: 1, answer: answerTo(plan) });
    const both = await Promise.all(
      [input(), input()].map((one) => storage().transaction((tx) => storage().answerInquiry(tx, jule, one))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['conflict', 'sent']);
    await storage().transaction((tx) =>
      storage().declineInquiry(tx, jule, { ...deed(reference, 'Leider'), days: [freshDay()] }),
    );
    expect(await read(reference)).toMatchObject({ state: 'closed', closedBy: 'house' });
    await answer(reference, plan);
    expect(await read(reference)).toMatchObject({ state: 'offered', closedBy: null, offered: 3 });
  });

  test('a form does once what it says, and what the state does not allow is refused', async () => {
    const reference = await inquire(celebration(freshDay()));
    const note = deed(reference, 'Ruft an.');
    const write = () => storage().transaction((tx) => storage().addNote(tx, jule, note));
    await write();
    await write();
    const entries = await storage().readEntries(storage().db(), (await read(reference)).id);
    expect(entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['submit', ''],
      ['note', 'Ruft an.'],
    ]);
    await expect(cancel(reference)).rejects.toThrow('state');
    await expect(agree(reference)).rejects.toThrow('state');
    await expect(cancel('SG-2026-ZZZZZ')).rejects.toThrow('not_found');
    for (const change of ['update entries set text = $1', 'update versions set author_name = $1']) {
      await expect(query(`${change} where inquiry_id is not null`, 'x')).rejects.toThrow();
    }
    await expect(query('delete from entries')).rejects.toThrow();
  });

  test('messages wait for an answer of the house, and its own words are one', async () => {
    const plan = celebration(freshDay());
    const reference = await inquire(plan);
    await answer(reference, plan);
    await storage().transaction((tx) => storage().write(tx, ada, deed(reference, 'Geht ein Zelt?')));
    expect((await read(reference)).answerBy).not.toBeNull();
    await storage().transaction((tx) => storage().write(tx, jule, deed(reference, 'Ja.')));
    expect((await read(reference)).answerBy).toBeNull();
    expect(await mails(reference)).toEqual(['answer visitor', 'written house', 'written visitor']);
  });

  test('of forty who say yes to one day at once, one gets it and the others are told', async () => {
    const day = freshDay();
    const references: string[] = [];
    for (let number = 0; number < 40; number += 1) {
      const plan = celebration(day);
      const reference = await inquire(plan);
      await answer(reference, plan, { holds: false });
      references.push(reference);
    }
    const results = await Promise.allSettled(references.map((reference) => agree(reference)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.day] : []));
    expect(lost).toEqual(Array(39).fill(day));
    expect(await bookings(day)).toMatchObject([{ until: null }]);
    const loser = references[results.findIndex(({ status }) => status === 'rejected')] ?? '';
    await storage().noteTakenDay(loser, 2, day);
    await storage().noteTakenDay(loser, 2, day);
    expect(await mails(loser)).toEqual(['answer visitor', 'day_taken house']);
  });

  test('a held day is nobody else’s until the hold is over, and a plan takes all its days or none', async () => {
    const day = freshDay();
    const [first, second] = [celebration(day), celebration(day, { days: 3 })];
    const [one, other] = [await inquire(first), await inquire(second)];
    await answer(one, first);
    await expect(answer(other, second)).rejects.toMatchObject({ day });
    // What is only held may come free: such an answer can be sent without holding anything.
    await answer(other, second, { holds: false });
    await expect(agree(other)).rejects.toMatchObject({ day });
    expect(await bookings(addDays(day, 1))).toEqual([]);
    await query('update bookings set until = $1 where day = $2', addDays(today, -1), day);
    await agree(other);
    expect(await bookings(addDays(day, 2))).toMatchObject([{ until: null }]);
    await expect(agree(one)).rejects.toMatchObject({ day });
  });

  test('as many deliveries as a day may have go out, beside a celebration in the house', async () => {
    // Near enough to be asked for: plans reach no further than three years.
    const day = addDays(today, 90);
    const sent = async (changes: Partial<Draft>) => {
      const plan = celebration(day, changes);
      const reference = await inquire(plan);
      await answer(reference, plan, { holds: false });
      return reference;
    };
    const deliveries: string[] = [];
    for (let number = 0; number < 5; number += 1) deliveries.push(await sent({ locationType: 'home' }));
    const results = await Promise.allSettled(deliveries.map((reference) => agree(reference)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await agree(await sent({}));
    storage().forgetDayStates();
    expect(await storage().findDayStates(day, day)).toEqual([{ day, house: 'taken', delivery: 'taken' }]);
  });

  test('whatever two members and two guests do, all tell the same, and no yes is without its day', async () => {
    const runs = Number(process.env.MODEL_RUNS ?? 25);
    const moves = [
      'answer',
      'change',
      'agree',
      'no',
      'withdraw',
      'decline',
      'cancel',
      'sign',
      'write',
    ] as const;
    const step = fc.tuple(fc.constantFrom(...moves), fc.nat(1), fc.nat(2));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const days = [freshDay(), freshDay(), freshDay()] as const;
        const plans = [celebration(days[0]), celebration(days[0])];
        const references = [await inquire(plans[0] as Draft), await inquire(plans[1] as Draft)];
        for (const [move, whose, at] of steps) {
          await play(move, references[whose] ?? '', celebration(days[at] ?? null, { guests: 40 + 10 * at }));
        }
        for (const reference of references) await agrees(reference);
      }),
      { numRuns: runs, seed: 20261129 },
    );

    async function play(move: (typeof moves)[number], reference: string, plan: Draft) {
      const { offered } = await read(reference);
      const own = deed(reference, 'Worte');
      const run = {
        answer: () => answer(reference, plan),
        change: () => answer(reference, plan, { holds: false }),
        agree: () => agree(reference),
        no: () => storage().transaction((tx) => storage().sayNo(tx, ada, { ...own, version: offered })),
        withdraw: () => storage().transaction((tx) => storage().withdrawAnswer(tx, jule, own)),
        decline: () =>
          storage().transaction((tx) => storage().declineInquiry(tx, jule, { ...own, days: [] })),
        cancel: () => cancel(reference),
        sign: () => storage().transaction((tx) => storage().noteContract(tx, jule, own)),
        write: () => storage().transaction((tx) => storage().write(tx, ada, own)),
      }[move];
      // What the state or a day forbids has changed nothing.
      await run().catch((error: Error) => expect(['Refusal', 'DayTaken']).toContain(error.name));
    }

    /** Inbox, page of the desk and mails tell of one version, and days are as the state says. */
    async function agrees(reference: string) {
      const inquiry = await read(reference);
      const versions = await storage().readVersions(storage().db(), inquiry.id);
      const current = versions.find(({ number }) => number === inquiry.current);
      const [row] = await storage().readInbox(reference, true, new Date());
      expect(row?.event).toMatchObject({
        day: current?.event.day,
        guests: current?.plan.guests,
        totalCents: current?.totalCents,
      });
      const own = await storage().readOwnDays(storage().db(), inquiry.id);
      const forGood = own.filter(({ until }) => until === null).map(({ day }) => day);
      expect(forGood).toEqual(inquiry.state === 'agreed' ? [current?.event.day] : []);
      if (inquiry.state === 'closed') expect(own).toEqual([]);
      const entries = await storage().readEntries(storage().db(), inquiry.id);
      const yeses = entries.filter(({ kind }) => kind === 'agree').length;
      const sent = (await mails(reference)).filter((mail) => mail === 'agreed visitor');
      expect(sent).toHaveLength(yeses);
    }
  });
});
