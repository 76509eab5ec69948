import { createBrowserClient } from '@supabase/ssr';
import { createClient } from '@supabase/supabase-js';
import type { Locale } from '@/content/locales';
import { authCookieOptions } from '@/lib/base/auth-cookie';
import { eventDay } from '@/lib/base/event-day';
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

/** `link` is the address of its plan page, with the key. */
type SentInquiry = { readonly reference: string; readonly link: string; readonly draft: Draft };

let days = 0;

/** A Saturday ahead that nobody else in this process has asked for. */
export function freshSaturday(): string {
  days += 7;
  const ahead = 120 + days;
  const weekday = new Date(`${dayOf(ahead)}T12:00:00Z`).getUTCDay();
  return dayOf(ahead + ((6 - weekday + 7) % 7));
}

/** What the site's own pages keep of a session. */
export async function sessionCookies(env: ServedBackend['env'], person: typeof member): Promise<string> {
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

/** A whole house: the production build, an embedded database, a mail server, and somebody who works there. */
export async function openHouse() {
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
  /** Posts as the member's own pages do. */
  async function desk(path: string, body: object): Promise<void> {
    const response = await fetch(`${origin}/api/haus/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: cookies },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
  return {
    origin,
    backend,
    mails,
    member,
    async inquire(
      locale: Locale,
      changes: Partial<Draft> = {},
      email = 'ada@example.org',
    ): Promise<SentInquiry> {
      const date = eventDay(freshSaturday());
      const planned = sendableDraft({ locationType: 'venue', ...changes });
      const draft = { ...planned, details: { ...planned.details, date, ...changes.details, email } };
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
    answer: ({ reference, draft }: SentInquiry, change = (answer: TestAnswer) => answer, from = 1) =>
      desk(`inquiries/${reference}/answer`, answerBody(change(usualAnswer(draft)), from)),
    closeDay: (day: string, note: string) => desk(`day?day=${day}`, { action: 'close', note }),
    async close() {
      await stop(site);
      await backend.stop();
      await mails.close();
      folder.remove();
    },
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;
