import { expect, test, vi } from 'vitest';
import { accountSite, getSecret, newAddress, password } from '@/tests/helpers/account-site';

const { browser, lastMail, mails, signedUp } = accountSite();

test('signing up mails a link in the language of the page, and the link signs in', async () => {
  const email = newAddress();
  const client = browser();
  const { data, error } = await client.auth.signUp({ email, password, options: { data: { locale: 'en' } } });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  const mail = await lastMail(email);
  expect(mail).toMatchObject({ locale: 'en', purpose: 'signup' });
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
  } finally {
    vi.useRealTimers();
  }
});

test('recovery: link, new password, other sessions end, and the owner is told', async () => {
  const { email, browser: other } = await signedUp();
  const client = browser();
  const back = { redirectTo: 'http://seegut.test/?lng=en' };
  expect((await client.auth.resetPasswordForEmail(email, back)).error).toBeNull();
  const mail = await lastMail(email);
  expect(mail).toMatchObject({ locale: 'en', purpose: 'recovery' });
  await client.auth.verifyOtp({ token_hash: getSecret(mail?.url), type: 'recovery' });
  expect((await client.auth.updateUser({ password })).error?.code).toBe('same_password');
  expect((await client.auth.updateUser({ password: 'Neu am Ufer 88' })).error).toBeNull();
  expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await client.auth.getUser()).error).toBeNull();
  expect(await lastMail(email)).toMatchObject({ locale: 'es', purpose: 'password_changed', url: null });
  expect((await mails(email)).map(({ purpose }) => purpose)).toEqual([
    'signup',
    'recovery',
    'password_changed',
  ]);
});
