import type { PgliteConnection } from '@supabase/lite/pglite';
import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { type Counter, countUse } from '@/lib/server/count-use';
import { type MailBudget, mailCounter } from '@/lib/server/mailbox-budget';
import type { AuthSettings } from './auth-settings';

/** What a mail about an account says; the first three carry a link. */
export type AccountMail =
  | 'signup'
  | 'recovery'
  | 'email_change'
  | 'already_registered'
  | 'password_changed'
  | 'address_changed'
  | 'deleted';

const linked = ['signup', 'recovery', 'email_change'] as const;
type Linked = (typeof linked)[number];

const isLinked = (kind: string): kind is Linked => linked.some((known) => known === kind);

/**
 * Where a mailed link leads; the page there asks before anything happens.
 * @param next page of the site to go on with; the home page unless told otherwise.
 */
export function linkAddress(
  siteUrl: string,
  type: Linked,
  tokenHash: string,
  locale: Locale,
  next?: string,
): string {
  const query = new URLSearchParams({ token_hash: tokenHash, type, lng: locale, ...(next && { next }) });
  return `${siteUrl.replace(/\/+$/, '')}/auth/confirm?${query}`;
}

/**
 * Mails about accounts: they are only put into the outbox, because the backend answers nobody else meanwhile. Requests
 * come one at a time, so that the language of the current one may be kept in a variable.
 */
export function createAuthMail(
  { driver }: PgliteConnection,
  { siteUrl }: AuthSettings,
  addressSecret: string,
) {
  let language: Locale | null = null;
  let recoveryBudget: MailBudget = 'confirmation';

  async function readersLocale(address: string): Promise<unknown> {
    const { rows } = await driver.query<{ locale: unknown }>(
      `select raw_user_meta_data ->> 'locale' as locale from auth.users
       where email = lower($1) or email_change = lower($1) order by email = lower($1) desc limit 1`,
      [address],
    );
    return rows[0]?.locale;
  }

  type More = {
    /** The secret of the link. */
    readonly tokenHash?: string;
    /** For an address that no account has any more. */
    readonly locale?: string | null;
  };

  /** Null for what only its owner can cause. */
  function budgetFor(purpose: AccountMail): MailBudget | null {
    if (purpose === 'recovery') return recoveryBudget;
    return ['signup', 'email_change', 'already_registered'].includes(purpose) ? 'confirmation' : null;
  }

  const counterOf = (email: string, budget: MailBudget): Counter => mailCounter(email, budget, addressSecret);

  async function take(email: string, budget: MailBudget): Promise<boolean> {
    const wait = await countUse((text, values) => driver.query(text, [...values]), counterOf(email, budget));
    return wait === 0;
  }

  /** Whether a mailbox has had its mails of a budget for now; counts nothing. */
  async function isSpent(email: string, budget: MailBudget): Promise<boolean> {
    const { bucket, max, windowSeconds } = counterOf(email, budget);
    const { rows } = await driver.query(
      `select 1 from public.rate_limits
       where bucket = $1 and count >= $2 and window_start > now() - make_interval(secs => $3::integer)`,
      [bucket, max, windowSeconds],
    );
    return rows.length > 0;
  }

  /** Puts a mail into the outbox, unless the mailbox has had its mails for now. */
  async function enqueue(purpose: AccountMail, email: string, { tokenHash, locale: known }: More = {}) {
    const budget = budgetFor(purpose);
    if (budget && !(await take(email, budget))) return;
    const candidates = [language, known ?? (await readersLocale(email))];
    const locale = candidates.find(isLocale) ?? defaultLocale;
    const url = tokenHash && isLinked(purpose) ? linkAddress(siteUrl, purpose, tokenHash, locale) : null;
    // Links of yesterday help nobody any more, however long no mail server took them.
    await driver.query(
      `delete from public.mail_outbox where kind = 'account' and sent_at is null
         and payload ->> 'url' is not null and created_at < now() - interval '1 day'`,
    );
    await driver.query(
      `insert into public.mail_outbox (kind, recipient, locale, payload)
       values ('account', 'visitor', $1, $2::jsonb)`,
      [locale, JSON.stringify({ purpose, email, url })],
    );
  }

  return {
    enqueue,
    isSpent,
    /** Recovery mails of `work` count there. */
    withRecoveryBudget: async <T>(budget: MailBudget, work: () => Promise<T>): Promise<T> => {
      recoveryBudget = budget;
      try {
        return await work();
      } finally {
        recoveryBudget = 'confirmation';
      }
    },
    /** Mails of `work` speak this language; null = the one that their reader signed up in. */
    inLanguage: async <T>(locale: Locale | null, work: () => Promise<T>): Promise<T> => {
      language = locale;
      try {
        return await work();
      } finally {
        language = null;
      }
    },
    /** The library's way of sending. */
    driver: {
      send: async ({ to, subject }: { readonly to: string; readonly subject: string }) => {
        const [kind = '', tokenHash = ''] = subject.split(' ');
        if (isLinked(kind)) await enqueue(kind, to, { tokenHash });
      },
    },
  };
}

export type AuthMail = ReturnType<typeof createAuthMail>;
