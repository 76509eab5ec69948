/**
 * The account's browser tests run against any Supabase; its address and keys are all they need:
 *
 *     ACCOUNT_SUPABASE_URL=… ACCOUNT_SUPABASE_ANON_KEY=… ACCOUNT_SUPABASE_SERVICE_ROLE_KEY=… ACCOUNT_DATABASE_URL=… \
 *       npx playwright test tests/e2e/account
 *
 * It has to be a test project with this repository's migrations: accounts and inquiries are made there. Without them
 * every worker gets an embedded backend of its own. Links come from the outbox, or from the project's administration
 * where it sends its mails itself, because those cannot be read.
 */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { freePort, type ServedBackend, serveBackend } from '../../helpers/backend-database';
import { preparedDirectory } from '../../helpers/backend-directory';
import { Gateway } from '../../helpers/gateway';
import { startSite, stop, untilReady } from '../../helpers/processes';
import { test as base, expect } from '../fixtures';
import { decided } from '../frame/visitor';
import { followLink, getLinks, getProof, getSettings, type LinkKind } from './links';
import { newPerson, type Person } from './person';

type Outage = { readonly begin: () => Promise<void>; readonly end: () => Promise<void> };

export type Backend = {
  readonly origin: string;
  readonly service: SupabaseClient;
  /** Whether the site's outbox holds the mails; else the project sends them, and nobody sees them. */
  readonly readable: boolean;
  /** Whether new accounts have to be confirmed by a mailed link. */
  readonly confirms: boolean;
  /** The newest link that was mailed to an address, as an address of this site. */
  readonly link: (kind: LinkKind, person: Person) => Promise<string>;
  /** A person with an account, made without the browser; the address is confirmed where the backend asks for it. */
  readonly person: (label: string) => Promise<Person>;
  /** Stands between site and backend; `null` where browsers talk to the project past the site. */
  readonly gateway: Gateway | null;
  /** Takes the backend away and brings it back; `null` where that is not ours to do. */
  readonly outage: Outage | null;
  /** Goes on with a backend whose clock is so many hours ahead; `null` where that is not ours to do. */
  readonly later: ((hours: number) => Promise<void>) | null;
  /** Ends the site's own process and starts it again. */
  readonly site: Outage;
  readonly close: () => Promise<void>;
};

/** A mail server that never answers: mails are queued and stay there to be read. */
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'haus@seegut.example',
  MAIL_TO: 'post@seegut.example',
};

/** The project that the environment names. */
function named(): ServedBackend['env'] | null {
  const { ACCOUNT_SUPABASE_URL, ACCOUNT_SUPABASE_ANON_KEY, ACCOUNT_SUPABASE_SERVICE_ROLE_KEY } = process.env;
  const { ACCOUNT_DATABASE_URL } = process.env;
  if (!ACCOUNT_SUPABASE_URL) return null;
  if (!ACCOUNT_SUPABASE_ANON_KEY || !ACCOUNT_SUPABASE_SERVICE_ROLE_KEY || !ACCOUNT_DATABASE_URL) {
    throw new Error(
      'ACCOUNT_SUPABASE_URL needs ACCOUNT_SUPABASE_ANON_KEY, ACCOUNT_SUPABASE_SERVICE_ROLE_KEY and ACCOUNT_DATABASE_URL.',
    );
  }
  return {
    SUPABASE_URL: ACCOUNT_SUPABASE_URL,
    SUPABASE_ANON_KEY: ACCOUNT_SUPABASE_ANON_KEY,
    SUPABASE_SERVICE_ROLE_KEY: ACCOUNT_SUPABASE_SERVICE_ROLE_KEY,
    DATABASE_URL: ACCOUNT_DATABASE_URL,
  };
}

const onThisMachine = (url: string) => /^http:\/\/(localhost|127\.|\[::1\])/.test(url);

async function open(): Promise<Backend> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  Object.assign(process.env, { SITE_URL: origin, ACCOUNT_LIMIT_PER_HOUR: '100000' });
  const project = named();
  if (!project) Object.assign(process.env, mail);
  const folder = project ? null : await preparedDirectory();
  const served = folder && (await serveBackend(folder.path));
  const env = project ?? (served as ServedBackend).env;
  const near = onThisMachine(env.SUPABASE_URL);
  const gateway = near ? await Gateway.start(env.SUPABASE_URL) : null;
  const start = () => startSite(port, { ...env, ...(gateway && { SUPABASE_URL: gateway.url }) });
  let site = start();
  await untilReady(`${origin}/api/ready`);
  const { confirms } = await getSettings(env);
  const { service, link, readable } = await getLinks(env, origin);
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  return {
    origin,
    service,
    readable,
    confirms,
    link,
    async person(label) {
      const person = newPerson(label);
      const browser = await getProof(origin);
      if (readable) {
        const client = createClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, options);
        const { error } = await client.auth.signUp({
          ...person,
          options: { data: { proof: browser.proof } },
        });
        expect(error).toBeNull();
      }
      // By the site, which notes that the address is proven: only then do earlier inquiries belong to the account.
      if (confirms || !readable) {
        await followLink(origin, await link('signup', person, browser), browser);
      }
      return person;
    },
    gateway,
    outage: served
      ? { begin: () => served.stop(), end: () => served.start() }
      : gateway && { begin: () => gateway.close(), end: () => gateway.open() },
    later:
      served &&
      (async (hours) => {
        await served.stop();
        await served.start(hours);
      }),
    site: {
      begin: () => stop(site),
      end: async () => {
        site = start();
        await untilReady(`${origin}/api/ready`);
      },
    },
    async close() {
      await stop(site);
      await gateway?.close();
      await served?.stop();
      folder?.remove();
    },
  };
}

/** One site per worker. Nobody is asked about cookies, and nothing moves: both have tests of their own. */
export const test = base.extend<object, { backend: Backend }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants the pattern to see what is needed
    async ({}, use) => {
      const backend = await open();
      await use(backend);
      await backend.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ backend }, use) => use(backend.origin),
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  context: async ({ context }, use) => {
    await decided(context);
    await use(context);
  },
});

export { expect };
