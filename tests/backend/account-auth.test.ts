import { AuthApiError } from '@supabase/supabase-js';
import { describe, expect, test, vi } from 'vitest';
import { accountPayloadSchema } from '@/lib/account/server/mail/account-emails';
import { accountSite, getSecret, newAddress, password } from '@/tests/helpers/account-site';
import { site } from '@/tests/helpers/backend-draft';
import { serviceClient } from '@/tests/helpers/service-client';

const { browser, lastMail, mails, send, signedUp } = accountSite();

test('signing up mails a link in the language of the page, and the link signs in', async () => {
  // Of an unusual kind, which must not keep its mail from being sent.
  const email = `o'neil+${newAddress().replace('example.org', 'müller.example')}`;
  const client = browser();
  const { data, error } = await client.auth.signUp({ email, password, options: { data: { locale: 'en' } } });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  const mail = await lastMail(email);
  expect(mail).toMatchObject({ locale: 'en', purpose: 'signup' });
  expect(accountPayloadSchema.safeParse(mail).success).toBe(true);
  expect(mail?.url).toMatch(
    /^http:\/\/seegut\.test\/auth\/confirm\?token_hash=[0-9a-f]{64}&type=signup&lng=en$/,
  );
  const link = { token_hash: getSecret(mail?.url), type: 'signup' as const };
  const confirmed = await client.auth.verifyOtp(link);
  expect(confirmed.data.user?.email).toBe(email);
  expect((await browser().auth.verifyOtp(link)).error?.code).toBe('otp_expired');
});

test('signing in, renewing and signing out', async () => {
  const { email } = await signedUp();
  const client = browser();
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  const before = (await client.auth.getSession()).data.session;
  const { data } = await client.auth.refreshSession();
  expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
  expect((await client.auth.getUser()).data.user?.email).toBe(email);
  expect((await client.auth.signOut()).error).toBeNull();
  const left = browser();
  const rejected = await left.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
  expect(rejected.error?.code).toBe('refresh_token_not_found');
});

test('another password wants the present one just before, another address a session of today', async () => {
  const { browser: own, email } = await signedUp();
  const started = Date.now();
  const at = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: started + minutes * 60_000 });
  const change = async (values: { password?: string; email?: string }) =>
    (await own.auth.updateUser(values)).error?.code;
  const [fresh, day] = ['Neu am Ufer 88', 24 * 60];
  try {
    at(11);
    expect(await change({ password: fresh })).toBe('reauthentication_needed');
    expect(await change({ password: fresh, email: newAddress() })).toBe('reauthentication_needed');
    expect(await change({ email: newAddress() })).toBeUndefined();
    at(day + 1);
    // The session itself goes on, renewed as ever.
    expect((await own.auth.getUser()).data.user?.email).toBe(email);
    expect(await change({ email: newAddress() })).toBe('reauthentication_needed');
    expect((await own.auth.updateUser({ data: { locale: 'en' } })).error).toBeNull();
    expect((await own.auth.signInWithPassword({ email, password })).error).toBeNull();
    at(day + 5);
    expect(await change({ password: fresh })).toBeUndefined();
    expect(await lastMail(email)).toMatchObject({ locale: 'en', purpose: 'password_changed', url: null });
  } finally {
    vi.useRealTimers();
  }
});

test('ten wrong passwords from one client close an address to that client, and to nobody else', async () => {
  const { email } = await signedUp();
  const signIn = async (secret: string, address?: string) =>
    (await browser(address).auth.signInWithPassword({ email, password: secret })).error?.code;
  for (let guess = 0; guess < 10; guess += 1)
    expect(await signIn('geraten geraten', '198.51.100.7')).toBe('invalid_credentials');
  expect(await signIn(password, '198.51.100.7')).toBe('over_request_rate_limit');
  expect(await signIn(password)).toBeUndefined();
});

