import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import type { Draft } from '@/lib/plan/draft';
import { ada, answerTo, celebration, deed, freshDay, jule } from '@/tests/helpers/inquiries';
import { storageOn, storages } from '@/tests/helpers/site-storage';
import { verbsOn } from '@/tests/helpers/verbs';

const today = toIsoDay(new Date());

describe.each(storages)('verbs on $name', (where) => {
  const storage = storageOn(where);
  const { query, inquire, read, answer, agree, cancel, decline, bookings, mails } = verbsOn(storage);

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
    await expect(decline(reference)).rejects.toThrow('state');
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
    await decline(reference);
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
});
