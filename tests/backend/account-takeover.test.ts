import { expect, test } from 'vitest';
import { handleAccount } from '@/lib/account/server/account';
import { serviceClient } from '@/lib/server/database/service-client';
import { accountSite, type Browser, newAddress, password } from '@/tests/helpers/account-site';
import { submission } from '@/tests/helpers/backend-submission';

const { browser, lastMail, signedUp } = accountSite();

const attackersPassword = 'Das merke ich mir 1';

/** Signs up as the site's own pages do. */
async function signUp(from: Browser, email: string, secret: string) {
  const data = { locale: 'de', proof: await from.proof() };
  expect((await from.auth.signUp({ email, password: secret, options: { data } })).error).toBeNull();
}

/** An address from which an inquiry was sent. */
async function addressWithInquiry() {
  const email = newAddress();
  const { data } = await serviceClient().rpc('submit_inquiry', submission({ p_email: email }));
  return { email, reference: String(data.reference) };
}

const references = async (from: Browser): Promise<unknown> => {
  const response = await from.ask(handleAccount, '/api/account');
  if (response.status !== 200) return response.status;
  const { inquiries } = (await response.json()) as { inquiries: { reference: string }[] };
  return inquiries.map(({ reference }) => reference);
};

/** Where the newest link leads; null when its page stays and asks again. */
const open = async (from: Browser, email: string, chosen?: string, isNew?: boolean) =>
  (await from.follow((await lastMail(email))?.url, chosen, isNew)).headers.get('location');

const canSignIn = async (email: string, secret: string) =>
  (await browser().auth.signInWithPassword({ email, password: secret })).error === null;

test('a sign-up by somebody else after the owner’s: their password confirms nothing, a new one ends it', async () => {
  const { email, reference } = await addressWithInquiry();
  const [owner, attacker] = [browser(), browser()];
  await signUp(owner, email, password);
  await signUp(attacker, email, attackersPassword);
  for (const guess of [undefined, '', password]) expect(await open(owner, email, guess)).toBeNull();
  expect(await references(owner)).toBe(401);
  expect(await canSignIn(email, attackersPassword)).toBe(false);

  expect(await open(owner, email, 'Jetzt gehört es mir 1', true)).toBe('/?account=password-saved');
  expect(await references(owner)).toBe(401);
  expect(await canSignIn(email, attackersPassword)).toBe(false);
  expect(
    (await owner.auth.signInWithPassword({ email, password: 'Jetzt gehört es mir 1' })).error,
  ).toBeNull();
  expect(await references(owner)).toEqual([reference]);
});

test('a sign-up by somebody else before the owner’s: only the owner’s password is left', async () => {
  const { email, reference } = await addressWithInquiry();
  const [owner, attacker] = [browser(), browser()];
  await signUp(attacker, email, attackersPassword);
  await signUp(owner, email, password);
  expect(await open(owner, email)).toBe('/?account=welcome');
  expect(await canSignIn(email, attackersPassword)).toBe(false);
  expect(await canSignIn(email, password)).toBe(true);
  expect(await references(owner)).toEqual([reference]);
  expect(await references(attacker)).toBe(401);
});

test('an account whose address becomes somebody else’s loses its sessions and its password', async () => {
  const { email, reference } = await addressWithInquiry();
  const { browser: attacker, email: own } = await signedUp();
  const second = browser();
  await second.auth.signInWithPassword({ email: own, password });
  const proof = await attacker.proof();
  expect((await attacker.auth.updateUser({ email, data: { proof } })).error).toBeNull();
  const owner = browser();
  // Whoever has the mailbox and not the password confirms nothing.
  expect(await open(owner, email)).toBeNull();
  for (const old of [attacker, second]) expect(await references(old)).toEqual([]);
  expect(await open(owner, email, 'Jetzt gehört es mir 1', true)).toBe('/?account=password-saved');
  for (const old of [attacker, second]) expect(await references(old)).toBe(401);
  expect(await canSignIn(email, password)).toBe(false);
  expect(await canSignIn(own, password)).toBe(false);
  await owner.auth.signInWithPassword({ email, password: 'Jetzt gehört es mir 1' });
  expect(await references(owner)).toEqual([reference]);
});

test('a change of address is confirmed on another device with the password, and ends other sessions', async () => {
  const { browser: own, email } = await signedUp();
  const second = browser();
  await second.auth.signInWithPassword({ email, password });
  const next = newAddress();
  await own.auth.updateUser({ email: next });
  const phone = browser();
  expect(await open(phone, next, 'Das war es nicht 1')).toBeNull();
  expect(await open(phone, next, password)).toBe('/?account=address-changed');
  expect(await lastMail(email)).toMatchObject({ locale: 'es', purpose: 'address_changed', url: null });
  expect(await references(phone)).toEqual([]);
  for (const old of [own, second]) expect(await references(old)).toBe(401);
  expect(await canSignIn(next, password)).toBe(true);
});

test('a change of address that waits ends with the proof of the address that is left', async () => {
  const email = newAddress();
  const attacker = browser();
  await attacker.auth.signUp({ email, password: attackersPassword });
  // Past the page: signed in, and nothing proven.
  const first = new URL((await lastMail(email))?.url ?? '').searchParams.get('token_hash') ?? '';
  expect((await attacker.auth.verifyOtp({ token_hash: first, type: 'signup' })).error).toBeNull();
  const elsewhere = newAddress();
  await attacker.auth.updateUser({ email: elsewhere });
  await browser().auth.resetPasswordForEmail(email);
  const owner = browser();
  expect(await open(owner, email, password)).toBe('/?account=password-saved');
  expect(await open(attacker, elsewhere, attackersPassword)).toBe('/?account=link-expired');
  expect(await canSignIn(email, password)).toBe(true);
});

test('with a made-up proof, or one of another browser, a link wants the password', async () => {
  for (const proof of ['', 'x'.repeat(43), await browser().proof()]) {
    const email = newAddress();
    const own = browser();
    await own.proof();
    await own.auth.signUp({ email, password, options: { data: { proof } } });
    expect(await open(own, email)).toBeNull();
    expect(await references(own)).toBe(401);
    expect(await open(own, email, password)).toBe('/?account=welcome');
  }
});

test('a link of a stranger’s account signs nobody in: neither nobody nor somebody else', async () => {
  const attacker = browser();
  const strange = newAddress();
  await signUp(attacker, strange, attackersPassword);
  const { browser: victim, email } = await signedUp();
  const visitor = browser();
  expect(await open(visitor, strange)).toBeNull();
  expect(await references(visitor)).toBe(401);
  expect(await open(victim, strange)).toBeNull();
  // Even with the password, and with a link that was asked for in this very browser.
  expect(await open(victim, strange, attackersPassword)).toBe('/?account=confirmed');
  expect((await victim.auth.getUser()).data.user?.email).toBe(email);

  await attacker.auth.resetPasswordForEmail(strange);
  expect(await open(victim, strange, 'Damit kommt keiner rein 1')).toBe('/?account=password-saved');
  expect((await victim.auth.getUser()).data.user?.email).toBe(email);
  expect(await references(victim)).toEqual([]);
});