/** What a Supabase project offers beyond what this site uses, asked by the library's own client. */
describe('what this site does not use', () => {
  function expectApiError({ error }: { readonly error: unknown }, code: string) {
    expect(error).toBeInstanceOf(AuthApiError);
    expect(error).toMatchObject({ code });
  }

  test('answers as where it is switched off', async () => {
    const { browser: own } = await signedUp();
    const factorId = '00000000-0000-4000-8000-000000000001';
    const { auth } = browser();
    expectApiError(await auth.signInWithOtp({ email: newAddress() }), 'otp_disabled');
    expectApiError(await auth.signInWithSSO({ domain: 'example.org' }), 'saml_provider_disabled');
    expectApiError(await own.auth.mfa.enroll({ factorType: 'totp' }), 'mfa_totp_enroll_not_enabled');
    expectApiError(await own.auth.mfa.unenroll({ factorId }), 'mfa_factor_not_found');
    expectApiError(await own.auth.reauthenticate(), 'validation_failed');
    const token = { provider: 'google', token: 'a.b.c' } as const;
    expect((await auth.signInWithIdToken(token)).error).toBeInstanceOf(AuthApiError);
    expect((await auth.exchangeCodeForSession('unknown')).error?.name).toMatch(/^Auth\w+Error$/);
  });

  test('of administration is refused to whoever has not the secret key', async () => {
    const { browser: own } = await signedUp();
    const id = (await own.auth.getUser()).data.user?.id ?? '';
    const { admin } = own.auth;
    expectApiError(await admin.listUsers(), 'not_admin');
    expectApiError(await admin.createUser({ email: newAddress() }), 'not_admin');
    expectApiError(await admin.deleteUser(id), 'not_admin');
    expectApiError(await admin.generateLink({ type: 'recovery', email: newAddress() }), 'not_admin');
    expect((await own.auth.getUser()).error).toBeNull();
    // With the key an account is never made with a password that nobody would notice.
    const withPassword = { email: newAddress(), password };
    expectApiError(await serviceClient().auth.admin.createUser(withPassword), 'validation_failed');
  });

  test('is not there at all by its path, nor is a link of the library’s own kind', async () => {
    const status = async (path: string, init?: RequestInit) =>
      (await send(`${site}/auth/v1/${path}`, init)).status;
    const post = { method: 'POST', body: JSON.stringify({ email: newAddress() }) };
    for (const path of ['magiclink', 'authorize', 'callback', 'invite'])
      expect([path, await status(path), await status(path, post)]).toEqual([path, 404, 404]);
    expect(await status(`verify?token=${'a'.repeat(64)}&type=signup`)).toBe(404);
  });
});

/** An answer without what differs between any two accounts: identifiers, addresses and times. */
function shape(value: unknown, address: string): unknown {
  const text = JSON.stringify(value)
    .replaceAll(address, '<address>')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+(Z|\+00)/g, '<time>');
  return JSON.parse(text);
}

test('a sign-up for a known address is answered like one for a new address, and its owner is told', async () => {
  const { email } = await signedUp();
  const fresh = newAddress();
  const signUp = (address: string) =>
    browser().auth.signUp({
      email: address,
      password: 'Ein ganz anderes',
      options: { data: { locale: 'en' } },
    });
  const [known, unknown] = [await signUp(email), await signUp(fresh)];
  expect([known.error, unknown.error]).toEqual([null, null]);
  expect([known.data.session, unknown.data.session]).toEqual([null, null]);
  expect(known.data.user?.email).toBe(email);
  expect(await lastMail(email)).toEqual({ locale: 'en', purpose: 'already_registered', email, url: null });
  // The account is what it was.
  expect((await browser().auth.signInWithPassword({ email, password })).error).toBeNull();
  expect((await browser().auth.signInWithPassword({ email, password: 'Ein ganz anderes' })).error?.code).toBe(
    'invalid_credentials',
  );
});

