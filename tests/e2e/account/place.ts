/**
 * The account's browser tests run against any Supabase; its address and keys are all they need:
 *
 *     ACCOUNT_SUPABASE_URL=… ACCOUNT_SUPABASE_ANON_KEY=… ACCOUNT_SUPABASE_SERVICE_ROLE_KEY=… \
 *       npx playwright test tests/e2e/account
 *
 * It has to be a test project with this repository's migrations: accounts and inquiries are made there. The site has to
 * be built with the same three values as `SUPABASE_…`, because the pages' policy names the project. Without them every
 * worker gets an embedded backend of its own and reads links from the outbox; those of a hosted project come from its
 * administration, because its mails cannot be read.
 */
import type { Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { freePort, type ServedBackend, serveBackend } from '../../helpers/backend-database';
import { temporaryDirectory } from '../../helpers/backend-directory';
import { startSite, stop, untilReady } from '../../helpers/processes';
import { sendButton } from '../configurator/walk';
import { test as base, expect } from '../fixtures';
import { decided } from '../frame/visitor';

export type LinkKind = 'signup' | 'recovery' | 'email_change';
export type Person = { readonly email: string; readonly password: string };

export type Place = {
  readonly origin: string;
  readonly hosted: boolean;
  readonly service: SupabaseClient;
  /** The newest link that was mailed to an address, as an address of this site. */
  readonly link: (kind: LinkKind, person: Person) => Promise<string>;
  /** A person with a confirmed address, made without the browser. */
  readonly person: (label: string) => Promise<Person>;
  /** Takes the backend away and brings it back; `null` where that is not ours to do. */
  readonly outage: { readonly begin: () => Promise<void>; readonly end: () => Promise<void> } | null;
  readonly close: () => Promise<void>;
};

const options = { auth: { persistSession: false, autoRefreshToken: false } };

/** A mail server that never answers: mails are queued and stay there to be read. */
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'haus@seegut.example',
  MAIL_TO: 'post@seegut.example',
};

export const newPerson = (label: string): Person => ({
  email: `${label}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}@visitor.example`,
  password: 'Steg, Laterne, Nebel, Boot',
});

const linkAt = (origin: string, tokenHash: string, type: string) =>
  `${origin}/auth/confirm?${new URLSearchParams({ token_hash: tokenHash, type })}`;

async function generated(service: SupabaseClient, kind: LinkKind, person: Person, origin: string) {
  const { email, password } = person;
  const { data, error } =
    kind === 'signup'
      ? await service.auth.admin.generateLink({ type: 'signup', email, password })
      : await service.auth.admin.generateLink({ type: 'recovery', email });
  if (error) throw error;
  return linkAt(origin, data.properties.hashed_token, kind);
}

async function mailed(service: SupabaseClient, kind: LinkKind, { email }: Person): Promise<string> {
  let url: unknown;
  await expect
    .poll(
      async () => {
        const { data } = await service
          .from('mail_outbox')
          .select('payload')
          .eq('kind', 'account')
          .eq('payload->>email', email)
          .eq('payload->>purpose', kind)
          .order('created_at', { ascending: false })
          .limit(1);
        url = data?.[0]?.payload.url;
        return url;
      },
      { message: `a mailed link (${kind})` },
    )
    .toBeTruthy();
  return String(url);
}

async function open(): Promise<Place> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { ACCOUNT_SUPABASE_URL, ACCOUNT_SUPABASE_ANON_KEY, ACCOUNT_SUPABASE_SERVICE_ROLE_KEY } = process.env;
  Object.assign(process.env, { SITE_URL: origin, ACCOUNT_LIMIT_PER_HOUR: '100000' });
  let env: ServedBackend['env'];
  let served: ServedBackend | null = null;
  let folder: ReturnType<typeof temporaryDirectory> | null = null;
  if (ACCOUNT_SUPABASE_URL && ACCOUNT_SUPABASE_ANON_KEY && ACCOUNT_SUPABASE_SERVICE_ROLE_KEY) {
    env = {
      SUPABASE_URL: ACCOUNT_SUPABASE_URL,
      SUPABASE_ANON_KEY: ACCOUNT_SUPABASE_ANON_KEY,
      SUPABASE_SERVICE_ROLE_KEY: ACCOUNT_SUPABASE_SERVICE_ROLE_KEY,
    };
  } else {
    Object.assign(process.env, mail);
    folder = temporaryDirectory();
    served = await serveBackend(folder.path);
    env = served.env;
  }
  const site = startSite(port, env);
  await untilReady(`${origin}/api/ready`);
  const service = createClient(env.SUPABASE_URL, env.SUPABASE_SERVICE_ROLE_KEY, options);
  const link = (kind: LinkKind, person: Person) =>
    served ? mailed(service, kind, person) : generated(service, kind, person, origin);
  return {
    origin,
    hosted: served === null,
    service,
    link,
    async person(label) {
      const person = newPerson(label);
      const client = createClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, options);
      if (served) {
        const { error } = await client.auth.signUp(person);
        expect(error).toBeNull();
      }
      // By the site, which notes that the address is proven: only then do earlier inquiries belong to the account.
      const { search } = new URL(await link('signup', person));
      const answer = await fetch(`${origin}/auth/confirm`, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: search.slice(1),
        redirect: 'manual',
      });
      expect(answer.headers.get('location')).toContain('account=welcome');
      return person;
    },
    outage: served && { begin: () => served.stop(), end: () => served.start() },
    async close() {
      await stop(site);
      await served?.stop();
      folder?.remove();
    },
  };
}

/** One site per worker. Nobody is asked about cookies: that has tests of its own. */
export const test = base.extend<object, { place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants the pattern to see what is needed
    async ({}, use) => {
      const place = await open();
      await use(place);
      await place.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ place }, use) => use(place.origin),
  context: async ({ context }, use) => {
    await decided(context);
    await use(context);
  },
});

export { expect };

/** Opens the account dialog as every page offers it. */
export async function openAccount(page: Page): Promise<void> {
  await page.locator('button#menu-button').click();
  await page.locator('[data-account]').click();
  await expect(accountDialog(page)).toBeVisible();
}

export const accountDialog = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.locator('form, [data-signed-in], [data-sent], [data-link-problem]') });
export const field = (page: Page, name: 'email' | 'password') =>
  accountDialog(page).locator(`input[name="${name}"]:not([hidden])`);
export const submit = (page: Page) => accountDialog(page).locator('button[type="submit"]');

/** Fills in the form that is open and sends it. */
export async function send(page: Page, { email, password }: Partial<Person>): Promise<void> {
  if (email !== undefined) await field(page, 'email').fill(email);
  if (password !== undefined) await field(page, 'password').fill(password);
  await submit(page).click();
}

/**
 * Sends the plan of the open last step no faster than people do: what comes within three seconds counts as automatic,
 * and is not given to an account later.
 */
export async function sendAsPerson(page: Page): Promise<string> {
  const opened = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() > since + 3_100, opened);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
  return (await page.locator('[data-reference]').textContent()) ?? '';
}

/** A message as it is seen; it is also said, in a region that nobody sees. */
export const toast = (page: Page, title: string) => page.locator('.toast-card', { hasText: title });

export const signedIn = (page: Page) => accountDialog(page).locator('[data-signed-in]');

/** Signs a person in by the dialog and leaves it open at the account. */
export async function signIn(page: Page, person: Person, path = '/kontakt'): Promise<void> {
  await page.goto(path);
  await openAccount(page);
  await send(page, person);
  await expect(signedIn(page)).toContainText(person.email);
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
