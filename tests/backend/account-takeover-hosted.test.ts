/**
 * The same attacks where browsers talk to a project past the site: Supabase's own `@supabase/lite` as it comes, over
 * HTTP. There the first registrant's password stays, whoever signs up again.
 */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handleBrowserProof } from '@/lib/account/server/browser-proof';
import { handleConfirm } from '@/lib/account/server/confirm';
import { serviceClient } from '@/lib/server/database/service-client';
import { newAddress, password } from '@/tests/helpers/account-site';
import { site } from '@/tests/helpers/backend-draft';
import { submission } from '@/tests/helpers/backend-submission';
import { type StockProject, startStockProject } from '@/tests/helpers/stock-project';

const attackersPassword = 'Das merke ich mir 1';
let project: StockProject;

beforeAll(async () => {
  project = await startStockProject(['--confirm']);
  const environment = {
    SUPABASE_URL: project.url,
    SUPABASE_ANON_KEY: project.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: project.serviceRoleKey,
    DATABASE_URL: project.databaseUrl,
    SITE_URL: site,
    ACCOUNT_LIMIT_PER_HOUR: '100000',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
afterAll(() => project.close());

/** A browser's client of the project itself. */
const browser = (): SupabaseClient =>
  createClient(project.url, project.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });

const post = (address: string, body: BodyInit | null, cookie = '') =>
  new Request(new URL(address, site), {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', cookie },
    body,
  });

/** What the site gives a browser that asks for a link. */
async function getProof(): Promise<{ proof: string; cookie: string }> {
  const response = handleBrowserProof(post('/auth/browser', null));
  const { proof } = (await response.json()) as { proof: string };
  return { proof, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Opens the newest mailed link with the site's own page, in a browser with these cookies. */
async function open(
  email: string,
  type: string,
  cookie = '',
  more: Record<string, string> = {},
): Promise<Response> {
  const newest = () =>
    project.mails.received.findLast(({ recipients }) => recipients.includes(email))?.text ?? '';
  await expect.poll(newest).toContain('/auth/v1/verify');
  const token_hash = /[?&]token=([\w-]+)/.exec(newest())?.[1] ?? '';
  const fields = new URLSearchParams({ token_hash, type, ...more });
  return handleConfirm(post('/auth/confirm', fields, cookie), '192.0.2.1');
}

async function addressWithInquiry(): Promise<{ email: string; reference: unknown }> {
  const email = newAddress();
  const { data } = await serviceClient()
    .rpc('submit_inquiry', submission({ p_email: email }))
    .throwOnError();
  return { email, reference: data.reference };
}

const linkedTo = async (email: string) => {
  const { data } = await serviceClient()
    .from('inquiries')
    .select('user_id')
    .eq('email', email)
    .throwOnError();
  return data.map(({ user_id }) => user_id !== null);
};

const canSignIn = async (email: string, secret: string) =>
  (await browser().auth.signInWithPassword({ email, password: secret })).error === null;

test('a pre-registered address: a new password ends the first registrant’s before anything is given', async () => {
  const { email } = await addressWithInquiry();
  const attacker = await getProof();
  await browser().auth.signUp({
    email,
    password: attackersPassword,
    options: { data: { proof: attacker.proof } },
  });
  const owner = await getProof();
  // The project takes no second registration; its owner finds the mail that the first has caused.
  await browser().auth.signUp({ email, password, options: { data: { proof: owner.proof } } });
  expect((await open(email, 'signup', owner.cookie, { password })).status).toBe(422);
  expect(await linkedTo(email)).toEqual([false]);
  const chosen = { password: 'Jetzt gehört es mir 1', choose: 'new' };
  const opened = await open(email, 'signup', owner.cookie, chosen);
  expect(opened.headers.get('location')).toBe('/?account=password-saved');
  expect(await linkedTo(email)).toEqual([true]);
  expect(await canSignIn(email, attackersPassword)).toBe(false);
  expect(await canSignIn(email, chosen.password)).toBe(true);
});

test('who registers and opens the link in one browser keeps the password', async () => {
  const { email } = await addressWithInquiry();
  const owner = await getProof();
  await browser().auth.signUp({ email, password, options: { data: { proof: owner.proof } } });
  const opened = await open(email, 'signup', owner.cookie);
  expect(opened.headers.get('location')).toBe('/?account=welcome');
  expect(await canSignIn(email, password)).toBe(true);
  expect(await linkedTo(email)).toEqual([true]);
});

test('an account that takes over somebody’s address: its sessions read nothing, not even past the site', async () => {
  const own = newAddress();
  const attacker = await getProof();
  await browser().auth.signUp({ email: own, password, options: { data: { proof: attacker.proof } } });
  expect((await open(own, 'signup', attacker.cookie)).headers.get('location')).toBe('/?account=welcome');
  const session = browser();
  await session.auth.signInWithPassword({ email: own, password });
  const { email } = await addressWithInquiry();
  expect((await session.auth.updateUser({ email })).error).toBeNull();
  const token = (await session.auth.getSession()).data.session?.access_token;

  expect((await open(email, 'email_change')).status).toBe(422);
  expect(await linkedTo(email)).toEqual([false]);
  // Somebody with the password as well is its owner.
  const opened = await open(email, 'email_change', '', { password });
  expect(opened.headers.get('location')).toBe('/?account=address-changed');
  expect(await linkedTo(email)).toEqual([true]);
  const data = createClient(project.url, project.anonKey, {
    auth: { persistSession: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
  expect((await data.from('inquiries').select()).data ?? []).toEqual([]);
  expect(await canSignIn(email, password)).toBe(true);
});
