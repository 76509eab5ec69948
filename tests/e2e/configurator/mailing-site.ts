import { createClient } from '@supabase/supabase-js';
import { freePort, serveBackend } from '../../helpers/backend-database';
import { preparedDirectory } from '../../helpers/backend-directory';
import { MailServer, type ReceivedMail } from '../../helpers/backend-smtp';
import { startSite, stop, untilReady } from '../../helpers/processes';
import { followLink, getProof } from '../account/links';
import { newPerson, type Person } from '../account/person';
import { test as base, expect } from '../fixtures';
import { decided } from '../frame/visitor';

const staffAddress = 'post@seegut.example';

export type MailingSite = {
  readonly origin: string;
  /** A person with an account, whose address is confirmed. */
  readonly person: (label: string) => Promise<Person>;
  /** The newest mail to the staff or to an address that says something. */
  readonly mailTo: (recipient: 'staff' | string, part: string) => Promise<ReceivedMail>;
};

async function open(): Promise<MailingSite & { readonly close: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const mails = await MailServer.start();
  Object.assign(process.env, {
    SITE_URL: origin,
    SMTP_URL: mails.url,
    MAIL_FROM: 'haus@seegut.example',
    MAIL_TO: staffAddress,
    ACCOUNT_LIMIT_PER_HOUR: '100000',
  });
  const folder = await preparedDirectory();
  const served = await serveBackend(folder.path);
  const site = startSite(port, served.env);
  await untilReady(`${origin}/api/ready`);
  const mailTo: MailingSite['mailTo'] = async (recipient, part) => {
    const address = recipient === 'staff' ? staffAddress : recipient;
    const newest = () =>
      mails.received.findLast(
        ({ recipients, subject, text }) =>
          recipients.includes(address) && `${subject}\n${text}`.includes(part),
      );
    await expect.poll(newest, { message: `a mail to ${address}`, timeout: 60_000 }).toBeTruthy();
    const mail = newest();
    if (!mail) throw new Error(`no mail to ${address}`);
    return mail;
  };
  return {
    origin,
    mailTo,
    async person(label) {
      const person = newPerson(label);
      const browser = await getProof(origin);
      const client = createClient(served.env.SUPABASE_URL, served.env.SUPABASE_ANON_KEY, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      const { error } = await client.auth.signUp({
        ...person,
        options: { data: { proof: browser.proof } },
      });
      expect(error).toBeNull();
      const { text } = await mailTo(person.email, '/auth/confirm?');
      await followLink(origin, /\S+\/auth\/confirm\?\S+/.exec(text)?.[0] ?? '', browser);
      return person;
    },
    async close() {
      await stop(site);
      await served.stop();
      await mails.close();
      folder.remove();
    },
  };
}

/** A site whose mails arrive at a real mail server, one per worker. */
export const test = base.extend<object, { mailingSite: MailingSite }>({
  mailingSite: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants the pattern to see what is needed
    async ({}, use) => {
      const site = await open();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ mailingSite }, use) => use(mailingSite.origin),
  context: async ({ context }, use) => {
    await decided(context);
    await use(context);
  },
});

export { expect };
