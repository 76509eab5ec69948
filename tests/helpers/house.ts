import { createBrowserClient } from '@supabase/ssr';
import { createClient } from '@supabase/supabase-js';
import type { Locale } from '@/content/locales';
import { authCookieOptions } from '@/lib/base/auth-cookie';
import { successAddress } from '@/lib/inquiry/server/addresses';
import type { Draft } from '@/lib/plan/draft';
import { answerBody, type TestAnswer, usualAnswer } from './answers';
import { freePort, type ServedBackend, serveBackend } from './backend-database';
import { preparedDirectory } from './backend-directory';
import { inquiryBody, sendableDraft } from './backend-draft';
import { MailServer } from './backend-smtp';
import { dayOf } from './days';
import { startSite, stop, untilReady } from './processes';
import { createAccount, member, staffVariable } from './staff-client';

export type StaffMember = { readonly email: string; readonly password: string };

export type SentInquiry = {
  readonly reference: string;
  /** Address of its plan page, with the key. */
  readonly link: string;
  readonly draft: Draft;
};

/** A whole house: the production build, an embedded database, a mail server, and somebody who works there. */
export type House = {
  readonly origin: string;
  readonly backend: ServedBackend;
  readonly mails: MailServer;
  readonly member: StaffMember;
  readonly inquire: (locale: Locale, changes?: Partial<Draft>, email?: string) => Promise<SentInquiry>;
  readonly answer: (
    inquiry: SentInquiry,
    change?: (answer: TestAnswer) => TestAnswer,
    from?: number,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
};

let days = 0;

/** A Saturday ahead that nobody else in this process has asked for. */
export function freshSaturday(): string {
  days += 7;
  const ahead = 120 + days;
  const weekday = new Date(`${dayOf(ahead)}T12:00:00Z`).getUTCDay();
  return dayOf(ahead + ((6 - weekday + 7) % 7));
}

/** A celebration in the house on a day of its own. */
export function celebration(changes: Partial<Draft> = {}, day = freshSaturday()): Draft {
  const draft = sendableDraft({ locationType: 'venue', ...changes });
  return {
    ...draft,
    details: { ...draft.details, date: new Date(`${day}T12:00:00.000Z`), ...changes.details },
  };
}

/** What the site's own pages keep of a session. */
async function sessionCookies(env: ServedBackend['env'], person: StaffMember): Promise<string> {
  const jar = new Map<string, string>();
  const client = createBrowserClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, {
    isSingleton: false,
    cookieOptions: authCookieOptions(false),
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (changed) => {
        for (const { name, value } of changed) jar.set(name, value);
      },
    },
    auth: { autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword(person);
  if (error) throw new Error(`sign-in failed: ${error.code}`);
  return [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

export async function openHouse(): Promise<House> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = await preparedDirectory();
  const mails = await MailServer.start();
  const backend = await serveBackend(folder.path);
  const site = startSite(port, {
    ...backend.env,
    SITE_URL: origin,
    SMTP_URL: mails.url,
    MAIL_FROM: 'haus@seegut.example',
    MAIL_TO: 'post@seegut.example',
    STAFF: staffVariable,
  });
  await untilReady(`${origin}/api/ready`);
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const anonymous = createClient(backend.env.SUPABASE_URL, backend.env.SUPABASE_ANON_KEY, options);
  await createAccount(anonymous, backend.service, member);
  const cookies = await sessionCookies(backend.env, member);
  return {
    origin,
    backend,
    mails,
    member,
    async inquire(locale, changes = {}, email = 'ada@example.org') {
      const planned = celebration(changes);
      const draft = { ...planned, details: { ...planned.details, email } };
      const response = await fetch(`${origin}/api/inquiries`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        body: JSON.stringify(inquiryBody({ locale }, draft)),
      });
      if (response.status !== 201) throw new Error(`inquiry: ${response.status} ${await response.text()}`);
      const { reference, answerBy, stateKey } = await response.json();
      const address = successAddress(locale, reference, new Date(answerBy), stateKey);
      return { reference, link: `${origin}${address}`, draft };
    },
    async answer({ reference, draft }, change = (answer) => answer, from = 1) {
      const response = await fetch(`${origin}/api/haus/inquiries/${reference}/answer`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: cookies },
        body: JSON.stringify(answerBody(change(usualAnswer(draft)), from)),
      });
      if (!response.ok) throw new Error(`answer: ${response.status} ${await response.text()}`);
    },
    async close() {
      await stop(site);
      await backend.stop();
      await mails.close();
      folder.remove();
    },
  };
}
