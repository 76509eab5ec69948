import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { handleAccount } from '@/lib/account/server/account';
import { handleDraftRead } from '@/lib/account/server/draft';
import { connect, serviceClient } from '@/lib/server/database/service-client';
import { accountSite, type Browser, password } from '@/tests/helpers/account-site';
import { submission } from '@/tests/helpers/backend-submission';

const { browser, signedUp } = accountSite();

/** The data interface with somebody's token, as whoever has a hosted project's address could use it. */
function getData(token?: string): SupabaseClient {
  const { url, anonKey, fetch: send } = connect();
  return createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: send, ...(token && { headers: { Authorization: `Bearer ${token}` } }) },
  });
}

type Person = {
  readonly id: string;
  readonly email: string;
  readonly browser: Browser;
  readonly data: SupabaseClient;
  readonly reference: string;
};

async function person(guests: number): Promise<Person> {
  const own = await signedUp();
  const { data } = await own.browser.auth.getSession();
  const id = data.session?.user.id ?? '';
  const service = serviceClient();
  const sent = submission({ p_email: own.email, p_user_id: id });
  const { data: stored } = await service.rpc('submit_inquiry', sent).throwOnError();
  await service.from('drafts').insert({ user_id: id, draft: { guests } }).throwOnError();
  const message = {
    reference: `SK-2026-${stored.reference.slice(-5)}`,
    idempotency_key: randomUUID(),
    user_id: id,
    locale: 'de',
    topic: 'other',
    name: 'Ada',
    email: own.email,
    message: 'Guten Tag',
    answer_by: new Date().toISOString(),
  };
  await service.from('contact_messages').insert(message).throwOnError();
  return { ...own, id, data: getData(data.session?.access_token), reference: stored.reference };
}

let ada: Person;
let eve: Person;
let nobody: SupabaseClient;
const tables = [
  'inquiries',
  'drafts',
  'contact_messages',
  'mail_outbox',
  'rate_limits',
  'proven_addresses',
  'used_links',
];

beforeAll(async () => {
  // Every refused call is logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  nobody = getData();
  ada = await person(11);
  eve = await person(12);
  const counter = { bucket: 'x', window_start: new Date().toISOString(), count: 1 };
  await serviceClient().from('rate_limits').insert(counter).throwOnError();
});

/** All rows of a table, as only the server sees them. */
const everything = async () =>
  Promise.all(tables.map(async (table) => (await serviceClient().from(table).select().throwOnError()).data));

const intruders: readonly [string, () => SupabaseClient][] = [
  ['nobody', () => nobody],
  ['another person', () => eve.data],
  ['she herself, past the site', () => ada.data],
];

describe.each(intruders)('%s', (_, intruder) => {
  test.each(tables)('reads nothing in %s, however it is asked, and changes nothing', async (table) => {
    const before = await everything();
    expect(before[tables.indexOf(table)]?.length).toBeGreaterThan(0);
    const from = () => intruder().from(table);
    const asked = await Promise.all([
      from().select(),
      from().select().or('user_id.not.is.null,user_id.is.null'),
      from().select('*,auth.users(*)'),
      from().select('*,users(*)'),
      from().select().eq('user_id', ada.id),
      from().select().neq('user_id', randomUUID()),
    ]);
    expect(asked.flatMap(({ data }) => data ?? [])).toEqual([]);
    const { count } = await from().select('*', { count: 'exact', head: true });
    expect(count ?? 0).toBe(0);

    const key = { rate_limits: 'bucket', used_links: 'hash' }[table] ?? 'user_id';
    for (const change of [{ user_id: eve.id }, { state: 'offer_sent' }, { draft: { guests: 1 } }]) {
      await from().update(change).eq(key, ada.id).select();
      await from().update(change).neq(key, eve.id);
      await from().upsert({ user_id: ada.id, ...change });
    }
    await from().delete().eq(key, ada.id).select();
    await from().delete().not(key, 'is', null);
    expect(await everything()).toEqual(before);
  });

  test('reads nothing through embedded relations, and reaches nothing of the sign-in interface', async () => {
    const data = intruder();
    const embeds = await Promise.all([
      data.from('mail_outbox').select('*, inquiries!inner(*), contact_messages(*)'),
      data.from('inquiries').select('reference, mail_outbox(*)'),
      data.from('inquiries').select('reference, ...mail_outbox(payload)'),
    ]);
    const text = JSON.stringify(embeds.map(({ data: rows }) => rows));
    for (const secret of [ada.reference, 'token_hash', '"kind"']) expect(text).not.toContain(secret);
    for (const table of ['users', 'sessions', 'refresh_tokens', 'identities', 'audit_log_entries']) {
      for (const schema of ['auth', 'public']) {
        const answer = await data.schema(schema).from(table).select();
        expect([table, answer.data, answer.error === null]).toEqual([table, null, false]);
      }
      expect((await data.schema('auth').from(table).delete().neq('id', randomUUID())).error).not.toBeNull();
    }
  });
});

test('an invented or foreign token opens nothing', async () => {
  const forged = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: ada.id, role: 'service_role' }))}.`;
  for (const token of [forged, 'x.y.z', connect().anonKey]) {
    const { data } = await getData(token).from('inquiries').select();
    expect(data ?? []).toEqual([]);
  }
  expect((await browser().auth.getUser(forged)).error).not.toBeNull();
});

test('requests of two users, anonymous and service at once never share rights', async () => {
  const problems: string[] = [];
  const expectThat = (right: boolean, problem: string) => {
    if (!right) problems.push(problem);
  };
  const operations = [
    ...[ada, eve].flatMap(({ data, email, browser: own }, n) => [
      async () => {
        const { data: rows } = await data.from('inquiries').select('user_id');
        expectThat(rows?.length === 0, 'past the site');
      },
      async () => {
        const answer = await (await own.ask(handleAccount, '/')).json();
        expectThat(answer.email === email && answer.inquiries.length === 1, 'own account');
      },
      async () => {
        const { draft } = await (await own.ask(handleDraftRead, '/')).json();
        expectThat(draft.guests === 11 + n, 'own draft');
      },
    ]),
    async () => {
      const { data } = await nobody.from('inquiries').select();
      expectThat(data?.length === 0, 'nobody reads');
    },
    async () => {
      const { error } = await nobody.rpc('submit_inquiry', submission());
      expectThat(error?.code === '42501', 'nobody writes');
    },
    async () => {
      const { count } = await serviceClient().from('inquiries').select('*', { count: 'exact', head: true });
      expectThat(count === 2, 'the server reads everything');
    },
    async () => {
      const { data } = await browser().auth.signInWithPassword({ email: ada.email, password });
      expectThat(data.user?.email === ada.email, 'signing in');
    },
  ];
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([...operations, ...operations].map((operation) => operation()));
  }
  expect(problems).toEqual([]);
});
