import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deskOn } from '@/tests/helpers/backend-desk';
import { submission } from '@/tests/helpers/backend-submission';
import { databases, ownTarget } from '@/tests/helpers/backend-targets';

type Answer = Record<string, unknown> & { reference: string; status: string };

describe.each(databases)('schema on $name', (where) => {
  const target = ownTarget(where);
  const { query, row, serve, serveBeside } = deskOn(target);
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
});
