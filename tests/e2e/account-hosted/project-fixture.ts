/**
 * The site in front of a hosted project: browsers talk to the project at an address of its own, which the pages'
 * policy names, and follow its own links. The project is Supabase's `@supabase/lite` as it comes
 * (`tests/helpers/stock-supabase.ts`) behind a gateway like a hosted one's; it sends its mails to a real mail server.
 */
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { doorAddress } from '@/lib/server/embedded/door';
import { readKeys } from '@/lib/server/embedded/keys';
import { clockAhead, freePort, runScript, untilLine } from '../../helpers/backend-database';
import { temporaryDirectory } from '../../helpers/backend-directory';
import { MailServer } from '../../helpers/backend-smtp';
import { dayOf } from '../../helpers/days';
import { Gateway } from '../../helpers/gateway';
import { startSite, stop, untilReady } from '../../helpers/processes';
import { newPerson, type Person } from '../account/person';
import { test as base, expect } from '../fixtures';
import { decided } from '../frame/visitor';

/** How its operator has set the project up; without anything everybody may sign up at once. */
type Settings = { readonly closed?: boolean; readonly confirm?: boolean; readonly hoursAhead?: number };

export type Project = {
  readonly origin: string;
  /** Where browsers reach it. */
  readonly url: string;
  readonly gateway: Gateway;
  /** Opens the project anew, with the same data. */
  readonly reopen: (settings?: Settings) => Promise<void>;
  readonly person: (label: string) => Promise<Person>;
  /** The link of the newest mail to an address, which leads to the project first and then back to a page. */
  readonly link: (email: string, back: string) => Promise<string>;
  readonly site: { readonly stop: () => Promise<void>; readonly start: () => Promise<void> };
  readonly close: () => Promise<void>;
};

/** RFC 6761, section 6.2: a name that only tests have. */
const host = 'project.test';

async function open(): Promise<Project> {
  const [sitePort, backendPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${sitePort}`;
  const mails = await MailServer.start();
  const folder = temporaryDirectory();
  const keys = readKeys(folder.path);
  const gateway = await Gateway.start(`http://127.0.0.1:${backendPort}`, true);
  const url = `http://${host}:${gateway.port}`;
  let backend: ChildProcess | undefined;
  const reopen = async ({ closed, confirm, hoursAhead = 0 }: Settings = {}) => {
    if (backend) await stop(backend);
    const args = ['--port', backendPort, '--data', folder.path, '--site', origin, '--mail', mails.port];
    backend = runScript(
      path.resolve('tests/helpers/stock-supabase.ts'),
      [...args.map(String), ...(closed ? ['--closed'] : []), ...(confirm ? ['--confirm'] : [])],
      clockAhead(hoursAhead),
    );
    await untilLine(backend, /^\{"port"/);
  };
  await reopen();
  const env = {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
    DATABASE_URL: doorAddress(folder.path),
    SITE_URL: origin,
    ACCOUNT_LIMIT_PER_HOUR: '100000',
    NODE_OPTIONS: `--import ${path.resolve('tests/helpers/hosts-preload.mjs')}`,
  };
  let site: ChildProcess | undefined;
  const start = async () => {
    site = startSite(sitePort, env);
    await untilReady(`${origin}/api/ready`);
    // The calendar is read once: the project's first answer may take longer than a page waits for it.
    await untilReady(`${origin}/api/availability?from=${dayOf(0)}&to=${dayOf(1)}`);
  };
  await start();
  return {
    origin,
    url,
    gateway,
    reopen,
    async person(label) {
      const person = newPerson(label);
      const options = { auth: { persistSession: false, autoRefreshToken: false } };
      const { error } = await createClient(gateway.url, keys.anonKey, options).auth.signUp(person);
      expect(error).toBeNull();
      return person;
    },
    async link(email, back) {
      const newest = () =>
        mails.received.findLast(({ recipients }) => recipients.includes(email))?.text ?? '';
      await expect.poll(newest, { message: `a mail to ${email}` }).toContain('/auth/v1/verify');
      const [, query = ''] = /\/auth\/v1\/verify\?(\S+)/.exec(newest()) ?? [];
      const link = new URL(`/auth/v1/verify?${query}`, url);
      // Supabase's own servers bring readers back to where the site has asked for; this one to the home page.
      link.searchParams.set('redirect_to', `${origin}${back}`);
      return link.href;
    },
    site: { stop: async () => site && stop(site), start },
    async close() {
      if (site) await stop(site);
      if (backend) await stop(backend);
      await gateway.close();
      await mails.close();
      folder.remove();
    },
  };
}

/** One project per worker, at a name that the worker's browser knows; nothing moves there. */
export const test = base.extend<object, { project: Project }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`],
      }),
    { scope: 'worker' },
  ],
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants the pattern to see what is needed
    async ({}, use) => {
      const project = await open();
      await use(project);
      await project.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ project }, use) => use(project.origin),
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  context: async ({ context }, use) => {
    await decided(context);
    await use(context);
  },
});

export { expect };
