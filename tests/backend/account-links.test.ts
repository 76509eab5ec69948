import { expect, test, vi } from 'vitest';
import { handleAccount } from '@/lib/account/server/account';
import { handleAuth } from '@/lib/account/server/auth-mount';
import { handleConfirm, handleConfirmPage } from '@/lib/account/server/confirm';
import { accountSite, getSecret, newAddress, password } from '@/tests/helpers/account-site';
import { site } from '@/tests/helpers/backend-draft';
import { inquireFrom } from '@/tests/helpers/inquiries';

const { browser, lastMail, signedUp } = accountSite();

const getLocation = (response: Response) => response.headers.get('location');
const page = (path: string) => handleConfirmPage(new Request(new URL(path, site)));

test('opening a link only asks; the button’s post signs in, once', async () => {
  const email = newAddress();
  const own = browser();
  const data = { locale: 'en', proof: await own.proof() };
  await own.auth.signUp({ email, password, options: { data } });
  const { url } = (await lastMail(email)) ?? {};
  for (let scanner = 0; scanner < 3; scanner += 1) {
    const asked = await own.ask(handleConfirmPage, url ?? '');
    expect(asked.status).toBe(200);
    expect(asked.headers.get('cache-control')).toBe('no-store');
    expect(asked.headers.get('referrer-policy')).toBe('same-origin');
    expect(asked.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const html = await asked.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(`value="${getSecret(url)}"`);
    expect(html).toContain('Confirm your e-mail address');
    expect(html).toContain(email);
    expect(html).not.toContain('type="password"');
  }
  // Elsewhere the password is asked for.
  expect(await (await browser().ask(handleConfirmPage, url ?? '')).text()).toContain('current-password');
  const followed = await own.follow(url);
  expect([followed.status, getLocation(followed)]).toEqual([303, '/en?account=welcome']);
  expect(followed.headers.get('cache-control')).toContain('no-store');
  expect((await own.ask(handleAccount, '/api/account')).status).toBe(200);
  expect(getLocation(await browser().follow(url))).toBe('/en?account=link-used');
  expect(getLocation(await own.follow(url))).toBe('/en?account=link-used');
});

test('an outdated link says so, and so does one that never was', async () => {
  const email = newAddress();
  await browser().auth.signUp({ email, password });
  const { url } = (await lastMail(email)) ?? {};
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
  try {
    expect(getLocation(await browser().follow(url, password))).toBe('/?account=link-expired');
  } finally {
    vi.useRealTimers();
  }
  const invented = `${site}/auth/confirm?token_hash=${'0'.repeat(64)}&type=signup&lng=es`;
  expect(getLocation(await browser().follow(invented))).toBe('/es?account=link-expired');
  expect(getLocation(await browser().follow(url, password))).toBe('/?account=welcome');
});

test.each([
  ['?lng=es&code=0f4c7a0e-0000-4000-8000-000000000000', '/es?code=0f4c7a0e-0000-4000-8000-000000000000'],
  [
    '?lng=en&error=access_denied&error_code=otp_expired&sb=',
    '/en?error=access_denied&error_code=otp_expired',
  ],
])('what a hosted project’s own link brings (%s) reaches the page', async (query, address) => {
  expect(getLocation(await page(`/auth/confirm${query}`))).toBe(address);
});

test.each(['', '?token_hash=abc&type=signup', `?token_hash=${'a'.repeat(64)}&type=magiclink`])(
  'an address that is no link of ours (%s) leads home',
  async (query) => {
    expect(getLocation(await page(`/auth/confirm${query}`))).toBe('/?account=link-invalid');
    const fields = new URLSearchParams(query);
    fields.set('lng', 'en');
    const followed = await browser().follow(`${site}/auth/confirm?${fields}`);
    expect(getLocation(followed)).toBe('/en?account=link-invalid');
  },
);

test.each([
  ['/kontakt?x=1#y', '/kontakt?x=1&account=link-expired'],
  ['//evil.example', '/?account=link-expired'],
  ['/\\evil.example', '/?account=link-expired'],
  ['/../..//evil.example', '/?account=link-expired'],
])('the page to come back to, %s, is one of this site', async (next, expected) => {
  const query = new URLSearchParams({ token_hash: 'a'.repeat(64), type: 'signup', next });
  expect(getLocation(await browser().follow(`${site}/auth/confirm?${query}`))).toBe(expected);
});

test('what stands in a link cannot break out of the page', async () => {
  const next = '"><script>alert(1)</script>';
  const { email } = await signedUp();
  await browser().auth.resetPasswordForEmail(email);
  const query = new URLSearchParams({
    token_hash: getSecret((await lastMail(email))?.url),
    type: 'recovery',
    next,
  });
  const html = await (await page(`/auth/confirm?${query}`)).text();
  expect(html).toContain('new-password');
  expect(html).not.toContain('<script');
});

test('another site cannot press the button', async () => {
  const post = new Request(`${site}/auth/confirm`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
    body: new URLSearchParams({ token_hash: 'a'.repeat(64), type: 'signup' }),
  });
  expect((await handleConfirm(post, '192.0.2.1')).status).toBe(403);
});

