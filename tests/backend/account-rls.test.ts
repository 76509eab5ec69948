import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { connect, serviceClient } from '@/lib/server/database/service-client';
import { accountSite } from '@/tests/helpers/account-site';
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

type Person = { readonly id: string; readonly data: SupabaseClient; readonly reference: string };

async function person(): Promise<Person> {
  const { browser: own, email } = await signedUp();
  const { data } = await own.auth.getSession();
  const id = data.session?.user.id ?? '';
  const service = serviceClient();
  const sent = submission({ p_email: email, p_user_id: id });
  const { data: stored } = await service.rpc('submit_inquiry', sent).throwOnError();
  await service
    .from('drafts')
    .insert({ user_id: id, draft: { guests: 11 } })
    .throwOnError();
  await service
    .from('contact_messages')
    .insert({
      reference: `SK-2026-${stored.reference.slice(-5)}`,
      idempotency_key: randomUUID(),
      user_id: id,
      locale: 'de',
      topic: 'other',
      name: 'Ada',
      email,
      message: 'Guten Tag',
      answer_by: new Date().toISOString(),
    })
    .throwOnError();
  return { id, data: getData(data.session?.access_token), reference: stored.reference };
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
/** What belongs to a person and may be read by that person. */
const owned = ['inquiries', 'drafts', 'contact_messages'];

beforeAll(async () => {
  // Every refused call is logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  nobody = getData();
  ada = await person();
  eve = await person();
  const service = serviceClient();
  await service
    .from('rate_limits')
    .insert({ bucket: 'x', window_start: new Date().toISOString(), count: 1 })
    .throwOnError();
});

/** All rows of a table, as only the server sees them. */
const everything = async () =>
  Promise.all(tables.map(async (table) => (await serviceClient().from(table).select().throwOnError()).data));

const intruders: readonly [string, () => SupabaseClient][] = [
  ['nobody', () => nobody],
  ['another person', () => eve.data],
];

test('every table holds rows of the victim', async () => {
  for (const rows of await everything()) expect(rows?.length).toBeGreaterThan(0);
});

describe.each(intruders)('%s', (_, intruder) => {
  test.each(tables)('reads nothing of hers in %s, however it is asked', async (table) => {
    const from = () => intruder().from(table);
    const mine = intruder() === nobody ? [] : [eve.id];
    const column = owned.includes(table) ? 'user_id' : '*';
    const asked = await Promise.all([
      from().select(column),
      from().select(column).or('user_id.not.is.null,user_id.is.null'),
      from()
        .select(column)
        .limit(1_000)
        .order(owned.includes(table) ? 'user_id' : 'count'),
      from().select(`${column},auth.users(*)`),
      from().select(`${column},users(*)`),
      from().select(column).eq('user_id', ada.id),
      from().select(column).neq('user_id', randomUUID()),
      from().select(column).not('user_id', 'is', null),
    ]);
    for (const { data } of asked) {
      const seen = (data ?? []).map((row) => Object(row).user_id);
      expect(owned.includes(table) ? seen.filter((id) => !mine.includes(id)) : seen).toEqual([]);
    }
    const { count } = await from().select('*', { count: 'exact', head: true });
    expect(count ?? 0).toBeLessThanOrEqual(owned.includes(table) ? mine.length : 0);
  });

  test('reads nothing through embedded relations', async () => {
    const data = intruder();
    const embeds = await Promise.all([
      data.from('mail_outbox').select('*, inquiries(*)'),
      data.from('mail_outbox').select('*, inquiries!inner(*), contact_messages(*)'),
      data.from('inquiries').select('reference, mail_outbox(*)'),
      data.from('contact_messages').select('reference, mail_outbox(*)'),
      data.from('inquiries').select('reference, ...mail_outbox(payload)'),
    ]);
    const text = JSON.stringify(embeds.map(({ data: rows }) => rows));
    expect(text).not.toContain(ada.reference);
    expect(text).not.toContain('token_hash');
    expect(text).not.toContain('"kind"');
  });

  test.each(tables)('changes and deletes nothing in %s', async (table) => {
    const before = await everything();
    const from = () => intruder().from(table);
    const changes = {
      user_id: eve.id,
      state: 'offer_sent',
      locale: 'es',
      draft: { guests: 1 },
    };
    const column = { rate_limits: 'bucket', used_links: 'hash' }[table] ?? 'user_id';
    for (const [name, value] of Object.entries(changes)) {
      await from()
        .update({ [name]: value })
        .eq(column, ada.id)
        .select();
      await from()
        .update({ [name]: value })
        .neq(column, eve.id);
    }
    await from().delete().eq(column, ada.id).select();
    await from().delete().not(column, 'is', null).neq(column, eve.id);
    if (table !== 'drafts') await from().delete().not(column, 'is', null);
    expect(await everything()).toEqual(before);
  });

  test.each(['users', 'sessions', 'refresh_tokens', 'identities', 'audit_log_entries', 'flow_state'])(
    'reaches nothing of auth.%s',
    async (table) => {
      for (const schema of ['auth', 'public']) {
        const { data, error } = await intruder().schema(schema).from(table).select();
        expect([data, error === null]).toEqual([null, false]);
      }
      const { error } = await intruder().schema('auth').from(table).delete().neq('id', randomUUID());
      expect(error).not.toBeNull();
    },
  );
});

test('she reads what is hers and changes only her draft', async () => {
  for (const table of owned) {
    const { data } = await ada.data.from(table).select('user_id').throwOnError();
    expect(data).toEqual([{ user_id: ada.id }]);
  }
  expect(
    (
      await ada.data
        .from('drafts')
        .update({ draft: { guests: 12 } })
        .eq('user_id', ada.id)
        .select()
    ).data,
  ).toMatchObject([{ draft: { guests: 12 } }]);
  for (const changes of [{ state: 'offer_sent' }, { user_id: eve.id }, { price: {} }]) {
    const { data } = await ada.data.from('inquiries').update(changes).eq('user_id', ada.id).select();
    expect(data ?? []).toEqual([]);
  }
  await ada.data.from('inquiries').delete().eq('user_id', ada.id);
  await ada.data.from('drafts').update({ user_id: eve.id }).eq('user_id', ada.id);
  const { data } = await serviceClient().from('inquiries').select('state').eq('user_id', ada.id);
  expect(data).toEqual([{ state: 'received' }]);
  expect((await serviceClient().from('drafts').select('user_id').eq('user_id', ada.id)).data).toHaveLength(1);
});

test('an unproven address is given nothing, whatever the account’s metadata claims', async () => {
  const { data: own } = await eve.data.rpc('link_own_inquiries');
  expect(own).toBe(0);
  expect((await nobody.rpc('link_own_inquiries')).error?.code).toBe('42501');
});

test('an invented or foreign token opens nothing', async () => {
  const forged = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: ada.id, role: 'service_role' }))}.`;
  for (const token of [forged, 'x.y.z', connect().anonKey]) {
    const { data } = await getData(token).from('inquiries').select();
    expect(data ?? []).toEqual([]);
  }
  expect((await browser().auth.getUser(forged)).error).not.toBeNull();
});
