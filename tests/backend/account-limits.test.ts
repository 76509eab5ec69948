import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleAuth } from '@/lib/account/server/auth-mount';
import { serviceClient } from '@/lib/server/database/service-client';
import { browserCookie } from '@/lib/server/session/browser-cookie';
import { accountSite, newAddress, password } from '@/tests/helpers/account-site';
import { site } from '@/tests/helpers/backend-draft';
import { submission } from '@/tests/helpers/backend-submission';

const { browser, mails, send, signedUp } = accountSite({
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'haus@seegut.example',
  MAIL_TO: 'post@seegut.example',
  ACCOUNT_LIMIT_PER_HOUR: '20',
});

/** What counts per quarter of an hour, or one at a time every twenty seconds, must not depend on the machine. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

test('ten wrong passwords from one client address lock it out; the owner still signs in from elsewhere', async () => {
  const { email } = await signedUp();
  const guesser = browser('198.51.100.1');
  const guess = () => guesser.auth.signInWithPassword({ email, password: 'geraten geraten' });
  for (let count = 0; count < 10; count += 1) expect((await guess()).error?.code).toBe('invalid_credentials');
  expect((await guess()).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  expect((await guesser.auth.signInWithPassword({ email, password })).error?.status).toBe(429);
  expect((await browser('198.51.100.2').auth.signInWithPassword({ email, password })).error).toBeNull();
});

test('a successful sign-in resets the limit', async () => {
  const { email } = await signedUp();
  const own = browser('198.51.100.3');
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 7; count += 1) {
      await own.auth.signInWithPassword({ email, password: 'vertippt vertippt' });
    }
    expect((await own.auth.signInWithPassword({ email, password })).error).toBeNull();
  }
});

test('guesses from many client addresses are limited together, and do not lock out the owner’s browser', async () => {
  const { email, browser: owner } = await signedUp();
  const guess = async (place: number) => {
    const guesser = browser(`203.0.113.${place}`);
    return (await guesser.auth.signInWithPassword({ email, password: 'geraten geraten' })).error?.status;
  };
  const answers: (number | undefined)[] = [];
  for (let place = 0; place < 60; place += 1) answers.push(await guess(place));
  // From then on one at a time, with a pause.
  expect(answers.slice(0, 51)).toEqual(Array(51).fill(400));
  expect(answers.slice(51)).toContain(429);
  const stranger = browser('203.0.113.200');
  const rejected = await stranger.auth.signInWithPassword({ email, password });
  expect(rejected.error?.status).toBe(429);

  // The owner's own browser is not kept out, from wherever it comes.
  expect((await owner.auth.signInWithPassword({ email, password })).error).toBeNull();
  expect((await stranger.auth.signInWithPassword({ email, password })).error?.status).toBe(429);
  for (let count = 0; count < 20; count += 1) {
    await owner.auth.signInWithPassword({ email, password: 'vertippt vertippt' });
  }
  expect((await owner.auth.signInWithPassword({ email, password })).error?.status).toBe(429);
});

test('a browser is known only for the addresses that were signed in with, by a mark that cannot be made up', async () => {
  const { browser: own, email } = await signedUp();
  const { browser: other, email: otherEmail } = await signedUp();
  const guess = async (from: typeof own, address: string) =>
    (await from.auth.signInWithPassword({ email: address, password: 'geraten geraten' })).error?.status;
  for (let count = 0; count < 10; count += 1) await guess(other, email);
  // Eleven from one place are too many for a browser that is known for another address only.
  const place = browser('198.51.100.30');
  place.jar.set(browserCookie, other.jar.get(browserCookie) ?? '');
  const answers: (number | undefined)[] = [];
  for (let count = 0; count < 11; count += 1) answers.push(await guess(place, email));
  expect(answers.at(-1)).toBe(429);
  const forged = browser('198.51.100.31');
  const [secret] = (own.jar.get(browserCookie) ?? '').split('.');
  forged.jar.set(browserCookie, `${secret}.${'A'.repeat(43)}`);
  for (let count = 0; count < 10; count += 1) await guess(forged, otherEmail);
  expect(await guess(forged, otherEmail)).toBe(429);
});

test('a new password ends what other browsers are known for', async () => {
  const { browser: own, email } = await signedUp();
  const guess = async (from: typeof own) =>
    (await from.auth.signInWithPassword({ email, password: 'vertippt vertippt' })).error?.status;
  const thief = browser('198.51.100.40');
  expect((await thief.auth.signInWithPassword({ email, password })).error).toBeNull();
  for (let count = 0; count < 11; count += 1) expect(await guess(thief)).toBe(400);
  const fresh = 'Nebel, Boot, Steg, Licht';
  expect((await own.auth.updateUser({ password: fresh })).error).toBeNull();
  expect((await own.auth.signInWithPassword({ email, password: fresh })).error).toBeNull();
  for (let count = 0; count < 10; count += 1) expect(await guess(thief)).toBe(400);
  expect(await guess(thief)).toBe(429);
  // The browser in which it was chosen is known again.
  const moved = browser('198.51.100.40');
  moved.jar.set(browserCookie, own.jar.get(browserCookie) ?? '');
  expect((await moved.auth.signInWithPassword({ email, password: fresh })).error).toBeNull();
});

test('strangers cause three mails to a mailbox per hour, whatever they ask for, and are told nothing', async () => {
  const email = newAddress();
  const ways = [
    () => browser().auth.signUp({ email, password }),
    () => browser().auth.resend({ type: 'signup', email }),
    () => browser().auth.resetPasswordForEmail(email),
    () => serviceClient().rpc('submit_inquiry', submission({ p_email: email })),
    () => browser().auth.signUp({ email: email.replace('@', '+again@'), password }),
    () => serviceClient().rpc('submit_inquiry', submission({ p_email: email.toUpperCase() })),
    async () => (await signedUp()).browser.auth.updateUser({ email }),
  ];
  for (let round = 0; round < 3; round += 1) {
    for (const way of ways) expect((await way()).error).toBeNull();
  }
  const { data } = await serviceClient()
    .from('mail_outbox')
    .select('payload, inquiries (email)')
    .eq('recipient', 'visitor')
    .throwOnError();
  const mine = data.filter((row) =>
    JSON.stringify(row)
      .toLowerCase()
      .includes(email.split('@')[0] ?? '-'),
  );
  expect(mine).toHaveLength(3);
  // The link that was mailed last goes on working.
  const link = (await mails(email)).findLast(({ url }) => url);
  expect((await browser().follow(link?.url, password)).headers.get('location')).toMatch(
    /account=(welcome|password-saved)$/,
  );
});

test('a recovery is never rejected because others have requested five', async () => {
  const { email, browser: own } = await signedUp();
  const ask = async (from = browser()) => (await from.auth.resetPasswordForEmail(email)).error;
  for (let count = 0; count < 5; count += 1) expect(await ask()).toBeNull();
  const recoveries = async () => (await mails(email)).filter(({ purpose }) => purpose === 'recovery');
  expect(await recoveries()).toHaveLength(3);
  // In another browser, the owner finds a link that works; a known one gets a mail of its own.
  expect(await ask()).toBeNull();
  expect(await ask(own)).toBeNull();
  expect(await recoveries()).toHaveLength(4);
  const { url } = (await recoveries()).at(-1) ?? {};
  expect((await browser().follow(url, 'Nebel, Boot, Steg, Licht')).headers.get('location')).toBe(
    '/es?account=password-saved',
  );
});

test('the last recovery link works although more were asked for', async () => {
  const { email } = await signedUp();
  for (let count = 0; count < 5; count += 1) await browser().auth.resetPasswordForEmail(email);
  const { url } = (await mails(email)).at(-1) ?? {};
  expect((await browser().follow(url, 'Nebel, Boot, Steg, Licht')).headers.get('location')).toBe(
    '/es?account=password-saved',
  );
});

test('one client address shares a limit across endpoints, with Retry-After; renewing a session has its own', async () => {
  const { browser: own } = await signedUp();
  const place = '198.51.100.9';
  const post = (path: string, body: object) =>
    send(`${site}/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) }, place);
  for (let count = 0; count < 20; count += 1) {
    const path = ['/recover', '/signup', '/verify', '/token?grant_type=password'][count % 4] ?? '';
    const email = newAddress();
    const { status } = await post(path, { email, password, type: 'signup', token_hash: 'x' });
    expect([path, status]).not.toEqual([path, 429]);
  }
  for (const path of ['/recover', '/signup', '/verify', '/token?grant_type=password']) {
    const rejected = await post(path, { email: newAddress(), password });
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rejected.json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' });
  }
  const { data } = await own.auth.getSession();
  const renew = (token: string | undefined) =>
    post('/token?grant_type=refresh_token', { refresh_token: token });
  expect((await renew(data.session?.refresh_token)).status).toBe(200);
  for (let count = 1; count < 200; count += 1) expect((await renew('geraten')).status).toBe(400);
  const limited = await renew('geraten');
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('neither log nor answers of the site repeat addresses, passwords or secrets', async () => {
  const lines: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      lines.push(
        values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '),
      );
    });
  }
  const { browser: own, email } = await signedUp();
  await own.auth.updateUser({ email: newAddress() });
  await own.auth.signInWithPassword({ email, password: 'geraten geraten' });
  await own.auth.resetPasswordForEmail(email);
  await send(`${site}/auth/v1/signup`, { method: 'POST', body: `{"email":"${email}","password":` });
  await send(`${site}/auth/v1/signup`, {
    method: 'POST',
    body: JSON.stringify({ email: [email], password: 7 }),
  });
  await send(`${site}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email: 5, password }),
  });
  const { data } = await own.auth.getSession();
  const output = lines.join('\n');
  vi.restoreAllMocks();
  for (const secret of [
    email,
    email.toUpperCase(),
    password,
    data.session?.access_token,
    data.session?.refresh_token,
  ]) {
    expect(output).not.toContain(secret);
  }
});

test('rejects bodies that are too large, and requests of another site', async () => {
  const large = JSON.stringify({ email: newAddress(), password, data: { note: 'x'.repeat(20_000) } });
  expect((await send(`${site}/auth/v1/signup`, { method: 'POST', body: large })).status).toBe(413);
  for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }, {}]) {
    const request = new Request(`${site}/auth/v1/recover`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: newAddress() }),
    });
    expect((await handleAuth(request, '/recover', { address: '192.0.2.1' })).status).toBe(403);
  }
});

test.each([
  '/signup',
  '/token?grant_type=password',
  '/token?grant_type=refresh_token',
  '/recover',
  '/resend',
  '/verify',
])('nonsense sent to %s is a mistake of the sender, never of the server', async (path) => {
  const email = newAddress();
  const bodies = [
    '',
    'null',
    '[]',
    '7',
    '{',
    '{"email":5,"password":5}',
    '{"email":{"a":1},"password":["x"],"type":{},"token_hash":[],"refresh_token":1}',
    JSON.stringify({ email: `${'x'.repeat(300)}@example.org`, password, type: 'signup' }),
    '{"email":"a\\u0000b@example.org","password":"Seeblick bei Nacht","type":"signup"}',
    '{"email":"a\\ud800b@example.org","password":"Seeblick bei Nacht","type":"signup"}',
    JSON.stringify({
      email,
      password: '\u0000'.repeat(9),
      type: 'signup',
      data: { locale: '\u0000', x: '\u0000' },
    }),
    JSON.stringify({ email: "'; drop table auth.users; --@example.org", password, type: "signup'" }),
    JSON.stringify({ type: 'signup', token_hash: '\u0000', email: '', token: '', refresh_token: '\u0000' }),
  ];
  const known = (await signedUp()).browser.jar.get(browserCookie);
  for (const body of bodies) {
    const headers = { Cookie: `${browserCookie}=${known}` };
    const { status } = await send(`${site}/auth/v1${path}`, { method: 'POST', headers, body });
    expect([body, status]).toEqual([body, expect.toSatisfy((code: number) => code >= 200 && code < 500)]);
  }
});
