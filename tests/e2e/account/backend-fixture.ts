import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { freePort, serveBackend } from '../../helpers/backend-database';
import { preparedDirectory } from '../../helpers/backend-directory';
import { Gateway } from '../../helpers/gateway';
import { startSite, stop, untilReady } from '../../helpers/processes';
import { test as base, expect } from '../fixtures';
import { decided } from '../frame/visitor';
import { followLink, getProof, type LinkKind, mailedLink } from './links';
import { newPerson, type Person } from './person';

export type Backend = {
  readonly origin: string;
  readonly service: SupabaseClient;
  /** The newest link that was mailed to an address, as an address of this site. */
  readonly link: (kind: LinkKind, person: Person) => Promise<string>;
  /** A person with an account and a confirmed address, made without the browser. */
  readonly person: (label: string) => Promise<Person>;
  /** Stands between site and backend. */
  readonly gateway: Gateway;
  /** Takes the backend away and brings it back. */
  readonly outage: { readonly begin: () => Promise<void>; readonly end: () => Promise<void> };
  readonly close: () => Promise<void>;
};

/** A mail server that never answers: mails are queued and stay there to be read. */
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'haus@seegut.example',
  MAIL_TO: 'post@seegut.example',
};

async function open(): Promise<Backend> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  Object.assign(process.env, { SITE_URL: origin, ACCOUNT_LIMIT_PER_HOUR: '100000', ...mail });
  const folder = await preparedDirectory();
  const served = await serveBackend(folder.path);
  const { env, service } = served;
  const gateway = await Gateway.start(env.SUPABASE_URL);
  const site = startSite(port, { ...env, SUPABASE_URL: gateway.url });
  await untilReady(`${origin}/api/ready`);
  const link: Backend['link'] = async (kind, person) =>
    `${origin}/auth/confirm${(await mailedLink(service, kind, person)).search}`;
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  return {
    origin,
    service,
    link,
    async person(label) {
      const person = newPerson(label);
      const browser = await getProof(origin);
      const client = createClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, options);
      const { error } = await client.auth.signUp({ ...person, options: { data: { proof: browser.proof } } });
      expect(error).toBeNull();
      // By the site, which notes that the address is proven: only then do earlier inquiries belong to the account.
      await followLink(origin, await link('signup', person), browser);
      return person;
    },
    gateway,
    outage: { begin: () => served.stop(), end: () => served.start() },
    async close() {
      await stop(site);
      await gateway.close();
      await served.stop();
      folder.remove();
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
