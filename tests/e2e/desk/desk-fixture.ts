import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Draft } from '@/lib/plan/draft';
import { freePort, serveBackend } from '../../helpers/backend-database';
import { preparedDirectory } from '../../helpers/backend-directory';
import { inquiryBody, sendableDraft } from '../../helpers/backend-draft';
import { MailServer } from '../../helpers/backend-smtp';
import { startSite, stop, untilReady } from '../../helpers/processes';
import { followLink, getProof } from '../account/links';
import { newPerson, type Person } from '../account/person';
import { test as base, expect } from '../fixtures';
import { decided } from '../frame/visitor';

export type Desk = {
  readonly origin: string;
  readonly service: SupabaseClient;
  readonly mail: MailServer;
  /** What an operator's command needs to reach the same data. */
  readonly env: Readonly<Record<string, string>>;
  /** Somebody with an account whose address is proven. */
  readonly person: (label: string) => Promise<Person>;
  /** The same with the role. */
  readonly staff: (name: string) => Promise<Person>;
  /** Sends an inquiry as a visitor's browser does; returns its reference. */
  readonly inquiry: (changes?: Partial<Draft>, locale?: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

const options = { auth: { persistSession: false, autoRefreshToken: false } };

async function open(): Promise<Desk> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const mail = await MailServer.start();
  Object.assign(process.env, {
    SITE_URL: origin,
    SMTP_URL: mail.url,
    MAIL_FROM: 'haus@seegut.example',
    MAIL_TO: 'post@seegut.example',
    ACCOUNT_LIMIT_PER_HOUR: '100000',
  });
  const folder = await preparedDirectory();
  const backend = await serveBackend(folder.path);
  const site = startSite(port, backend.env);
  await untilReady(`${origin}/api/ready`);

  const linkFor = async ({ email }: Person): Promise<string> => {
    let link = '';
    await expect
      .poll(() => {
        const found = mail.received.find(({ recipients }) => recipients.includes(email));
        link = /http\S+\/auth\/confirm\?\S+/.exec(found?.text ?? '')?.[0] ?? '';
        return link;
      })
      .not.toBe('');
    return link;
  };
  const person = async (label: string): Promise<Person> => {
    const created = newPerson(label);
    const browser = await getProof(origin);
    // By the site, as a page does, so that the mail leaves at once.
    const client = createClient(origin, backend.env.SUPABASE_ANON_KEY, {
      ...options,
      global: { headers: { Origin: origin } },
    });
    const { error } = await client.auth.signUp({ ...created, options: { data: { proof: browser.proof } } });
    expect(error).toBeNull();
    await followLink(origin, await linkFor(created), browser);
    return created;
  };
  return {
    origin,
    service: backend.service,
    mail,
    env: backend.env,
    person,
    staff: async (name) => {
      const member = await person('staff');
      await backend.service.rpc('add_staff', { p_email: member.email, p_name: name }).throwOnError();
      return member;
    },
    inquiry: async (changes = {}, locale = 'de') => {
      const response = await fetch(`${origin}/api/inquiries`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify(inquiryBody({ locale }, sendableDraft(changes))),
      });
      expect(response.status).toBe(201);
      return (await response.json()).reference;
    },
    async close() {
      await stop(site);
      await backend.stop();
      await mail.close();
      folder.remove();
    },
  };
}

/** One site per worker, with a mail server that takes what it sends. */
export const test = base.extend<object, { desk: Desk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants the pattern to see what is needed
    async ({}, use) => {
      const desk = await open();
      await use(desk);
      await desk.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ desk }, use) => use(desk.origin),
  context: async ({ context }, use) => {
    await decided(context);
    await use(context);
  },
});

export { expect };
