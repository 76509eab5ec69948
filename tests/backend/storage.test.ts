import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewMessage } from '@/lib/contact/server/repository';
import type { OutboxMail } from '@/lib/mail/outbox';
import { rowsOf, storageOn, storages } from '@/tests/helpers/site-storage';

const many = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** A message of nobody in particular. */
const message = (
  changes: Partial<NewMessage['message']> = {},
  more: Partial<NewMessage> = {},
): NewMessage => ({
  message: {
    topic: 'other',
    name: 'Ada',
    email: `${randomUUID()}@example.org`,
    phone: '',
    message: 'Guten Tag',
    callback: false,
    callbackDay: null,
    callbackWindow: null,
    ...changes,
  },
  envelope: { locale: 'es', idempotencyKey: randomUUID(), suspicious: false },
  received: new Date(),
  address: randomUUID(),
  userId: null,
  ...more,
});

describe.each(storages)('on $name', (where) => {
  const storage = storageOn(where);
  const query = (text: string, ...values: unknown[]) => rowsOf(storage(), text, values);
  const count = async (from: string) => (await query(`select count(*)::int as n from ${from}`))[0]?.n;
  const person = async (): Promise<{ id: string; email: string; session: string }> => {
    const [id, session] = [randomUUID(), randomUUID()];
    await query('insert into auth.users (id, email) values ($1, $2)', id, `${id}@example.org`);
    await query('insert into auth.sessions (id, user_id) values ($1, $2)', session, id);
    return { id, email: `${id}@example.org`, session };
  };
  beforeEach(() => vi.stubEnv('INQUIRY_LIMIT_PER_HOUR', '8'));

  describe('limits', () => {
    const limits = () => {
      const subject = randomUUID();
      return [
        { name: 'draft', subject },
        { name: 'guess', subject },
      ] as const;
    };
    const age = (time: string, bucket: string) =>
      query('update rate_limits set window_start = now() - $1::interval where bucket = $2', time, bucket);

    test('are counted in order until one is exhausted, and begin anew when their time is over', async () => {
      const both = limits();
      const use = () => storage().consumeRateLimits(both);
      for (let uses = 0; uses < 10; uses += 1) expect(await use()).toBeNull();
      const rejected = await use();
      expect(rejected?.limit).toBe(both[1]);
      expect(rejected?.retryAfterSeconds).toBeGreaterThan(890);
      expect(rejected?.retryAfterSeconds).toBeLessThanOrEqual(900);
      await storage().resetRateLimits([both[1]]);
      expect(await use()).toBeNull();
      const [first, second] = both.map((limit) => storage().rateLimitBucket(limit).bucket);
      await query('update rate_limits set count = 10 where bucket = $1', second);
      await age('14 minutes 50 seconds', second ?? '');
      expect((await use())?.retryAfterSeconds).toBeLessThanOrEqual(10);
      await age('15 minutes', second ?? '');
      expect(await use()).toBeNull();
      await age('25 hours', first ?? '');
      await storage().pruneExpired();
      expect(await query('select bucket from rate_limits where bucket in ($1, $2)', first, second)).toEqual([
        { bucket: second },
      ]);
    });

    test('let exactly as many of many uses at once pass', async () => {
      const [, limit] = limits();
      const answers = await many(30, () => storage().consumeRateLimits([limit]));
      expect(answers.filter((answer) => answer === null)).toHaveLength(10);
    });
  });

  describe('a contact message', () => {
    const store = (entry: NewMessage) => storage().storeMessage(entry);
    const mailsTo = (email: string) =>
      query(
        `select mail.recipient, mail.locale from mail_outbox as mail
         join contact_messages as message on message.id = contact_message_id where email = $1 order by 1`,
        email,
      );

    test('becomes one row and one mail each for staff and visitor, however often and at once it is sent', async () => {
      const sent = message();
      const answers = await many(12, () => store(sent));
      expect(answers.filter((answer) => answer.status === 'stored' && !answer.repeated)).toHaveLength(1);
      expect(new Set(answers.map((answer) => answer.status === 'stored' && answer.reference)).size).toBe(1);
      expect(await mailsTo(sent.message.email)).toEqual([
        { recipient: 'house', locale: 'de' },
        { recipient: 'visitor', locale: 'es' },
      ]);
      const bucket = storage().rateLimitBucket({ name: 'contact', subject: sent.address }).bucket;
      expect(await query('select count from rate_limits where bucket = $1', bucket)).toEqual([{ count: 1 }]);
      for (const other of [{ name: 'Eve' }, { message: 'Anderes' }, { callback: true }]) {
        const changed = { ...sent, message: { ...sent.message, ...other } };
        expect(await store(changed)).toEqual({ status: 'conflict' });
      }
    });

    test('beyond the limit of its client leaves no trace', async () => {
      const address = randomUUID();
      const answers = await many(12, () => store(message({ name: address }, { address })));
      expect(answers.filter(({ status }) => status === 'stored')).toHaveLength(8);
      const [limited] = answers.filter((answer) => answer.status === 'limited');
      expect(limited?.retryAfterSeconds).toBeGreaterThan(3_500);
      expect(await count(`contact_messages where name = '${address}'`)).toBe(8);
    });

    test('is confirmed three times an hour to one mailbox, whichever spelling', async () => {
      const email = `${randomUUID()}@example.org`;
      for (const spelling of [email, email.replace('@', '+a@'), email.toUpperCase()]) {
        for (let sent = 0; sent < 2; sent += 1) await store(message({ name: email, email: spelling }));
      }
      const confirmed = () =>
        count(`mail_outbox where recipient = 'visitor' and contact_message_id in
               (select id from contact_messages where name = '${email}')`);
      expect(await confirmed()).toBe(3);
      await query(`update rate_limits set window_start = now() - interval '61 minutes'`);
      await store(message({ name: email, email }));
      expect(await confirmed()).toBe(4);
    });
  });

  describe('a mail', () => {
    beforeEach(async () => {
      await query('delete from mail_outbox');
    });
    const rows = () =>
      query('select sent_at, attempts, last_error, next_attempt_at > now() as later from mail_outbox');

    test('is handed to one sender, waits after a failure, and is settled once', async () => {
      await storage().storeMessage(message());
      await query(`delete from mail_outbox where recipient = 'visitor'`);
      const claim = async (seconds = 60) => (await storage().claimOutbox(5, seconds))[0] as OutboxMail;
      const first = await claim(0);
      expect(first).toMatchObject({ attempt: 1, kind: 'contact', contact: { name: 'Ada', locale: 'es' } });
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

    test('goes to one of many senders at once', async () => {
      await query(`insert into mail_outbox (kind, recipient, locale)
                   select 'x', 'house', 'de' from generate_series(1, 20)`);
      const batches = await many(8, () => storage().claimOutbox(3, 60));
      const ids = batches.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(batches.every((batch) => batch.length <= 3)).toBe(true);
      expect(ids.length).toBeGreaterThanOrEqual(18);
    });
  });

  describe('an account', () => {
    const prove = ({ id, session }: Awaited<ReturnType<typeof person>>, linkHash: string = randomUUID()) =>
      storage().proveAddress(id, { linkHash, sessionId: session, keepPassword: true });
    const inquire = async (email: string, suspicious = false) => {
      const reference = `SG-2026-${String(Math.random()).slice(2).replace(/[01]/g, '2').slice(0, 5)}`;
      await query(
        `insert into inquiries (reference, idempotency_key, locale, email, name, catalogue_version, payload, price,
                                suspicious, answer_by)
         values ($1, gen_random_uuid(), 'de', $2, 'Ada', 'x', '{}', '{}', $3, now())`,
        ...[reference, email, suspicious],
      );
      return reference;
    };
    const own = async ({ id }: { id: string }) =>
      (await storage().ownInquiries(id)).map(({ reference }) => reference).sort();

    test('is given what was sent from its address once that is proven, and only once', async () => {
      const [ada, eve] = [await person(), await person()];
      const first = await inquire(ada.email.toUpperCase());
      await inquire(ada.email, true);
      await storage().storeMessage(message({ email: ada.email }));
      expect(await storage().linkEarlier(ada.id)).toBe(0);
      expect(await prove(ada)).toBe(1);
      expect(await prove(ada)).toBe(0);
      const later = await inquire(ada.email);
      expect([await storage().linkEarlier(eve.id), await storage().linkEarlier(ada.id)]).toEqual([0, 1]);
      expect([await own(ada), await own(eve)]).toEqual([[first, later].sort(), []]);
      expect(await storage().ownMessages(ada.id)).toMatchObject([{ email: ada.email, message: 'Guten Tag' }]);
      expect(await storage().ownMessages(eve.id)).toEqual([]);
      // A proof holds for one address.
      await inquire(`neu-${ada.email}`);
      await query('update auth.users set email = $2 where id = $1', ada.id, `neu-${ada.email}`);
      expect(await storage().linkEarlier(ada.id)).toBe(0);
    });

    test('is told for a month that a link was used, and ends with a goodbye', async () => {
      const ada = await person();
      const reference = await inquire(ada.email);
      await prove(ada, 'first');
      const used = () => many(2, (index) => storage().isLinkUsed(['first', 'second'][index] ?? ''));
      expect(await used()).toEqual([true, false]);
      await query(`update used_links set used_at = now() - interval '31 days'`);
      await storage().pruneExpired();
      expect(await used()).toEqual([false, false]);
      await query('delete from mail_outbox');
      expect(await storage().deleteAccount(ada.id, 'es')).toBe(true);
      expect(await storage().deleteAccount(ada.id, 'es')).toBe(false);
      const left = { payload: { purpose: 'deleted', email: ada.email, url: null }, locale: 'es' };
      expect(await query('select payload, locale from mail_outbox')).toEqual([left]);
      expect(await query('select user_id from inquiries where reference = $1', reference)).toEqual([
        { user_id: null },
      ]);
    });
  });
});
