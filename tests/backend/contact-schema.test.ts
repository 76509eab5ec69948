import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresPrograms } from '@/tests/helpers/backend-postgres';
import { pgliteTarget, postgresTarget, type Role, type Target } from '@/tests/helpers/backend-targets';

/** Arguments of `submit_contact_message` for a message of nobody in particular. */
const submission = (changes: Record<string, unknown> = {}) => ({
  p_idempotency_key: randomUUID(),
  p_bucket: `test:${randomUUID()}`,
  p_limit_per_hour: 8,
  p_locale: 'de',
  p_topic: 'viewing',
  p_name: 'Ada Beispiel',
  p_email: 'ada@example.org',
  p_phone: '',
  p_message: 'Ist der 12. Juni noch frei?',
  p_callback: true,
  p_callback_day: '2026-12-01',
  p_callback_window: '10-12',
  p_suspicious: false,
  p_answer_by: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  ...changes,
});

type Answer = { readonly status: string; readonly reference: string; readonly repeated: boolean };

const databases = [
  { name: 'PGlite', open: pgliteTarget, present: true, sessions: 1 },
  { name: 'PostgreSQL', open: postgresTarget, present: postgresPrograms() !== null, sessions: 13 },
];

if (!postgresPrograms()) console.warn('SKIPPED: PostgreSQL is not installed; only PGlite is tested.');

