import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test, vi } from 'vitest';
import { connect } from '@/lib/server/database/service-client';
import { accountSite } from '@/tests/helpers/account-site';
import { contactRow } from '@/tests/helpers/backend-contact';
import { inquireFrom } from '@/tests/helpers/inquiries';
import { serviceClient } from '@/tests/helpers/service-client';

const { signedUp } = accountSite();

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
  await inquireFrom(own.email, { userId: id });
  await service.from('drafts').insert({ user_id: id, draft: { guests } }).throwOnError();
  await service
    .from('contact_messages')
    .insert(contactRow({ user_id: id, email: own.email }))
    .throwOnError();
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
