/**
 * Somebody else registers an address, against the site as it ships and Supabase's own `@supabase/lite` at
 * another address, where the first registrant's password stays whoever signs up again. All attacks, on the embedded
 * backend: tests/backend/account-takeover.test.ts.
 */
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
async function newestLink(email: string): Promise<URLSearchParams> {
  await expect.poll(() => secrets(email).length, { timeout: 30_000 }).toBeGreaterThan(0);
  return new URLSearchParams({ token_hash: secrets(email).at(-1) ?? '', type: 'signup' });
}

const canSignIn = async (email: string, secret: string) =>
  (await (await visitor()).client.auth.signInWithPassword({ email, password: secret })).error === null;

it('a sign-up by somebody else before the owner’s gets nothing when the owner opens the link', async () => {
  const email = newAddress();
  const reference = await sendInquiry(setup.origin, email);
  const [owner, attacker] = [await visitor(), await visitor()];
  expect(await attacker.signUp(email, attackersPassword)).toBeUndefined();
  const link = await newestLink(email);
  // The project takes no second registration within a minute, and mails nothing more.
  expect(await owner.signUp(email, password)).toBe('over_email_send_rate_limit');
  link.set('password', password);
  expect(await owner.follow(link)).toBeNull();
  expect(await owner.references()).toBe(401);
  link.set('password', chosenLater);
  link.set('choose', 'new');
  expect(await owner.follow(link)).toBe('/?account=password-saved');
  await owner.client.auth.signInWithPassword({ email, password: chosenLater });
  expect(await canSignIn(email, attackersPassword)).toBe(false);
  expect(await attacker.references()).toBe(401);
  expect(await owner.references()).toEqual([reference]);
});
