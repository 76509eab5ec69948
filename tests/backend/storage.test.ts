import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewMessage } from '@/lib/contact/server/repository';
import type { NewInquiry } from '@/lib/inquiry/server/submit';
import { celebration, freshDay, newInquiry } from '@/tests/helpers/inquiries';
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
  });

  describe('an inquiry', () => {
    const send = (entry: NewInquiry) => storage().storeInquiry(entry);

    test('becomes one row and one mail each for house and visitor, however often and at once it is sent', async () => {
      const sent = newInquiry(celebration(freshDay()));
      const shown = { ...sent, request: { ...sent.request, locale: 'es' as const, shownTotalCents: 1 } };
      const answers = await many(12, () => send(shown));
      expect(answers.filter((answer) => answer.status === 'stored' && !answer.repeated)).toHaveLength(1);
      const [first] = answers;
      if (first?.status !== 'stored') throw new Error('not stored');
      expect(new Set(answers.map((answer) => answer.status === 'stored' && answer.reference)).size).toBe(1);
      expect(first).toMatchObject({ totalCents: sent.price.shownCents, priceDiffers: true });
      expect(first.reference).toMatch(/^SG-20\d\d-[2-9A-HJKMNP-Z]{5}$/);
      const mails = `select recipient, mail.locale from mail_outbox as mail
        join inquiries on inquiries.id = inquiry_id where reference = $1 order by 1`;
      expect(await query(mails, first.reference)).toEqual([
        { recipient: 'house', locale: 'de' },
        { recipient: 'visitor', locale: 'es' },
      ]);
      // A later attempt may be at another price; other content is another inquiry.
      expect(await send({ ...shown, price: { ...sent.price, shownCents: 1 } })).toMatchObject({
        repeated: true,
        totalCents: sent.price.shownCents,
      });
      for (const change of [{ guests: 81 }, { ideaText: 'Anders' }]) {
        const draft = { ...sent.request.draft, ...change };
        expect(await send({ ...shown, request: { ...shown.request, draft } })).toEqual({
          status: 'conflict',
        });
      }
      const variants = [sent.request.draft];
      expect(await send({ ...shown, request: { ...shown.request, variants } })).toEqual({
        status: 'conflict',
      });
    });

    test('beyond the limit of its client leaves no trace, and a mailbox gets three confirmations an hour', async () => {
      const address = randomUUID();
      const plan = celebration(freshDay());
      const before = Number(await count('inquiries'));
      const answers = await many(12, () => send(newInquiry(plan, { address })));
      expect(answers.filter(({ status }) => status === 'stored')).toHaveLength(8);
      const [limited] = answers.filter((answer) => answer.status === 'limited');
      expect(limited?.retryAfterSeconds).toBeGreaterThan(3_500);
      expect(Number(await count('inquiries')) - before).toBe(8);
      const confirmed = `mail_outbox where recipient = 'visitor' and inquiry_id in
        (select id from inquiries where email = '${plan.details.email}')`;
      expect(await count(confirmed)).toBe(3);
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
  });

  describe('an account', () => {
    const prove = ({ id, session }: Awaited<ReturnType<typeof person>>, linkHash: string = randomUUID()) =>
      storage().proveAddress(id, { linkHash, sessionId: session, keepPassword: true });
    const inquire = async (email: string, suspicious = false) => {
      const plan = celebration(freshDay());
      const from = { ...plan, details: { ...plan.details, email } };
      const stored = await storage().storeInquiry(newInquiry(from, { suspicious }));
      return stored.status === 'stored' ? stored.reference : '';
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
