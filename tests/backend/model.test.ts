import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from '@/lib/plan/draft';
import { ada, celebration, deed, freshDay, jule } from '@/tests/helpers/inquiries';
import { storageOn, storages } from '@/tests/helpers/site-storage';
import { verbsOn } from '@/tests/helpers/verbs';

describe.each(storages)('a house on $name', (where) => {
  const storage = storageOn(where);
  const { inquire, read, answer, agree, cancel, decline, mails } = verbsOn(storage);

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
        decline: () => decline(reference),
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
