import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerBody, dayFromToday, deskOn, freshDay, type Person } from '@/tests/helpers/backend-desk';
import { databases, ownTarget } from '@/tests/helpers/backend-targets';

/** All are for the desk, and ask whether the session has ended. */
const expectedPolicies = [
  'bookings: authenticated SELECT desk',
  'cancellations: authenticated SELECT desk',
  'contact_messages: authenticated SELECT desk',
  'inquiries: authenticated SELECT desk',
  'inquiry_events: authenticated SELECT desk',
  'inquiry_notes: authenticated SELECT desk',
  'offer_acceptances: authenticated SELECT desk',
  'offers: authenticated SELECT desk',
];

/** What anybody with an account may call besides the functions of the staff; it says no, or is about the caller alone. */
const forAccounts = ['has_live_session', 'is_staff', 'staff_self'];

const tables = [
  'inquiry_notes',
  'inquiry_events',
  'offers',
  'offer_acceptances',
  'bookings',
  'inquiries',
  'contact_messages',
] as const;

type Function = { name: string; signature: string; nulls: string };

describe.each(databases)('who may do what on $name', (where) => {
  const desk = deskOn(ownTarget(where));
  let jule: Person;
  let ada: Person;
  let intruders: Record<string, Person>;
  let functions: readonly Function[];
  let reference: string;

  beforeAll(async () => {
    jule = await desk.member();
    ada = await desk.person();
    const former = await desk.member('Ehemals');
    await desk.serve('remove_staff', { p_email: former.email });
    // Signed in again since: as an account, and with nothing else.
    await desk.query('insert into auth.sessions (id, user_id) values ($1, $2)', [former.session, former.id]);
    const signedOut = await desk.member('Fort');
    await desk.query('delete from auth.sessions where id = $1', [signedOut.session]);
    const unproven = await desk.person({ isProven: false });
    await desk.serve('add_staff', { p_email: unproven.email, p_name: 'Unbewiesen' });
    const stolen = await desk.person();
    intruders = {
      'the visitor whose inquiry it is': ada,
      'another visitor': await desk.person(),
      'a former member': former,
      'a member whose session has ended': signedOut,
      'whoever registered a colleague’s address first': unproven,
      'a visitor with a staff member’s session id': { ...stolen, session: jule.session },
      'a visitor whose token claims to be staff': {
        ...(await desk.person()),
        claims: { is_staff: true, app_metadata: { role: 'staff' }, user_metadata: { role: 'staff' } },
      },
    };
    reference = await desk.inquire({ p_user_id: ada.id });
    await desk.call(jule, 'staff_note', { p_reference: reference, p_text: 'Vertraulich' });
    await desk.offer(jule, reference, freshDay());
    await desk.accept(reference);
    await desk.query(
      `insert into public.contact_messages
         (reference, idempotency_key, user_id, locale, topic, name, email, message, answer_by)
       values ('SK-2026-AAAAA', gen_random_uuid(), $1, 'de', 'other', 'Ada', 'ada@example.org', 'Guten Tag', now())`,
      [ada.id],
    );
    functions = (await desk.query(
      `select proname as name, oid::regprocedure::text as signature,
         concat_ws(',', variadic array_fill('null'::text, array[pronargs])) as nulls
       from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by 1`,
    )) as Function[];
  });

  /** Everything that the desk knows, as its owner sees it. */
  const everything = async () => {
    const rows: unknown[] = [];
    for (const table of tables) rows.push(await desk.query(`select * from public.${table} order by 1`));
    rows.push(await desk.query('select * from private.staff order by 1'));
    rows.push(await desk.query('select kind, recipient from public.mail_outbox order by id'));
    return rows;
  };
  /** A statement as somebody, or as nobody; what is refused finds nothing. */
  const attempt = (person: Person | null, sql: string) =>
    (person ? desk.as(person, sql) : desk.query(sql, [], 'anon')).catch(() => []);
  /** Whatever is no plain reading: nobody may do it without a function. */
  const writes = (person: Person | null) => [
    ...tables.flatMap((table) => [
      `delete from public.${table}`,
      `insert into public.${table} default values`,
    ]),
    `update public.inquiries set state = 'received'`,
    `update public.offers set state = 'accepted'`,
    `update public.bookings set state = 'released'`,
    `update public.inquiry_notes set text = ''`,
    `insert into private.staff (user_id, name) values ('${person?.id ?? randomUUID()}', 'Eve')`,
    'update private.staff set name = name',
  ];

  test('no table is open, and each policy is about the desk', async () => {
    const open = `select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`;
    expect(await desk.query(open)).toEqual([]);
    const rows = (await desk.query(
      `select tablename, array_to_string(roles, ' ') as roles, cmd, concat(qual, with_check) as condition
       from pg_policies where schemaname = 'public' and roles <> '{desk}' order by 1`,
    )) as { tablename: string; roles: string; cmd: string; condition: string }[];
    const policies = rows.map(({ tablename, roles, cmd, condition }) => {
      expect(condition, tablename).toContain('has_live_session()');
      return `${tablename}: ${roles} ${cmd} ${condition.includes('is_staff()') ? 'desk' : 'all'}`;
    });
    expect(policies.sort()).toEqual(expectedPolicies);
    const verbs = await desk.query(
      `select tablename from pg_policies
       where schemaname = 'public' and roles = '{desk}' and concat(qual, with_check) not like '%is_staff()%'`,
    );
    expect(verbs).toEqual([]);
  });

  test('visitors may call what is about themselves, and the functions of the staff', async () => {
    const granted = async (role: string) =>
      (
        await desk.query(
          `select proname as name from pg_proc
           where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
             and has_function_privilege($1, oid, 'execute') order by 1`,
          [role],
        )
      ).map(({ name }) => String(name));
    expect(await granted('anon')).toEqual([]);
    const called = await granted('authenticated');
    expect(called.filter((name) => !name.startsWith('staff_') && !forAccounts.includes(name))).toEqual([]);
    expect(called).toEqual(expect.arrayContaining(forAccounts));
  });

  test('nobody and no stranger reads, writes or calls anything', async () => {
    for (const rows of await everything()) expect(Object(rows).length).toBeGreaterThan(0);
    expect(functions.length).toBeGreaterThan(20);
    // Even where somebody grants what the migrations revoke, as the embedded backend does.
    await desk.query('grant all on all tables in schema public to anon, authenticated');
    await desk.query('grant execute on all functions in schema public to anon, authenticated');
    const before = await everything();
    for (const [name, person] of [['nobody', null] as const, ...Object.entries(intruders)]) {
      for (const table of [...tables.map((one) => `public.${one}`), 'private.staff']) {
        expect([name, table, await attempt(person, `select * from ${table}`)]).toEqual([name, table, []]);
      }
      for (const sql of writes(person)) await attempt(person, sql);
      const isStaff = await attempt(person, 'select public.is_staff() as staff');
      expect([name, isStaff]).toEqual([name, [{ staff: false }]]);
      for (const { name: called, signature, nulls } of functions) {
        if (forAccounts.includes(called)) continue;
        const sql = `select public.${called}(${nulls})`;
        const answer = person ? desk.as(person, sql) : desk.query(sql, [], 'anon');
        await expect(answer, `${name} ${signature}`).rejects.toMatchObject({ code: '42501' });
      }
    }
    expect(await everything()).toEqual(before);
    await desk.query('revoke all on all tables in schema public from anon');
    await desk.query('revoke execute on all functions in schema public from public, anon');
  });

  test('a member reads everything, writes no table directly and calls nothing of the server', async () => {
    await desk.query('grant all on all tables in schema public to authenticated');
    const before = await everything();
    for (const table of tables) {
      const rows = await attempt(jule, `select * from public.${table}`);
      expect([table, rows.length > 0]).toEqual([table, true]);
    }
    for (const sql of writes(jule)) await attempt(jule, sql);
    expect(await everything()).toEqual(before);
    for (const { name, signature, nulls } of functions) {
      if (name.startsWith('staff_') || forAccounts.includes(name)) continue;
      const answer = desk.as(jule, `select public.${name}(${nulls})`);
      await expect(answer, signature).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('a session older than a day reads and notes, but does nothing that cannot be undone', async () => {
    const old = await desk.member('Alt');
    await desk.query(`update auth.sessions set created_at = now() - interval '25 hours' where id = $1`, [
      old.session,
    ]);
    expect(await desk.call(old, 'staff_self', {})).toEqual({ userId: old.id, name: 'Alt', isFresh: false });
    await desk.call(old, 'staff_note', { p_reference: reference, p_text: 'Gelesen' });
    const sent = {
      p_key: randomUUID(),
      p_reference: reference,
      p_from: 0,
      p_body: answerBody(null),
      p_total_cents: 1,
      p_valid_until: dayFromToday(3),
      p_option_until: null,
      p_max_deliveries: 3,
    };
    const { id } = await desk.row('select id from public.bookings');
    const calls = {
      staff_answer: sent,
      staff_decline: { p_key: randomUUID(), p_reference: reference, p_message: '', p_days: [] },
      staff_set_day: { p_day: freshDay(), p_state: 'closed' },
      staff_release_booking: { p_booking: id },
    };
    for (const [call, args] of Object.entries(calls)) {
      await expect(desk.call(old, call, args), call).rejects.toMatchObject({ code: 'P0S02' });
    }
  });

  test('the role counts from the moment the address is proven, and not after its removal', async () => {
    const eve = await desk.person({ isProven: false });
    const added = { userId: eve.id, added: true };
    const upper = eve.email.toUpperCase();
    expect(await desk.serve('add_staff', { p_email: upper, p_name: 'Eve' })).toEqual(added);
    const isStaff = async () => (await desk.as(eve, 'select public.is_staff() as staff'))[0]?.staff;
    expect(await isStaff()).toBe(false);
    const proof = 'insert into public.proven_addresses (user_id, email) values ($1, $2)';
    await desk.query(proof, [eve.id, eve.email]);
    expect(await isStaff()).toBe(true);
    const open = await desk.inquire();
    await desk.call(eve, 'staff_take', { p_reference: open, p_take: true });
    expect(await desk.serve('remove_staff', { p_email: eve.email })).toBe(true);
    expect(await desk.serve('remove_staff', { p_email: eve.email })).toBe(false);
    expect(await isStaff()).toBe(false);
    expect(await desk.row('select 1 as x from auth.sessions where user_id = $1', eve.id)).toEqual({});
    const assignee = 'select assignee_name from public.inquiries where reference = $1';
    expect(await desk.row(assignee, open)).toEqual({ assignee_name: null });
  });
});
