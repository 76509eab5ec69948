import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresPrograms } from '@/tests/helpers/backend-postgres';
import { submission } from '@/tests/helpers/backend-submission';
import { pgliteTarget, postgresTarget, type Target } from '@/tests/helpers/backend-targets';

type Answer = Record<string, unknown> & { reference: string; status: string };

/** Named arguments, as the data API passes them. */
const call = (name: string, args: Record<string, unknown>) => ({
  sql: `select public.${name}(${Object.keys(args)
    .map((key, index) => `${key} => $${index + 1}`)
    .join(', ')}) as answer`,
  values: Object.values(args).map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  ),
});

const databases = [
  { name: 'PGlite', open: pgliteTarget, present: true, sessions: 1 },
  { name: 'PostgreSQL', open: postgresTarget, present: postgresPrograms() !== null, sessions: 13 },
];

if (!postgresPrograms()) console.warn('SKIPPED: PostgreSQL is not installed; only PGlite is tested.');

describe.each(databases)('schema on $name', ({ open, present, sessions }) => {
  let database: Target;

  beforeAll(async () => {
    const target = present ? await open() : null;
    if (target) database = target;
  });
  afterAll(() => database?.stop());

  const run = async (name: string, args: Record<string, unknown>) => {
    const { sql, values } = call(name, args);
    const [row] = await database.query(sql, values, 'service_role');
    return row?.answer;
  };
  const submit = async (args: Record<string, unknown>) => (await run('submit_inquiry', args)) as Answer;
  const count = async (table: string, where = 'true') => {
    const [row] = await database.query(`select count(*)::int as n from public.${table} where ${where}`);
    return row?.n;
  };

  test('an inquiry becomes one row and one mail each for staff and visitor', async () => {
    const args = submission({ p_locale: 'es', p_shown_total_cents: 1 });
    const answer = await submit(args);
    expect(answer).toMatchObject({
      status: 'stored',
      repeated: false,
      totalCents: 250_000,
      priceDiffers: true,
    });
    expect(answer.reference).toMatch(/^SG-20\d\d-[2-9A-HJKMNP-Z]{5}$/);
    const mails = await database.query(
      `select recipient, mail_outbox.locale from public.mail_outbox
       join public.inquiries on inquiries.id = inquiry_id where reference = $1 order by recipient`,
      [answer.reference],
    );
    expect(mails).toEqual([
      { recipient: 'house', locale: 'de' },
      { recipient: 'visitor', locale: 'es' },
    ]);
  });

  test(
    'a known key returns the stored inquiry and counts nothing; with other content it is a conflict',
    async () => {
      const args = submission({ p_limit_per_hour: 1 });
      const first = await submit(args);
      // A later attempt may be at another price, and come after its visitor has changed the number of guests.
      await database.query(`update public.inquiries set payload = '{"guests": 80}' where reference = $1`, [
        first.reference,
      ]);
      const again = await submit({ ...args, p_price: { shownCents: 1 }, p_server_total_cents: 1 });
      expect(again).toEqual({ ...first, repeated: true });
      for (const other of [
        { p_name: 'Somebody else' },
        { p_email: 'eve@example.org' },
        { p_payload: { guests: 80 } },
        { p_payload: { guests: 50, variants: [{ draft: { guests: 50 }, price: {} }] } },
      ])
        expect(await submit({ ...args, ...other })).toEqual({ status: 'conflict' });
      expect(await count('inquiries', `idempotency_key = '${args.p_idempotency_key}'`)).toBe(1);
    },
  );

  test('more than the limit from one bucket is rejected until the hour is over', async () => {
    const bucket = `limit:${randomUUID()}`;
    const post = () => submit(submission({ p_bucket: bucket, p_limit_per_hour: 2 }));
    expect((await post()).status).toBe('stored');
    expect((await post()).status).toBe('stored');
    const before = [await count('inquiries'), await count('mail_outbox')];
    const rejected = await post();
    expect(rejected.status).toBe('limited');
    expect(rejected.retryAfterSeconds).toBeGreaterThan(0);
    expect(rejected.retryAfterSeconds).toBeLessThanOrEqual(3_600);
    expect([await count('inquiries'), await count('mail_outbox')]).toEqual(before);
    expect((await submit(submission())).status).toBe('stored');

    await database.query(
      `update public.rate_limits set window_start = window_start - interval '1 hour' where bucket = $1`,
      [bucket],
    );
    expect((await post()).status).toBe('stored');
  });

  test('a suspicious inquiry is confirmed like any other', async () => {
    const { reference } = await submit(submission({ p_suspicious: true, p_email: 'suspicious@example.org' }));
    const mails = await database.query(
      `select recipient from public.mail_outbox join public.inquiries on inquiries.id = inquiry_id
       where reference = $1`,
      [reference],
    );
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['house', 'visitor']);
  });

  test('a mailbox is one, however the great providers let it be spelt', async () => {
    const bucket = async (address: string) => {
      const [row] = await database.query('select private.mailbox_bucket($1, $2) as bucket', [
        address,
        'confirmation',
      ]);
      return row?.bucket;
    };
    const mailboxes = [
      ['ada.beispiel@gmail.com', 'a.d.a.beispiel+x@GoogleMail.com', ' AdaBeispiel@gmail.com'],
      ['ada.beispiel@outlook.com', 'ada.beispiel+rest@outlook.com'],
      ['adabeispiel@outlook.com'],
      ['ada@icloud.com', 'ada+x@me.com', 'ada@mac.com'],
      ['ada@yahoo.com', 'ada-shop@yahoo.com', 'Ada-1@yahoo.com'],
      ['ada@yahoo.de'],
      ['ada.b@proton.me', 'adab@pm.me', 'a-d_a.b+x@protonmail.com'],
      ['a.da@example.org', 'a.da+x@example.org'],
      ['ada@example.org'],
      ['ada-x@example.org'],
    ];
    const buckets = await Promise.all(mailboxes.map((spellings) => Promise.all(spellings.map(bucket))));
    expect(buckets.map((same) => new Set(same).size)).toEqual(mailboxes.map(() => 1));
    expect(new Set(buckets.flat()).size).toBe(mailboxes.length);
  });

  test('a rejected row leaves nothing behind', async () => {
    const before = [await count('inquiries'), await count('mail_outbox'), await count('rate_limits')];
    await expect(submit(submission({ p_locale: 'francais' }))).rejects.toMatchObject({ code: '23514' });
    expect([await count('inquiries'), await count('mail_outbox'), await count('rate_limits')]).toEqual(
      before,
    );
  });

  test(
    'a mail is handed to one sender, waits after a failure, and is settled once',
    async () => {
      await database.query('delete from public.mail_outbox');
      await submit(submission());
      await database.query(`delete from public.mail_outbox where recipient = 'visitor'`);
      type Claimed = { id: string; attempt: number; inquiry: { email: string } }[];
      const claim = async (seconds = 60) =>
        (await run('claim_outbox', { p_batch: 5, p_lock_seconds: seconds })) as Claimed;
      const [mail] = await claim(0);
      expect(mail).toMatchObject({ attempt: 1, inquiry: { email: 'ada@example.org' } });
      const [second] = await claim();
      expect(second).toMatchObject({ id: mail?.id, attempt: 2 });
      expect(await claim()).toEqual([]);

      const settle = (attempt: number, more: object) =>
        run('settle_outbox', { p_id: mail?.id, p_attempt: attempt, ...more });
      // The first sender lost its lock: its failure must not undo what the second one does.
      expect(await settle(1, { p_ok: false, p_error: 'late' })).toBe(false);
      expect(await settle(2, { p_ok: false, p_error: 'ETIMEDOUT' })).toBe(true);
      expect(await claim()).toEqual([]);
      const [waiting] = await database.query(
        'select last_error, next_attempt_at > now() as later from public.mail_outbox',
      );
      expect(waiting).toEqual({ last_error: 'ETIMEDOUT', later: true });

      await database.query('update public.mail_outbox set next_attempt_at = now()');
      expect(await claim()).toMatchObject([{ attempt: 3 }]);
      expect(await settle(3, { p_ok: true })).toBe(true);
      expect(await claim()).toEqual([]);
      expect(await count('mail_outbox', 'sent_at is not null and last_error is null')).toBe(1);
    },
  );

  test('a permanently rejected mail is not retried and its row stays', async () => {
    await database.query('delete from public.mail_outbox');
    await submit(submission());
    await database.query(`delete from public.mail_outbox where recipient = 'visitor'`);
    const [mail] = (await run('claim_outbox', { p_batch: 1, p_lock_seconds: 60 })) as { id: string }[];
    await run('settle_outbox', {
      p_id: mail?.id,
      p_attempt: 1,
      p_ok: false,
      p_error: 'EENVELOPE 550',
      p_permanent: true,
    });
    await database.query('update public.mail_outbox set next_attempt_at = now()');
    expect(await run('claim_outbox', { p_batch: 1, p_lock_seconds: 60 })).toEqual([]);
    expect(await count('mail_outbox', 'abandoned_at is not null')).toBe(1);
  });

  test('counters are forgotten after a day', async () => {
    await database.query(`insert into public.rate_limits values ('old', now() - interval '25 hours', 1)`);
    await database.query(`insert into public.rate_limits values ('young', now() - interval '23 hours', 1)`);
    await run('prune_rate_limits', {});
    expect(await count('rate_limits', "bucket = 'old'")).toBe(0);
    expect(await count('rate_limits', "bucket = 'young'")).toBe(1);
  });

  // One session has nothing simultaneous.
  if (sessions === 1) return;

  test('simultaneous posts with one key store one row, and the limit holds', async () => {
    const { parallel } = database;
    const post = async (args: Record<string, unknown>) => {
      const { sql, values } = call('submit_inquiry', args);
      const [row] = (await parallel?.(sql, values)) ?? [];
      return row?.answer as Answer;
    };
    const same = submission({ p_limit_per_hour: 1 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(same)));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(answers.filter(({ repeated }) => repeated === false)).toHaveLength(1);

    const p_bucket = `parallel:${randomUUID()}`;
    const many = await Promise.all(
      Array.from({ length: 12 }, () => post(submission({ p_bucket, p_limit_per_hour: 5 }))),
    );
    expect(many.filter(({ status }) => status === 'stored')).toHaveLength(5);
  });

  test('limits are counted together, in order, until one is exhausted', async () => {
    const name = randomUUID();
    const limits = [
      { bucket: `a:${name}`, max: 5, windowSeconds: 3_600 },
      { bucket: `b:${name}`, max: 2, windowSeconds: 60 },
    ];
    const consume = (list = limits) => run('consume_rate_limits', { p_limits: list });
    expect([await consume(), await consume()]).toEqual([null, null]);
    expect(await consume()).toMatchObject({ index: 1, retryAfterSeconds: expect.any(Number) });
    await run('reset_rate_limits', { p_buckets: [`b:${name}`] });
    expect([await consume(), await consume()]).toEqual([null, null]);
    expect(await consume()).toMatchObject({ index: 0 });
    await database.query(`update public.rate_limits set window_start = now() - interval '25 hours'`);
    expect(await run('prune_rate_limits', {})).toBeGreaterThan(0);
    expect(await count('rate_limits', `bucket like '%${name}'`)).toBe(0);
  });

  test('of many uses at once exactly as many pass as a limit allows', async () => {
    const limit = JSON.stringify([{ bucket: `c:${randomUUID()}`, max: 7, windowSeconds: 3_600 }]);
    const sql = 'select public.consume_rate_limits($1::jsonb) as answer';
    const once = () => (database.parallel ?? ((text, values) => database.query(text, values)))(sql, [limit]);
    const answers: unknown[] = [];
    // A single session takes them one after the other.
    if (database.parallel) answers.push(...(await Promise.all(Array.from({ length: 30 }, once))));
    else for (let use = 0; use < 30; use += 1) answers.push(await once());
    expect(answers.filter((rows) => JSON.stringify(rows) === '[{"answer":null}]')).toHaveLength(7);
  });

  test('a mailbox gets three confirmations an hour, whichever form and spelling', async () => {
    const name = randomUUID();
    const mails = () =>
      count(
        'mail_outbox',
        `recipient = 'visitor' and inquiry_id in (select id from public.inquiries where email ilike '%${name}%')`,
      );
    for (const email of [
      `${name}@example.org`,
      `${name}+a@example.org`,
      `${name.toUpperCase()}+b@EXAMPLE.org`,
    ]) {
      for (let sent = 0; sent < 3; sent += 1) {
        expect(await submit(submission({ p_email: email }))).toMatchObject({ status: 'stored' });
      }
    }
    expect(await mails()).toBe(3);
    await database.query(
      `update public.rate_limits set window_start = now() - interval '61 minutes' where bucket like 'mail-%'`,
    );
    await submit(submission({ p_email: `${name}@example.org` }));
    expect(await mails()).toBe(4);
  });
});
