import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { freePort, serveBackend } from '../../helpers/backend-database';
import { preparedDirectory } from '../../helpers/backend-directory';
import { startSite, stop, untilReady } from '../../helpers/processes';
import { createAccount } from '../../helpers/staff-client';
import { test as base, expect } from '../fixtures';
import { decided } from '../frame/visitor';
import { type LinkKind, mailedLink } from './links';
import { newPerson, type Person } from './person';

export type Backend = {
  readonly origin: string;
  readonly service: SupabaseClient;
  /** The newest link that was mailed to an address, as an address of this site. */
  readonly link: (kind: LinkKind, person: Person) => Promise<string>;
  /** A person with an account and a confirmed address, made without the browser. */
  readonly person: (label: string) => Promise<Person>;
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
  const site = startSite(port, env);
  await untilReady(`${origin}/api/ready`);
  const link: Backend['link'] = async (kind, person) =>
    `${origin}/auth/confirm${(await mailedLink(service, kind, person)).search}`;
  return {
    origin,
    service,
    link,
    async person(label) {
      const person = newPerson(label);
      const options = { auth: { persistSession: false, autoRefreshToken: false } };
      await createAccount(createClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, options), service, person);
      return person;
    },
    outage: { begin: () => served.stop(), end: () => served.start() },
    async close() {
      await stop(site);
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
