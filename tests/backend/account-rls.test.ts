import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test, vi } from 'vitest';
import { handleAccount } from '@/lib/account/server/account';
import { handleDraftRead } from '@/lib/account/server/draft';
import { connect } from '@/lib/server/database/service-client';
import { accountSite, password } from '@/tests/helpers/account-site';
import { inquireFrom } from '@/tests/helpers/inquiries';
import { serviceClient } from '@/tests/helpers/service-client';

const { browser, signedUp } = accountSite();

/** The data interface with somebody's token, as whoever has a hosted project's address could use it. */
function getData(token?: string): SupabaseClient {
  const { url, anonKey, fetch: send } = connect();
  return createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: send, ...(token && { headers: { Authorization: `Bearer ${token}` } }) },
  });
}

async function person(guests: number) {
  const own = await signedUp();
  const { data } = await own.browser.auth.getSession();
  const id = data.session?.user.id ?? '';
  const service = serviceClient();
  const reference = await inquireFrom(own.email, { userId: id });
  await service.from('drafts').insert({ user_id: id, draft: { guests } }).throwOnError();
  const message = {
    reference: `SK-2026-${reference.slice(-5)}`,
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
  return { ...own, id, data: getData(data.session?.access_token) };
}

let ada: Awaited<ReturnType<typeof person>>;
let eve: typeof ada;
let nobody: SupabaseClient;
const own = ['inquiries', 'drafts', 'contact_messages', 'proven_addresses'];
const tables = [...own, 'versions', 'entries', 'mail_outbox', 'rate_limits', 'used_links'];

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

const forged = () =>
  `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: ada.id, role: 'service_role' }))}.`;

const intruders: readonly [string, () => SupabaseClient][] = [
  ['nobody', () => nobody],
  ['an invented token', () => getData(forged())],
  ['another person', () => eve.data],
  ['she herself, past the site', () => ada.data],
];

test.each(intruders)('%s reads nothing in any table, and changes nothing', async (_, intruder) => {
  const before = await everything();
  for (const rows of before) expect(rows?.length).toBeGreaterThan(0);
  for (const table of tables) {
    const from = () => intruder().from(table);
    const { data } = await from().select();
    expect([table, data ?? []]).toEqual([table, []]);
    const key =
      { rate_limits: 'bucket', used_links: 'hash', versions: 'key', entries: 'id' }[table] ?? 'user_id';
    await from().update({ user_id: eve.id }).not(key, 'is', null);
    await from().upsert({ user_id: ada.id, draft: { guests: 1 } });
    await from().delete().not(key, 'is', null);
  }
  for (const table of ['users', 'sessions', 'refresh_tokens', 'identities', 'audit_log_entries']) {
    const { data, error } = await intruder().schema('auth').from(table).select();
    expect([table, data, error === null]).toEqual([table, null, false]);
  }
  expect(await everything()).toEqual(before);
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
      const { error } = await nobody.from('inquiries').insert({ reference: 'SG-2026-AAAAA' });
      expectThat(error !== null, 'nobody writes');
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
