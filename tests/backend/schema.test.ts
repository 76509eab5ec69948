import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deskOn } from '@/tests/helpers/backend-desk';
import { submission } from '@/tests/helpers/backend-submission';
import { databases, ownTarget } from '@/tests/helpers/backend-targets';

type Answer = Record<string, unknown> & { reference: string; status: string };

describe.each(databases)('schema on $name', (where) => {
  const target = ownTarget(where);
  const { as, person, query, row, serve, serveBeside } = deskOn(target);
  const submit = async (args: Record<string, unknown>) => (await serve('submit_inquiry', args)) as Answer;
  const count = async (table: string, where = 'true') =>
    (await row(`select count(*)::int as n from public.${table} where ${where}`)).n;

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
    const mails = await query(
      `select recipient, mail_outbox.locale from public.mail_outbox
       join public.inquiries on inquiries.id = inquiry_id where reference = $1 order by recipient`,
      [answer.reference],
    );
    expect(mails).toEqual([
      { recipient: 'house', locale: 'de' },
      { recipient: 'visitor', locale: 'es' },
    ]);
  });

  test('a known key returns the stored inquiry and counts nothing; with other content it is a conflict', async () => {
    const args = submission({ p_limit_per_hour: 1 });
    const first = await submit(args);
    // A later attempt may be at another price, and come after its visitor has changed the number of guests.
    await query(`update public.inquiries set payload = '{"guests": 80}' where reference = $1`, [
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
  });

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

    await query(
      `update public.rate_limits set window_start = window_start - interval '1 hour' where bucket = $1`,
      [bucket],
    );
    expect((await post()).status).toBe('stored');
  });

  test('a mailbox is one, however the great providers let it be spelt', async () => {
    const bucket = async (address: string) => {
      const [row] = await query('select private.mailbox_bucket($1, $2) as bucket', [address, 'confirmation']);
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

  test('a mail is handed to one sender, waits after a failure, and is settled once', async () => {
    await query('delete from public.mail_outbox');
    await submit(submission());
    await query(`delete from public.mail_outbox where recipient = 'visitor'`);
    type Claimed = { id: string; attempt: number; inquiry: { email: string } }[];
    const claim = async (seconds = 60) =>
      (await serve('claim_outbox', { p_batch: 5, p_lock_seconds: seconds })) as unknown as Claimed;
    const [mail] = await claim(0);
    expect(mail).toMatchObject({ attempt: 1, inquiry: { email: 'ada@example.org' } });
    const [second] = await claim();
    expect(second).toMatchObject({ id: mail?.id, attempt: 2 });
    expect(await claim()).toEqual([]);

    const settle = (attempt: number, more: object) =>
      serve('settle_outbox', { p_id: mail?.id, p_attempt: attempt, ...more });
    // The first sender lost its lock: its failure must not undo what the second one does.
    expect(await settle(1, { p_ok: false, p_error: 'late' })).toBe(false);
    expect(await settle(2, { p_ok: false, p_error: 'ETIMEDOUT' })).toBe(true);
    expect(await claim()).toEqual([]);
    const [waiting] = await query(
      'select last_error, next_attempt_at > now() as later from public.mail_outbox',
    );
    expect(waiting).toEqual({ last_error: 'ETIMEDOUT', later: true });

    await query('update public.mail_outbox set next_attempt_at = now()');
    expect(await claim()).toMatchObject([{ attempt: 3 }]);
    expect(await settle(3, { p_ok: true })).toBe(true);
    expect(await claim()).toEqual([]);
    expect(await count('mail_outbox', 'sent_at is not null and last_error is null')).toBe(1);
  });

  test('simultaneous posts with one key store one row, and the limit holds', async () => {
    const post = async (args: Record<string, unknown>) =>
      (await serveBeside('submit_inquiry', args)) as Answer;
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

  test('limits are counted together, in order, until one is exhausted, and forgotten after a day', async () => {
    const name = randomUUID();
    const limits = [
      { bucket: `a:${name}`, max: 5, windowSeconds: 3_600 },
      { bucket: `b:${name}`, max: 2, windowSeconds: 60 },
    ];
    const consume = () => serve('consume_rate_limits', { p_limits: JSON.stringify(limits) });
    expect([await consume(), await consume()]).toEqual([null, null]);
    expect(await consume()).toMatchObject({ index: 1, retryAfterSeconds: expect.any(Number) });
    await serve('reset_rate_limits', { p_buckets: JSON.stringify([`b:${name}`]) });
    expect([await consume(), await consume()]).toEqual([null, null]);
    expect(await consume()).toMatchObject({ index: 0 });
    const age = (hours: number, bucket: string) =>
      query(`update public.rate_limits set window_start = now() - $1::interval where bucket = $2`, [
        `${hours} hours`,
        bucket,
      ]);
    await age(25, `a:${name}`);
    await age(23, `b:${name}`);
    await serve('prune_rate_limits', {});
    const left = await query(`select bucket from public.rate_limits where bucket like '%${name}'`);
    expect(left).toEqual([{ bucket: `b:${name}` }]);
  });

  test('of many uses at once exactly as many pass as a limit allows', async () => {
    const p_limits = JSON.stringify([{ bucket: `c:${randomUUID()}`, max: 7, windowSeconds: 3_600 }]);
    const once = () => serveBeside('consume_rate_limits', { p_limits });
    const answers = await Promise.all(Array.from({ length: 30 }, once));
    expect(answers.filter((answer) => answer === null)).toHaveLength(7);
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
    await query(
      `update public.rate_limits set window_start = now() - interval '61 minutes' where bucket like 'mail-%'`,
    );
    await submit(submission({ p_email: `${name}@example.org` }));
    expect(await mails()).toBe(4);
  });

  describe('an account', () => {
    const link = 'select public.link_own_inquiries() as linked';
    const prove = (id: string, hash: string = randomUUID()) =>
      serve('prove_address', { p_user_id: id, p_link: hash });

    test('is given what was sent from its address once that is proven, and only once', async () => {
      const [ada, eve] = [await person({ isProven: false }), await person({ isProven: false })];
      const inquire = async (p_email: string, more: object = {}) =>
        (await submit(submission({ p_email, ...more }))).reference;
      const own = async (one: typeof ada) =>
        (await as(one, 'select reference from public.inquiries order by created_at')).map(
          ({ reference }) => reference,
        );
      const reference = await inquire(ada.email.toUpperCase());
      await inquire(ada.email, { p_suspicious: true });
      expect(await as(ada, link)).toEqual([{ linked: 0 }]);
      expect(await prove(ada.id)).toEqual({ first: true, linked: 1 });
      expect(await prove(ada.id)).toEqual({ first: false, linked: 0 });
      const later = await inquire(ada.email);
      expect(await as(eve, link)).toEqual([{ linked: 0 }]);
      expect(await as(ada, link)).toEqual([{ linked: 1 }]);
      expect([await own(ada), await own(eve)]).toEqual([[reference, later], []]);

      // A proof holds for one address.
      await inquire(`neu-${ada.email}`);
      await query('update auth.users set email = $2 where id = $1', [ada.id, `neu-${ada.email}`]);
      expect(await as(ada, link)).toEqual([{ linked: 0 }]);
      expect(await prove(ada.id)).toEqual({ first: true, linked: 1 });
    });

    test('keeps a draft of some size, saved when the database says, while its session lasts', async () => {
      const ada = await person();
      const insert = (value: string, revision = 1) =>
        as(
          ada,
          `insert into public.drafts (user_id, draft, revision, saved_at)
           values ('${ada.id}', ${value}, ${revision}, '2999-01-01')`,
        );
      for (const wrong of ["'[]'", "'1'", `jsonb_build_object('x', repeat('x', 140000))`]) {
        await expect(insert(wrong)).rejects.toMatchObject({ code: '23514' });
      }
      await expect(insert("'{}'", 0)).rejects.toMatchObject({ code: '23514' });
      await insert(`'{"guests": 1}'`, 7);
      await as(ada, `update public.drafts set saved_at = '2999-01-01'`);
      const stored = () =>
        row('select draft, saved_at <= now() as now from public.drafts where user_id = $1', ada.id);
      expect(await stored()).toEqual({ draft: { guests: 1 }, now: true });
      expect(await as(ada, 'select 1 as x from public.drafts')).toHaveLength(1);
      await query('delete from auth.sessions where user_id = $1', [ada.id]);
      expect(await as(ada, 'select 1 as x from public.drafts')).toEqual([]);
      await as(ada, `update public.drafts set draft = '{}'`);
      expect(await stored()).toMatchObject({ draft: { guests: 1 } });
    });

    test('is told for a month that a link was used', async () => {
      const { id } = await person();
      const used = (hash: string) => serve('is_link_used', { p_link: hash });
      await prove(id, 'first');
      expect([await used('first'), await used('second')]).toEqual([true, false]);
      await query(`update public.used_links set used_at = now() - interval '31 days'`);
      await prove(id);
      expect(await used('first')).toBe(false);
    });
  });
});