test.each(['n1,victim@mail.example', 'n1<victim@mail.example>', 'a..b@example.org', 'x'])(
  'what is no address (%s) is rejected at every door, and nobody gets a mail',
  async (email) => {
    const rejected = { status: 400, code: 'validation_failed' };
    expect((await browser().auth.signUp({ email, password })).error).toMatchObject(rejected);
    expect((await browser().auth.resetPasswordForEmail(email)).error).toMatchObject(rejected);
    expect((await serviceClient().auth.admin.createUser({ email })).error).toMatchObject(rejected);
    expect(await mails(email)).toEqual([]);
  },
);

test('a password that is rejected for a new address is rejected for a known one', async () => {
  const { email, browser: own } = await signedUp();
  const weak = 'nur neun!';
  expect((await own.auth.updateUser({ password: weak })).error?.name).toBe('AuthWeakPasswordError');
  for (const address of [email, newAddress()]) {
    const { error } = await browser().auth.signUp({ email: address, password: weak });
    expect(error?.name).toBe('AuthWeakPasswordError');
    const long = { email: address, password: 'ü'.repeat(60) };
    expect((await browser().auth.signUp(long)).error?.code).toBe('validation_failed');
    expect((await browser().auth.signInWithPassword(long)).error?.code).toBe('invalid_credentials');
  }
  expect((await mails(email)).at(-1)?.purpose).toBe('signup');
});

test('signing in reports a missing confirmation only with the right password', async () => {
  const email = newAddress();
  await browser().auth.signUp({ email, password });
  const signIn = (address: string, secret: string) =>
    browser().auth.signInWithPassword({ email: address, password: secret });
  expect((await signIn(email, password)).error?.code).toBe('email_not_confirmed');
  const wrong = await signIn(email, 'geraten geraten');
  const { email: other } = await signedUp();
  expect(wrong.error?.code).toBe('invalid_credentials');
  expect(shape(wrong, email)).toEqual(shape(await signIn(other, 'geraten geraten'), other));
  const unknown = newAddress();
  expect(shape(wrong, email)).toEqual(shape(await signIn(unknown, 'geraten geraten'), unknown));
});

test('recovery and resending answer alike for known, waiting and unknown addresses', async () => {
  const { email: known } = await signedUp();
  const waiting = newAddress();
  await browser().auth.signUp({ email: waiting, password });
  const before = await lastMail(waiting);
  for (const address of [known, waiting, newAddress()]) {
    const recovery = await browser().auth.resetPasswordForEmail(address);
    expect(recovery).toEqual({ data: {}, error: null });
    const again = await browser().auth.resend({ type: 'signup', email: address });
    expect(again).toEqual({ data: { user: null, session: null, messageId: undefined }, error: null });
  }
  expect((await mails(known)).map(({ purpose }) => purpose)).toEqual(['signup', 'recovery']);
  expect((await mails(waiting)).map(({ purpose }) => purpose)).toEqual(['signup', 'recovery', 'signup']);
  const after = await lastMail(waiting);
  expect(getSecret(after?.url)).not.toBe(getSecret(before?.url));
  expect((await browser().follow(before?.url)).headers.get('location')).toBe('/?account=link-expired');
  expect((await browser().follow(after?.url, password)).headers.get('location')).toBe('/?account=welcome');
});

test('changing to an address that somebody else has looks like changing to a free one', async () => {
  const { browser: own, email } = await signedUp();
  const { email: taken } = await signedUp();
  const free = newAddress();
  const changes = [await own.auth.updateUser({ email: free }), await own.auth.updateUser({ email: taken })];
  expect(changes.map(({ error }) => error)).toEqual([null, null]);
  expect(shape(changes[0]?.data, free)).toEqual(shape(changes[1]?.data, taken));
  expect((await own.auth.getUser()).data.user?.new_email).toBe(taken);
  expect(await lastMail(taken)).toMatchObject({ purpose: 'already_registered', url: null });
  // The earlier wish ended with the later one.
  expect((await own.follow((await lastMail(free))?.url)).headers.get('location')).toMatch(/link-expired$/);
  expect((await own.auth.getUser()).data.user?.email).toBe(email);
});
