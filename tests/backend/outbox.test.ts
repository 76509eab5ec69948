import { beforeEach, describe, expect, test } from 'vitest';
import type { OutboxMail } from '@/lib/mail/outbox';
import { celebration, freshDay, newInquiry } from '@/tests/helpers/inquiries';
import { rowsOf, storageOn, storages } from '@/tests/helpers/site-storage';

describe.each(storages)('a mail on $name', (where) => {
  const storage = storageOn(where);
  const query = (text: string) => rowsOf(storage(), text);
  beforeEach(async () => {
    await query('delete from mail_outbox');
  });
  const rows = () =>
    query('select sent_at, attempts, last_error, next_attempt_at > now() as later from mail_outbox');

  test('is handed to one sender, waits after a failure, and is settled once', async () => {
    await storage().storeInquiry(newInquiry(celebration(freshDay())));
    await query(`delete from mail_outbox where recipient = 'visitor'`);
    const claim = async (seconds = 60) => (await storage().claimOutbox(5, seconds))[0] as OutboxMail;
    const first = await claim(0);
    expect(first).toMatchObject({ attempt: 1, kind: 'inquiry', recipient: 'house', version: 1 });
    const second = await claim();
    expect(second).toMatchObject({ id: first.id, attempt: 2 });
    expect(await claim()).toBeUndefined();
    // The first sender lost its lock: its failure must not undo what the second one does.
    await storage().settleOutbox(first, { ok: false, code: 'late', permanent: true });
    expect(await rows()).toMatchObject([{ attempts: 2, last_error: null }]);
    await storage().settleOutbox(second, { ok: false, code: 'ETIMEDOUT', permanent: false });
    expect(await rows()).toMatchObject([{ last_error: 'ETIMEDOUT', later: true, sent_at: null }]);
    expect(await claim()).toBeUndefined();
    await query('update mail_outbox set next_attempt_at = now()');
    const third = await claim();
    expect(third.attempt).toBe(3);
    await storage().settleOutbox(third, { ok: true });
    expect(await claim()).toBeUndefined();
    expect(await rows()).toMatchObject([{ sent_at: expect.any(Date), last_error: null }]);
  });

  test('is given up after forty attempts, and what opens an account is forgotten then', async () => {
    await query(`insert into mail_outbox (kind, recipient, locale, payload, attempts)
                   values ('account', 'visitor', 'de', '{"url": "secret"}', 39)`);
    const [mail] = await storage().claimOutbox(1, 60);
    await storage().settleOutbox(mail as OutboxMail, { ok: false, code: 'EAUTH', permanent: false });
    expect(await query('select payload, abandoned_at from mail_outbox')).toEqual([
      { payload: {}, abandoned_at: expect.any(Date) },
    ]);
  });

  // The embedded database has one connection: there, one sender comes after the other.
  if (where.start) {
    test('that one sender is just taking is no other’s, and keeps nobody waiting', async () => {
      await query(`insert into mail_outbox (kind, recipient, locale)
                   values ('x', 'house', 'de'), ('y', 'house', 'de')`);
      let begin = () => {};
      const claimed = new Promise<void>((resolve) => {
        begin = resolve;
      }).then(() => storage().claimOutbox(5, 60));
      await storage().transaction(async (tx) => {
        await tx.selectFrom('mail_outbox').select('id').where('kind', '=', 'x').forUpdate().execute();
        begin();
        expect(await claimed).toMatchObject([{ kind: 'y' }]);
      });
    });
  }
});
