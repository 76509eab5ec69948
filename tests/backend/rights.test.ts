import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '@/tests/helpers/backend-desk';
import type { Target } from '@/tests/helpers/backend-targets';

/** Of whose rows a policy speaks, besides a session that has not ended: `own` or those of the desk. */
const expectedPolicies = [
  'bookings: authenticated SELECT desk',
  'cancellations: authenticated SELECT desk',
  'contact_messages: authenticated SELECT desk',
  'contact_messages: authenticated SELECT own',
  'drafts: authenticated INSERT own',
  'drafts: authenticated SELECT own',
  'drafts: authenticated UPDATE own',
  'inquiries: authenticated SELECT desk',
  'inquiries: authenticated SELECT own',
  'inquiry_events: authenticated SELECT desk',
  'inquiry_notes: authenticated SELECT desk',
  'offer_acceptances: authenticated SELECT desk',
  'offer_acceptances: authenticated SELECT own',
  'offer_drafts: authenticated SELECT desk',
  'offers: authenticated SELECT desk',
  'offers: authenticated SELECT own',
];

/** What anybody with an account may call besides the functions of the staff; it says no, or is about the caller alone. */
const forAccounts = ['has_live_session', 'is_staff', 'link_own_inquiries', 'staff_self'];

type Row = { name: string; signature: string; nulls: string };

describe.each(databases)('rights on $name', ({ open, present }) => {
  let database: Target;
  let functions: readonly Row[];

  beforeAll(async () => {
    const target = present ? await open() : null;
    if (!target) return;
    database = target;
    functions = (await database.query(
      `select proname as name, oid::regprocedure::text as signature,
         concat_ws(',', variadic array_fill('null'::text, array[pronargs])) as nulls
       from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by 1`,
    )) as Row[];
  });
  afterAll(() => database?.stop());

  test.runIf(present)('every table has policies, and each is about own rows or the desk', async () => {
    const open = `select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`;
    expect(await database.query(open)).toEqual([]);
    const rows = (await database.query(
      `select tablename, array_to_string(roles, ' ') as roles, cmd, concat(qual, with_check) as condition
       from pg_policies where schemaname = 'public' and roles <> '{desk}' order by 1`,
    )) as { tablename: string; roles: string; cmd: string; condition: string }[];
    const policies = rows.map(({ tablename, roles, cmd, condition }) => {
      expect(condition, tablename).toContain('has_live_session()');
      const whose = condition.includes('is_staff()')
        ? 'desk'
        : condition.includes('auth.uid()')
          ? 'own'
          : 'all';
      return `${tablename}: ${roles} ${cmd} ${whose}`;
    });
    expect(policies.sort()).toEqual(expectedPolicies);
    const verbs = await database.query(
      `select tablename from pg_policies
       where schemaname = 'public' and roles = '{desk}' and concat(qual, with_check) not like '%is_staff()%'`,
    );
    expect(verbs).toEqual([]);
  });

  test.runIf(present)(
    'visitors may call what is about themselves, and the functions of the staff',
    async () => {
      const granted = async (role: string) =>
        (
          await database.query(
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
    },
  );

  test.runIf(present)('every function asks who calls it, even when somebody grants all of them', async () => {
    expect(functions.length).toBeGreaterThan(30);
    await database.query('grant execute on all functions in schema public to anon, authenticated');
    for (const { name, signature, nulls } of functions.filter((one) => !forAccounts.includes(one.name))) {
      for (const role of ['anon', 'authenticated'] as const) {
        const call = database.query(`select public.${name}(${nulls})`, [], role);
        await expect(call, `${role} ${signature}`).rejects.toMatchObject({ code: '42501' });
      }
    }
  });
});
