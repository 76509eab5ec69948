import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresPrograms } from '@/tests/helpers/backend-postgres';
import { submission } from '@/tests/helpers/backend-submission';
import { pgliteTarget, postgresTarget, type Target } from '@/tests/helpers/backend-targets';

const databases = [
  { name: 'PGlite', open: pgliteTarget, present: true },
  { name: 'PostgreSQL', open: postgresTarget, present: postgresPrograms() !== null },
];

describe.each(databases)('accounts on $name', ({ open, present }) => {
  let database: Target;

  beforeAll(async () => {
    const target = present ? await open() : null;
    if (target) database = target;
  });
  afterAll(() => database?.stop());

  /** Whose token the session carries, in the form of hosted projects and in that of the embedded backend. */
  const claim = async (id: string, session = sessions.get(id)) => {
    const claims = id && JSON.stringify({ sub: id, role: 'authenticated', session_id: session });
    await database.query(
      `select set_config('request.jwt.claims', $1, false), set_config('request.jwt.claim.sub', $2, false)`,
      [claims, id],
    );
  };
  /** Runs a statement as somebody who is signed in: role and token, as the data API sets them. */
  const runAs = async (id: string, sql: string) => {
    await claim(id);
    try {
      return await database.query(sql, [], 'authenticated');
    } finally {
      await claim('');
    }
  };
  const sessions = new Map<string, string>();
  const person = async (email: string) => {
    const id = randomUUID();
    const session = randomUUID();
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
    await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id]);
    sessions.set(id, session);
    return id;
  };
  const inquire = async (email: string, more: Record<string, unknown> = {}) => {
    const args = submission({ p_email: email, ...more });
    const names = Object.keys(args).map((key, index) => `${key} => $${index + 1}`);
    const values = Object.values(args).map((value) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    );
    const sql = `select public.submit_inquiry(${names.join(', ')}) ->> 'reference' as reference`;
    return (await database.query(sql, values, 'service_role'))[0]?.reference;
  };
  const prove = async (id: string) =>
    (
      await database.query(
        'select public.prove_address($1, $2) as answer',
        [id, randomUUID()],
        'service_role',
      )
    )[0]?.answer;
  const ownReferences = async (id: string) =>
    (await runAs(id, 'select reference from public.inquiries order by created_at')).map(
      ({ reference }) => reference,
    );

  test('only a proven address is given what was sent from it, and only once', async () => {
    const email = `${randomUUID()}@example.org`;
    const [ada, eve] = [await person(email), await person(`${randomUUID()}@example.org`)];
    const reference = await inquire(email.toUpperCase());
    await inquire(email, { p_suspicious: true });
    const link = 'select public.link_own_inquiries() as linked';
    expect(await runAs(ada, link)).toEqual([{ linked: 0 }]);
    expect(await prove(ada)).toEqual({ first: true, linked: 1 });
    expect(await prove(ada)).toEqual({ first: false, linked: 0 });
    expect(await ownReferences(ada)).toEqual([reference]);
    const later = await inquire(email);
    expect(await runAs(eve, link)).toEqual([{ linked: 0 }]);
    expect(await runAs(ada, link)).toEqual([{ linked: 1 }]);
    expect(await ownReferences(ada)).toEqual([reference, later]);
    expect(await ownReferences(eve)).toEqual([]);

    // A proof holds for one address.
    await inquire(`neu-${email}`);
    await database.query('update auth.users set email = $2 where id = $1', [ada, `neu-${email}`]);
    expect(await runAs(ada, link)).toEqual([{ linked: 0 }]);
    expect(await prove(ada)).toEqual({ first: true, linked: 1 });
  });

  test('what a draft may be', async () => {
    const id = await person(`${randomUUID()}@example.org`);
    const draft = (value: string, revision = 1) =>
      runAs(
        id,
        `insert into public.drafts (user_id, draft, revision) values ('${id}', ${value}, ${revision})`,
      );
    for (const wrong of ["'[]'", "'1'", `jsonb_build_object('x', repeat('x', 140000))`]) {
      await expect(draft(wrong)).rejects.toMatchObject({ code: '23514' });
    }
    await expect(draft("'{}'", 0)).rejects.toMatchObject({ code: '23514' });
    await draft('null', 7);
  });

  test(
    'a deleted account takes its own with it and leaves inquiries without a name',
    async () => {
      const email = `${randomUUID()}@example.org`;
      const id = await person(email);
      const reference = await inquire(email, { p_user_id: id });
      await prove(id);
      await runAs(id, `insert into public.drafts (user_id, draft) values ('${id}', '{}')`);
      await database.query(
        `insert into public.mail_outbox (kind, recipient, locale, payload)
       values ('account', 'visitor', 'de', jsonb_build_object('purpose', 'recovery', 'email', $1::text, 'url', 'x'))`,
        [email],
      );
      const remove = async () =>
        (await database.query('select public.delete_account($1, $2) as gone', [id, 'en'], 'service_role'))[0]
          ?.gone;
      expect([await remove(), await remove()]).toEqual([true, false]);
      for (const table of ['drafts', 'proven_addresses', 'inquiries']) {
        expect(await database.query(`select 1 from public.${table} where user_id = $1`, [id])).toEqual([]);
      }
      expect(
        await database.query('select 1 from public.inquiries where reference = $1', [reference]),
      ).toHaveLength(1);
      const mails = `select locale, payload ->> 'purpose' as purpose from public.mail_outbox where payload ->> 'email' = $1`;
      expect(await database.query(mails, [email])).toEqual([{ locale: 'en', purpose: 'deleted' }]);
    },
  );

  test('a token whose session has ended reads and writes nothing', async () => {
    const email = `${randomUUID()}@example.org`;
    const id = await person(email);
    await inquire(email, { p_user_id: id });
    await runAs(id, `insert into public.drafts (user_id, draft) values ('${id}', '{"guests": 1}')`);
    expect(await ownReferences(id)).toHaveLength(1);
    await database.query('delete from auth.sessions where user_id = $1', [id]);
    expect(await ownReferences(id)).toEqual([]);
    expect(await runAs(id, 'select draft from public.drafts')).toEqual([]);
    await runAs(id, `update public.drafts set draft = '{}'`);
    const [row] = await database.query('select draft from public.drafts where user_id = $1', [id]);
    expect(row?.draft).toEqual({ guests: 1 });
  });

  test(
    'proving an address ends other sessions, pending links and the password together',
    async () => {
      const id = await person(`${randomUUID()}@example.org`);
      const own = randomUUID();
      await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [own, id]);
      const arm = () =>
        database.query(
          `update auth.users set encrypted_password = 'hash', email_change = 'eve@example.org',
             email_change_token_new = $2, recovery_token = $2 where id = $1`,
          [id, randomUUID()],
        );
      const prove = (keep: boolean) =>
        database.query(
          'select public.prove_address($1, $2, $3, $4)',
          [id, randomUUID(), own, keep],
          'service_role',
        );
      const left = async () =>
        (
          await database.query(
            `select encrypted_password as password, email_change || email_change_token_new || recovery_token as links,
               (select array_agg(sessions.id::text) from auth.sessions where user_id = users.id) as sessions
             from auth.users where id = $1`,
            [id],
          )
        )[0];
      await arm();
      await prove(true);
      expect(await left()).toEqual({ password: 'hash', links: '', sessions: [own] });
      await arm();
      await prove(false);
      expect(await left()).toEqual({ password: '', links: '', sessions: [own] });
    },
  );

  test('the database, not its owner, says when a draft was saved', async () => {
    const id = await person(`${randomUUID()}@example.org`);
    await runAs(
      id,
      `insert into public.drafts (user_id, draft, saved_at) values ('${id}', '{}', '2999-01-01')`,
    );
    const isNow = async () =>
      (await database.query('select saved_at <= now() as now from public.drafts where user_id = $1', [id]))[0]
        ?.now;
    expect(await isNow()).toBe(true);
    await runAs(id, `update public.drafts set saved_at = '2999-01-01'`);
    expect(await isNow()).toBe(true);
  });

  test('a used link is known for a month', async () => {
    const id = await person(`${randomUUID()}@example.org`);
    const used = async (hash: string) =>
      (await database.query('select public.is_link_used($1) as used', [hash], 'service_role'))[0]?.used;
    await database.query('select public.prove_address($1, $2)', [id, 'first'], 'service_role');
    expect([await used('first'), await used('second')]).toEqual([true, false]);
    await database.query(`update public.used_links set used_at = now() - interval '31 days'`);
    await prove(id);
    expect(await used('first')).toBe(false);
  });
});
