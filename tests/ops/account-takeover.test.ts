/**
 * Somebody else registers or takes over an address, against the site as it ships and Supabase's own `@supabase/lite` at
 * another address: browsers talk past the site, and the first registrant's password stays whoever signs up again. The
 * same attacks on the embedded backend: tests/backend/account-takeover.test.ts.
 */
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../helpers/backend-database';
import type { MailServer } from '../helpers/backend-smtp';
import { type HttpVisitor, httpVisitor, sendInquiry } from '../helpers/http-visitor';
import { startSite, stop, untilReady } from '../helpers/processes';
import { startStockProject } from '../helpers/stock-project';

const password = 'Seeblick bei Nacht 7';
const attackersPassword = 'Das merke ich mir 1';
const chosenLater = 'Jetzt gehört es mir 1';

type Setup = {
  readonly origin: string;
  /** Where the links to accounts arrive. */
  readonly mails: MailServer;
  readonly close: () => Promise<void>;
};

async function startBoth(): Promise<Setup> {
  const project = await startStockProject(['--confirm']);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = startSite(port, {
    SITE_URL: origin,
    SUPABASE_URL: project.url,
    SUPABASE_ANON_KEY: project.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: project.serviceRoleKey,
    DATABASE_URL: project.databaseUrl,
  });
  await untilReady(`${origin}/api/ready`);
  return {
    origin,
    mails: project.mails,
    close: async () => {
      await stop(site);
      await project.close();
    },
  };
}

let setup: Setup;
let people = 0;
beforeAll(async () => {
  setup = await startBoth();
});
afterAll(() => setup?.close());

const visitor = (): Promise<HttpVisitor> => httpVisitor(setup.origin);
const newAddress = () => `person-${process.pid}-${people++}@example.org`;

/** Secrets of the account links that arrived for an address, oldest first. */
const secrets = (email: string): string[] =>
  setup.mails.received
    .filter(({ recipients }) => recipients.includes(email))
    .flatMap(({ text }) => /[?&](?:token_hash|token)=([\w-]+)/.exec(text)?.[1] ?? []);

/** The newest link to an address, as the templates of docs/sign-in.md make it, once it has arrived. */
async function newestLink(email: string, type: string): Promise<URLSearchParams> {
  await expect.poll(() => secrets(email).length, { timeout: 30_000 }).toBeGreaterThan(0);
  return new URLSearchParams({ token_hash: secrets(email).at(-1) ?? '', type });
}

const canSignIn = async (email: string, secret: string) =>
  (await (await visitor()).client.auth.signInWithPassword({ email, password: secret })).error === null;

async function addressWithInquiry() {
  const email = newAddress();
  return { email, reference: await sendInquiry(setup.origin, email) };
}

/** A sign-up and another one after it; the link that its owner then finds in the mail. */
async function signUpBoth(email: string, first: [HttpVisitor, string], second: [HttpVisitor, string]) {
  expect(await first[0].signUp(email, first[1])).toBeUndefined();
  await newestLink(email, 'signup');
  const refused = await second[0].signUp(email, second[1]);
  // The project takes no second registration within a minute, and mails nothing more.
  expect(refused).toBe('over_email_send_rate_limit');
  return newestLink(email, 'signup');
}

type Registered = {
  readonly email: string;
  readonly reference: string;
  readonly owner: HttpVisitor;
  readonly attacker: HttpVisitor;
  readonly link: URLSearchParams;
  /** Whether the account that waits is the owner's own. */
  readonly isOwners: boolean;
};

/** Opens the link as the owner, who asks for another password where the account is not the owner's. */
async function expectGiven({ email, reference, owner, attacker, link, isOwners }: Registered) {
  if (isOwners) expect(await owner.follow(link)).toBe('/?account=welcome');
  else {
    link.set('password', password);
    expect(await owner.follow(link)).toBeNull();
    expect(await owner.references()).toBe(401);
    link.set('password', chosenLater);
    link.set('choose', 'new');
    expect(await owner.follow(link)).toBe('/?account=password-saved');
    await owner.client.auth.signInWithPassword({ email, password: chosenLater });
  }
  expect(await canSignIn(email, attackersPassword)).toBe(false);
  expect(await attacker.references()).toBe(401);
  expect(await owner.references()).toEqual([reference]);
}

it('a sign-up by somebody else after the owner’s gets nothing when the owner opens the link', async () => {
  const { email, reference } = await addressWithInquiry();
  const [owner, attacker] = [await visitor(), await visitor()];
  const link = await signUpBoth(email, [owner, password], [attacker, attackersPassword]);
  await expectGiven({ email, reference, owner, attacker, link, isOwners: true });
});

it('a sign-up by somebody else before the owner’s gets nothing when the owner opens the link', async () => {
  const { email, reference } = await addressWithInquiry();
  const [owner, attacker] = [await visitor(), await visitor()];
  const link = await signUpBoth(email, [attacker, attackersPassword], [owner, password]);
  await expectGiven({ email, reference, owner, attacker, link, isOwners: false });
});

it('an account that changes its address to somebody else’s keeps neither session nor password', async () => {
  const { email, reference } = await addressWithInquiry();
  const own = newAddress();
  const attacker = await visitor();
  expect(await attacker.signUp(own, attackersPassword)).toBeUndefined();
  expect(await attacker.follow(await newestLink(own, 'signup'))).toBe('/?account=welcome');
  const second = await visitor();
  await second.client.auth.signInWithPassword({ email: own, password: attackersPassword });
  for (const session of [attacker, second]) expect(await session.references()).toEqual([]);
  // A session to use past the site, as soon as the address is somebody else's.
  const config = await (await attacker.ask('/api/account/config')).json();
  const token = (await second.client.auth.getSession()).data.session?.access_token;
  const { error } = await attacker.client.auth.updateUser({
    email,
    data: { proof: await attacker.proof() },
  });
  expect(error).toBeNull();

  const owner = await visitor();
  const link = await newestLink(email, 'email_change');
  expect(await owner.follow(link)).toBeNull();
  link.set('password', chosenLater);
  link.set('choose', 'new');
  expect(await owner.follow(link)).toBe('/?account=password-saved');
  for (const session of [attacker, second]) expect(await session.references()).toBe(401);
  await owner.client.auth.signInWithPassword({ email, password: chosenLater });
  expect(await owner.references()).toEqual([reference]);
  const past = createClient(config.url ?? setup.origin, config.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
  expect((await past.from('inquiries').select()).data ?? []).toEqual([]);
  expect(await canSignIn(email, attackersPassword)).toBe(false);
  expect(await canSignIn(own, attackersPassword)).toBe(false);
});
