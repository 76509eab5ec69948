import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Locale } from '@/content/locales';
import { successAddress } from '@/lib/inquiry/server/addresses';
import type { Draft } from '@/lib/plan/draft';
import { sendAnswer, type TestAnswer, usualAnswer } from './answers';
import { freePort, type ServedBackend, serveBackend } from './backend-database';
import { preparedDirectory } from './backend-directory';
import { inquiryBody, sendableDraft } from './backend-draft';
import { MailServer } from './backend-smtp';
import { dayOf } from './days';
import { startSite, stop, untilReady } from './processes';
import { becomeStaff } from './staff-client';

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
  readonly staff: SupabaseClient;
  readonly member: StaffMember;
  readonly inquire: (locale: Locale, changes?: Partial<Draft>, email?: string) => Promise<SentInquiry>;
  readonly answer: (inquiry: SentInquiry, change?: (answer: TestAnswer) => TestAnswer) => Promise<void>;
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
  });
  await untilReady(`${origin}/api/ready`);
  const staff = createClient(backend.env.SUPABASE_URL, backend.env.SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const member = await becomeStaff(staff, backend.service);
  return {
    origin,
    backend,
    mails,
    staff,
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
    async answer({ reference, draft }, change = (answer) => answer) {
      const sent = await sendAnswer(staff, reference, change(usualAnswer(draft)));
      if (sent.status !== 'sent') throw new Error(`answer: ${sent.status}`);
    },
    async close() {
      await stop(site);
      await backend.stop();
      await mails.close();
      folder.remove();
    },
  };
}
