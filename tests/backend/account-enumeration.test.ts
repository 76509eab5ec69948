import { expect, test } from 'vitest';
import { accountPayloadSchema, composeAccountEmail } from '@/lib/account/server/mail/account-emails';
import { serviceClient } from '@/lib/server/database/service-client';
import { accountSite, getSecret, newAddress, password } from '@/tests/helpers/account-site';

const { browser, lastMail, mails, signedUp } = accountSite();

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

test.each([
  'xx:;x@x.x',
  'n1,victim@mail.example',
  'n1<victim@mail.example>',
  'a..b@example.org',
  '.a@example.org',
  'x',
])('what is no address (%s) is rejected at every door, and nobody gets a mail', async (email) => {
  const { error } = await browser().auth.signUp({ email, password });
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  const { error: recovering } = await browser().auth.resetPasswordForEmail(email);
  expect(recovering).toMatchObject({ status: 400, code: 'validation_failed' });
  const { auth } = serviceClient();
  const { error: creating } = await auth.admin.createUser({ email });
  expect(creating).toMatchObject({ status: 400, code: 'validation_failed' });
  expect((await browser().auth.signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  );
  expect(await mails(email)).toEqual([]);
});

test.each(['anna@müller.example', 'r&d@firma.example', "o'neil/x=1#2@firma.example"])(
  'the link for %s is a mail that can be sent',
  async (email) => {
    expect((await browser().auth.signUp({ email, password })).error).toBeNull();
    const payload = await lastMail(email);
    const staff = { name: 'House', address: 'house@seegut.example' };
    const mail = composeAccountEmail(
      accountPayloadSchema.parse(payload),
      'de',
      staff,
      process.env.SITE_URL ?? '',
    );
    expect(mail.to.address).toBe(email);
  },
);

test('a password that is rejected for a new address is rejected for a known one', async () => {
  const { email, browser: own } = await signedUp();
  const weak = 'nur neun!';
  expect((await own.auth.updateUser({ password: weak })).error?.name).toBe('AuthWeakPasswordError');
  for (const address of [email, newAddress()]) {
    const { error } = await browser().auth.signUp({ email: address, password: weak });
    expect(error?.name).toBe('AuthWeakPasswordError');
    const long = await browser().auth.signUp({ email: address, password: 'ü'.repeat(60) });
    expect(long.error?.code).toBe('validation_failed');
  }
  expect((await mails(email)).at(-1)?.purpose).toBe('signup');
});

test('signing in with a password longer than the limit counts as a wrong password', async () => {
  const { email } = await signedUp();
  for (const address of [email, newAddress()]) {
    const { error } = await browser().auth.signInWithPassword({ email: address, password: 'ü'.repeat(60) });
    expect(error?.code).toBe('invalid_credentials');
  }
});

test('a second sign-up before the first was confirmed: the latest password and link count', async () => {
  const email = newAddress();
  await browser().auth.signUp({ email, password: 'Das erste Passwort' });
  const first = await lastMail(email);
  const own = browser();
  await own.auth.signUp({ email, password, options: { data: { proof: await own.proof() } } });
  expect((await own.follow(first?.url)).headers.get('location')).toBe('/?account=link-expired');
  expect((await own.follow((await lastMail(email))?.url)).headers.get('location')).toBe('/?account=welcome');
  expect((await own.auth.signInWithPassword({ email, password: 'Das erste Passwort' })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await own.auth.signInWithPassword({ email, password })).error).toBeNull();
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
