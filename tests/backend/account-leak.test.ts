import { createClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { handleAccount } from '@/lib/account/server/account';
import { connect, serviceClient } from '@/lib/server/database/service-client';
import { accountSite, newAddress, password } from '@/tests/helpers/account-site';
import { submission } from '@/tests/helpers/backend-submission';

const { browser, send, signedUp } = accountSite();

test('concurrent requests of two users, anonymous and service never share rights', async () => {
  // Every refused call is logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { url, anonKey, fetch: direct } = connect();
  const getData = (token?: string) =>
    createClient(url, anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: direct, ...(token && { headers: { Authorization: `Bearer ${token}` } }) },
    });
  const service = serviceClient();
  const people = await Promise.all(
    [1, 2].map(async (inquiries) => {
      const own = await signedUp();
      const session = (await own.browser.auth.getSession()).data.session;
      for (let count = 0; count < inquiries; count += 1) {
        await service.rpc('submit_inquiry', submission({ p_user_id: session?.user.id })).throwOnError();
      }
      return { ...own, inquiries, id: session?.user.id, data: getData(session?.access_token) };
    }),
  );
  const nobody = getData();
  const problems: string[] = [];
  const expectThat = (right: boolean, problem: string) => {
    if (!right) problems.push(problem);
  };

  const operations = [
    ...people.map(({ data, id, inquiries }) => async () => {
      const { data: rows } = await data.from('inquiries').select('user_id');
      expectThat(rows?.length === inquiries && rows.every(({ user_id }) => user_id === id), 'own rows');
    }),
    ...people.map(({ browser: own, email, inquiries }) => async () => {
      const answer = await (await own.ask(handleAccount, '/')).json();
      expectThat(answer.email === email && answer.inquiries.length === inquiries, 'own account');
    }),
    ...people.map(({ data, id }, n) => async () => {
      await data.from('drafts').upsert({ user_id: id, draft: { guests: n + 1 } });
      const { data: rows } = await data.from('drafts').select();
      expectThat(rows?.length === 1 && rows[0].draft.guests === n + 1, 'own draft');
    }),
    async () => {
      const { data } = await nobody.from('inquiries').select();
      expectThat(data?.length === 0, 'nobody reads');
    },
    async () => {
      const { error } = await nobody.rpc('submit_inquiry', submission());
      expectThat(error?.code === '42501', 'nobody writes');
    },
    async () => {
      const { count } = await service.from('inquiries').select('*', { count: 'exact', head: true });
      expectThat(count === 3, 'the server reads everything');
    },
    async () => {
      const { email } = people[0] ?? { email: '' };
      const { data } = await browser().auth.signInWithPassword({ email, password });
      expectThat(data.user?.email === email, 'signing in');
    },
    async () => {
      const { error } = await browser().auth.signInWithPassword({ email: newAddress(), password });
      expectThat(error?.code === 'invalid_credentials', 'nobody signs in');
    },
    async () => {
      const body = JSON.stringify({ email: people[1]?.email, password: 'Ein ganz anderes' });
      const response = await send(`${url}/auth/v1/signup`, { method: 'POST', body });
      expectThat([200, 429].includes(response.status), 'signing up');
    },
  ];
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      Array.from({ length: 2 * operations.length }, (_, n) => operations[n % operations.length]?.()),
    );
  }
  expect(problems).toEqual([]);
  const { data } = await service.from('inquiries').select('user_id').throwOnError();
  expect(data).toHaveLength(3);
});
