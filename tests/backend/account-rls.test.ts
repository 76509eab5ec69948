import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { handleAccount } from '@/lib/account/server/account';
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

async function person(): Promise<Person> {
  const own = await signedUp();
  const { data } = await own.browser.auth.getSession();
  const id = data.session?.user.id ?? '';
  const service = serviceClient();
  const sent = submission({ p_email: own.email, p_user_id: id });
  const { data: stored } = await service.rpc('submit_inquiry', sent).throwOnError();
  await service
    .from('drafts')
    .insert({ user_id: id, draft: { guests: 11 } })
    .throwOnError();
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
/** What belongs to a person and may be read by that person. */
const owned = ['inquiries', 'drafts', 'contact_messages'];
const tables = [...owned, 'mail_outbox', 'rate_limits', 'proven_addresses', 'used_links'];

beforeAll(async () => {
  // Every refused call is logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  nobody = getData();
  ada = await person();
  eve = await person();
  const counter = { bucket: 'x', window_start: new Date().toISOString(), count: 1 };
  await serviceClient().from('rate_limits').insert(counter).throwOnError();
});

/** All rows of a table, as only the server sees them. */
const everything = async () =>
  Promise.all(tables.map(async (table) => (await serviceClient().from(table).select().throwOnError()).data));

const intruders: readonly [string, () => SupabaseClient][] = [
  ['nobody', () => nobody],
  ['another person', () => eve.data],
];

describe.each(intruders)('%s', (_, intruder) => {
  test.each(tables)(
    'reads nothing of hers in %s, however it is asked, and changes nothing',
    async (table) => {
      const before = await everything();
      expect(before[tables.indexOf(table)]?.length).toBeGreaterThan(0);
      const from = () => intruder().from(table);
      const mine = intruder() === nobody ? [] : [eve.id];
      const column = owned.includes(table) ? 'user_id' : '*';
      const asked = await Promise.all([
        from().select(column),
        from().select(column).or('user_id.not.is.null,user_id.is.null'),
        from().select(`${column},auth.users(*)`),
        from().select(`${column},users(*)`),
        from().select(column).eq('user_id', ada.id),
        from().select(column).neq('user_id', randomUUID()),
      ]);
      for (const { data } of asked) {
        const seen = (data ?? []).map((row) => Object(row).user_id);
        expect(owned.includes(table) ? seen.filter((id) => !mine.includes(id)) : seen).toEqual([]);
      }
      const { count } = await from().select('*', { count: 'exact', head: true });
      expect(count ?? 0).toBeLessThanOrEqual(owned.includes(table) ? mine.length : 0);

      const key = { rate_limits: 'bucket', used_links: 'hash' }[table] ?? 'user_id';
      for (const change of [{ user_id: eve.id }, { state: 'offer_sent' }, { draft: { guests: 1 } }]) {
        await from().update(change).eq(key, ada.id).select();
        await from().update(change).neq(key, eve.id);
      }
      await from().delete().eq(key, ada.id).select();
      await from().delete().not(key, 'is', null).neq(key, eve.id);
      expect(await everything()).toEqual(before);
    },
  );

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

test('she reads what is hers and changes only her draft', async () => {
  for (const table of owned) {
    const { data } = await ada.data.from(table).select('user_id').throwOnError();
    expect(data).toEqual([{ user_id: ada.id }]);
  }
  const draft = { guests: 12 };
  const { data: changed } = await ada.data.from('drafts').update({ draft }).eq('user_id', ada.id).select();
  expect(changed).toMatchObject([{ draft }]);
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

test('an invented or foreign token opens nothing', async () => {
  const forged = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: ada.id, role: 'service_role' }))}.`;
  for (const token of [forged, 'x.y.z', connect().anonKey]) {
    const { data } = await getData(token).from('inquiries').select();
    expect(data ?? []).toEqual([]);
  }
  expect((await browser().auth.getUser(forged)).error).not.toBeNull();
  expect((await nobody.rpc('link_own_inquiries')).error?.code).toBe('42501');
});

test('requests of two users, anonymous and service at once never share rights', async () => {
  const problems: string[] = [];
  const expectThat = (right: boolean, problem: string) => {
    if (!right) problems.push(problem);
  };
  const operations = [
    ...[ada, eve].flatMap(({ data, id, email, browser: own }, n) => [
      async () => {
        const { data: rows } = await data.from('inquiries').select('user_id');
        expectThat(rows?.length === 1 && rows[0]?.user_id === id, 'own rows');
      },
      async () => {
        const answer = await (await own.ask(handleAccount, '/')).json();
        expectThat(answer.email === email && answer.inquiries.length === 1, 'own account');
      },
      async () => {
        await data.from('drafts').upsert({ user_id: id, draft: { guests: n + 1 } });
        const { data: rows } = await data.from('drafts').select();
        expectThat(rows?.length === 1 && rows[0].draft.guests === n + 1, 'own draft');
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