describe.each(databases)('contact messages on $name', ({ open, present, sessions }) => {
  let database: Target;

  beforeAll(async () => {
    const target = present ? await open() : null;
    if (target) database = target;
  });
  afterAll(() => database?.stop());

  const call = (name: string, args: Record<string, unknown>) => ({
    sql: `select public.${name}(${Object.keys(args)
      .map((key, index) => `${key} => $${index + 1}`)
      .join(', ')}) as answer`,
    values: Object.values(args),
  });
  const run = async (name: string, args: Record<string, unknown>, role: Role = 'service_role') => {
    const { sql, values } = call(name, args);
    const [row] = await database.query(sql, values, role);
    return row?.answer;
  };
  const submit = async (args: Record<string, unknown>) =>
    (await run('submit_contact_message', args)) as Answer;
  const count = async (table: string, where = 'true') => {
    const [row] = await database.query(`select count(*)::int as n from public.${table} where ${where}`);
    return row?.n;
  };
  /** Who the data API would say is asking, from now on; the embedded backend names each claim, PostgREST all at once. */
  const signIn = async (user: string | null) => {
    const session = randomUUID();
    if (user)
      await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, user]);
    return database.query(
      "select set_config('request.jwt.claims', $1, false), set_config('request.jwt.claim.sub', $2, false)",
      [JSON.stringify(user ? { sub: user, role: 'authenticated', session_id: session } : {}), user ?? ''],
    );
  };

  test.runIf(present)('a message becomes one row and one mail each for staff and visitor', async () => {
    const answer = await submit(submission({ p_locale: 'es' }));
    expect(answer).toMatchObject({ status: 'stored', repeated: false });
    expect(answer.reference).toMatch(/^SK-20\d\d-[2-9A-HJKMNP-Z]{5}$/);
    const mails = await database.query(
      `select kind, recipient, mail.locale from public.mail_outbox as mail
       join public.contact_messages as message on message.id = contact_message_id
       where reference = $1 order by recipient`,
      [answer.reference],
    );
    expect(mails).toEqual([
      { kind: 'contact', recipient: 'house', locale: 'de' },
      { kind: 'contact', recipient: 'visitor', locale: 'es' },
    ]);
  });

  test.runIf(present)('a suspicious message causes no mail to the address it names', async () => {
    const { reference } = await submit(submission({ p_suspicious: true }));
    const mails = await database.query(
      `select recipient from public.mail_outbox join public.contact_messages as message
       on message.id = contact_message_id where reference = $1`,
      [reference],
    );
    expect(mails).toEqual([{ recipient: 'house' }]);
  });

  test.runIf(present)(
    'a known key returns the stored message and counts nothing; with other content it is a conflict',
    async () => {
      const args = submission({ p_limit_per_hour: 1 });
      const first = await submit(args);
      expect(await submit({ ...args, p_locale: 'en' })).toEqual({ ...first, repeated: true });
      for (const other of [{ p_name: 'Somebody else' }, { p_message: 'Etwas anderes' }])
        expect(await submit({ ...args, ...other })).toEqual({ status: 'conflict' });
      expect(await count('contact_messages', `idempotency_key = '${args.p_idempotency_key}'`)).toBe(1);
    },
  );

  test.runIf(present)('somebody who is signed in reads their own messages, and only those', async () => {
    const [ada, ben] = [randomUUID(), randomUUID()];
    for (const id of [ada, ben]) {
      await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.org`]);
      await submit(submission({ p_user_id: id }));
    }
    await submit(submission());
    const seen = (role: Role) => database.query('select user_id from public.contact_messages', [], role);
    await signIn(ada);
    expect(await seen('authenticated')).toEqual([{ user_id: ada }]);
    // Refused where grants count, empty where only row level security does.
    expect(await seen('anon').catch(() => [])).toEqual([]);
    await signIn(null);
    expect(await seen('authenticated')).toEqual([]);
  });

  test.runIf(present)('nobody but the server writes, not even to their own rows', async () => {
    const ada = randomUUID();
    await database.query('insert into auth.users (id, email) values ($1, $2)', [ada, `${ada}@example.org`]);
    await submit(submission({ p_user_id: ada }));
    await signIn(ada);
    const before = await count('contact_messages');
    for (const role of ['anon', 'authenticated'] as const) {
      const attempt = (sql: string, values: unknown[] = []) =>
        database.query(sql, values, role).catch(() => []);
      await attempt("update public.contact_messages set message = 'changed'");
      await attempt('delete from public.contact_messages');
      await attempt(
        `insert into public.contact_messages
           (reference, idempotency_key, user_id, locale, topic, name, email, message, answer_by)
         values ('SK-2026-AAAAA', $1, $2, 'de', 'other', 'x', 'x@example.org', 'x', now())`,
        [randomUUID(), ada],
      );
      await expect(run('submit_contact_message', submission(), role)).rejects.toMatchObject({
        code: '42501',
      });
    }
    await signIn(null);
    expect(await count('contact_messages')).toBe(before);
    expect(await count('contact_messages', "message = 'changed'")).toBe(0);
  });

  test.runIf(present)(
    'a claimed mail carries the message, and a sent account mail forgets its link',
    async () => {
      await database.query('delete from public.mail_outbox');
      await submit(submission({ p_suspicious: true }));
      await database.query(
        `insert into public.mail_outbox (kind, recipient, locale, payload)
       values ('account', 'visitor', 'de', '{"url":"https://seegut.test/auth/confirm"}')`,
      );
      type Claimed = {
        id: string;
        kind: string;
        contact: object | null;
        inquiry: object | null;
        payload: object;
      };
      const claimed = (await run('claim_outbox', { p_batch: 5, p_lock_seconds: 60 })) as Claimed[];
      expect(claimed.find(({ kind }) => kind === 'contact')).toMatchObject({
        inquiry: null,
        contact: {
          topic: 'viewing',
          email: 'ada@example.org',
          message: 'Ist der 12. Juni noch frei?',
          callbackDay: '2026-12-01',
          callbackWindow: '10-12',
          suspicious: true,
        },
      });
      const account = claimed.find(({ kind }) => kind === 'account');
      expect(account).toMatchObject({ contact: null, payload: { url: expect.any(String) } });
      const settle = (attempt: number, ok: boolean) =>
        run('settle_outbox', { p_id: account?.id, p_attempt: attempt, p_ok: ok });
      await settle(1, false);
      expect(await count('mail_outbox', "payload ->> 'url' is not null")).toBe(1);
      await settle(1, true);
      expect(await count('mail_outbox', "payload ->> 'url' is not null")).toBe(0);
    },
  );

  test.runIf(present)('a rejected row leaves nothing behind', async () => {
    const before = [await count('contact_messages'), await count('mail_outbox'), await count('rate_limits')];
    await expect(submit(submission({ p_locale: 'francais' }))).rejects.toMatchObject({ code: '23514' });
    expect([await count('contact_messages'), await count('mail_outbox'), await count('rate_limits')]).toEqual(
      before,
    );
  });

  // One session has nothing simultaneous.
  if (sessions === 1) return;

  test.runIf(present)('simultaneous posts with one key store one row', async () => {
    const { parallel } = database;
    const same = submission({ p_limit_per_hour: 1 });
    const { sql, values } = call('submit_contact_message', same);
    const rows = await Promise.all(
      Array.from({ length: 12 }, async () => (await parallel?.(sql, values)) ?? []),
    );
    const answers = rows.map(([row]) => row?.answer as Answer);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  });
});
