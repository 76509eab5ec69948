import { createClient } from '@supabase/supabase-js';
import { freePort, serveBackend } from '../../helpers/backend-database';
import { preparedDirectory } from '../../helpers/backend-directory';
import { startSite, stop, untilReady } from '../../helpers/processes';
import { createAccount } from '../../helpers/staff-client';
import { test as base, expect } from '../fixtures';
import { decided } from '../frame/visitor';
import { newPerson, type Person } from './person';

/** A mail server that never answers: mails are queued and stay there to be read. */
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'haus@seegut.example',
  MAIL_TO: 'post@seegut.example',
};

async function open() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  Object.assign(process.env, { SITE_URL: origin, ACCOUNT_LIMIT_PER_HOUR: '100000', ...mail });
  const folder = await preparedDirectory();
  const served = await serveBackend(folder.path);
  const { env, service } = served;
  const site = startSite(port, env);
  await untilReady(`${origin}/api/ready`);
  return {
    origin,
    service,
    /** The newest link that was mailed to an address, as an address of this site. */
    async link(purpose: 'signup' | 'recovery', { email }: Person): Promise<string> {
      const mailed = async () => {
        const rows = service.from('mail_outbox').select('payload').eq('payload->>email', email);
        const { data } = await rows
          .eq('payload->>purpose', purpose)
          .order('created_at', { ascending: false });
        return data?.[0]?.payload.url;
      };
      await expect.poll(mailed, { message: `a mailed link (${purpose})` }).toBeTruthy();
      return `${origin}/auth/confirm${new URL(await mailed()).search}`;
    },
    /** A person with an account and a confirmed address, made without the browser. */
    async person(label: string) {
      const person = newPerson(label);
      const options = { auth: { persistSession: false, autoRefreshToken: false } };
      await createAccount(createClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, options), service, person);
      return person;
    },
    async close() {
      await stop(site);
      await served.stop();
      folder.remove();
    },
  };
}

export type Backend = Awaited<ReturnType<typeof open>>;

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