test('confirming past the page signs in but proves no address', async () => {
  const email = newAddress();
  await inquireFrom(email);
  const own = browser();
  await own.auth.signUp({ email, password });
  const token_hash = getSecret((await lastMail(email))?.url);
  expect((await own.auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
  expect(await (await own.ask(handleAccount, '/')).json()).toMatchObject({ inquiries: [] });

  await own.auth.resetPasswordForEmail(email);
  const mailbox = browser();
  const followed = await mailbox.follow((await lastMail(email))?.url, 'Jetzt erst recht 9');
  expect(getLocation(followed)).toBe('/?account=password-saved');
  // Whoever chose the first password is out: nobody had shown that the address was theirs.
  expect((await own.auth.getUser()).data.user).toBeNull();
  expect((await browser().auth.signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  );
  const back = await mailbox.auth.signInWithPassword({ email, password: 'Jetzt erst recht 9' });
  expect(back.error).toBeNull();
  const answer = await (await mailbox.ask(handleAccount, '/')).json();
  expect(answer.inquiries).toHaveLength(1);
});

test('a recovery replaces the password on its own page, starts no session and ends all', async () => {
  const { browser: own, email } = await signedUp();
  const back = { redirectTo: `${site}/auth/confirm?lng=es` };
  await own.auth.resetPasswordForEmail(email, back);
  const [other, { url } = { url: '' }] = [browser(), await lastMail(email)];
  for (const wrong of [undefined, '', 'kurz', 'x'.repeat(73)]) {
    const asked = await other.follow(url, wrong);
    expect(asked.status).toBe(422);
    expect(await asked.text()).toContain(email);
  }
  expect((await own.auth.getUser()).data.user?.email).toBe(email);
  expect((await browser().auth.signInWithPassword({ email, password })).error).toBeNull();

  const chosen = 'Nebel, Boot, Steg, Licht';
  expect(getLocation(await other.follow(url, chosen))).toBe('/es?account=password-saved');
  expect((await other.auth.getSession()).data.session).toBeNull();
  expect((await own.auth.getUser()).data.user).toBeNull();
  expect((await browser().auth.signInWithPassword({ email, password })).error).not.toBeNull();
  expect((await other.auth.signInWithPassword({ email, password: chosen })).error).toBeNull();
  expect(getLocation(await other.follow(url, chosen))).toBe('/es?account=link-used');
});

test('no way leads out of the sign-in interface', async () => {
  const { browser: own } = await signedUp();
  const { data } = await own.auth.getSession();
  const headers = { Authorization: `Bearer ${data.session?.access_token}`, 'Sec-Fetch-Site': 'same-origin' };
  for (const path of ['/../rest/v1/inquiries', '/user/../../../rest/v1/', '//evil.example', '/user?x']) {
    const request = new Request(`${site}/auth/v1/user`, { headers });
    expect([path, (await handleAuth(request, path, { address: '192.0.2.1' })).status]).toEqual([path, 404]);
  }
});
