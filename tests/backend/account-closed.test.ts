import { AuthApiError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { serviceClient } from '@/lib/server/database/service-client';
import { accountSite, getSecret, newAddress } from '@/tests/helpers/account-site';
import { site } from '@/tests/helpers/backend-draft';

/** What a Supabase project offers beyond what this site uses, asked by the library's own client. */
const { browser, lastMail, send, signedUp } = accountSite();

type Answer = { readonly error: unknown };

function expectApiError({ error }: Answer, code: string) {
  expect(error).toBeInstanceOf(AuthApiError);
  expect(error).toMatchObject({ code });
}

test('one-time codes, single sign-on and further factors answer as where they are switched off', async () => {
  const { browser: own } = await signedUp();
  const factorId = '00000000-0000-4000-8000-000000000001';
  expectApiError(await browser().auth.signInWithOtp({ email: newAddress() }), 'otp_disabled');
  expectApiError(await browser().auth.signInWithSSO({ domain: 'example.org' }), 'saml_provider_disabled');
  expectApiError(await own.auth.mfa.enroll({ factorType: 'totp' }), 'mfa_totp_enroll_not_enabled');
  expectApiError(await own.auth.mfa.challenge({ factorId }), 'mfa_factor_not_found');
  const code = { factorId, challengeId: factorId, code: '123456' };
  expectApiError(await own.auth.mfa.verify(code), 'mfa_factor_not_found');
  expectApiError(await own.auth.mfa.unenroll({ factorId }), 'mfa_factor_not_found');
});

test('a code for a new password is not sent; without a session the library says so', async () => {
  const { browser: own } = await signedUp();
  expectApiError(await own.auth.reauthenticate(), 'validation_failed');
  expect((await browser().auth.reauthenticate()).error?.name).toBe('AuthSessionMissingError');
});

test('other grants are refused in the library’s own kinds', async () => {
  const token = { provider: 'google', token: 'a.b.c' } as const;
  expect((await browser().auth.signInWithIdToken(token)).error).toBeInstanceOf(AuthApiError);
  expect((await browser().auth.exchangeCodeForSession('unknown')).error?.name).toMatch(/^Auth\w+Error$/);
});

test('administration is refused to whoever has not the secret key', async () => {
  const { browser: own } = await signedUp();
  const id = (await own.auth.getUser()).data.user?.id ?? '';
  expectApiError(await own.auth.admin.listUsers(), 'not_admin');
  expectApiError(await own.auth.admin.getUserById(id), 'not_admin');
  expectApiError(await own.auth.admin.createUser({ email: newAddress() }), 'not_admin');
  expectApiError(await own.auth.admin.deleteUser(id), 'not_admin');
  const link = { type: 'recovery', email: newAddress() } as const;
  expectApiError(await own.auth.admin.generateLink(link), 'not_admin');
  expect((await own.auth.getUser()).error).toBeNull();
});

test('with the secret key an account is never made with a password that nobody would notice', async () => {
  const withPassword = { email: newAddress(), password: 'Steg und Segel 12' };
  expectApiError(await serviceClient().auth.admin.createUser(withPassword), 'validation_failed');
});

test('the link of a change of address is mailed once more, and the former link ends', async () => {
  const { browser: own, email } = await signedUp();
  const next = newAddress();
  expect((await own.auth.updateUser({ email: next })).error).toBeNull();
  const first = getSecret((await lastMail(next))?.url);
  expect((await own.auth.resend({ type: 'email_change', email })).error).toBeNull();
  const second = getSecret((await lastMail(next))?.url);
  expect(second).not.toBe(first);
  const follow = (token_hash: string) => browser().auth.verifyOtp({ token_hash, type: 'email_change' });
  expect((await follow(first)).error?.code).toBe('otp_expired');
  expect((await follow(second)).data.user?.email).toBe(next);
  // Nobody learns whether a change is awaited.
  expect((await browser().auth.resend({ type: 'email_change', email: newAddress() })).error).toBeNull();
});

test.each(['/magiclink', '/authorize', '/callback', '/invite'])('%s is not there at all', async (path) => {
  for (const method of ['GET', 'POST']) {
    const init = method === 'POST' ? { method, body: JSON.stringify({ email: newAddress() }) } : { method };
    expect([path, (await send(`${site}/auth/v1${path}`, init)).status]).toEqual([path, 404]);
  }
});

test('a link of the library’s own kind confirms nothing', async () => {
  const verify = await send(`${site}/auth/v1/verify?token=${'a'.repeat(64)}&type=signup`);
  expect(verify.status).toBe(404);
});
