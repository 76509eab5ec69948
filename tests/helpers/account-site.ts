import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, vi } from 'vitest';
import { handleAuth } from '@/lib/account/auth-mount';
import { embeddedBackend } from '@/lib/backend/embedded';
import { connect, serviceClient } from '@/lib/supabase/server';
import { preparedDirectory } from './backend-directory';
import { site } from './backend-draft';

/** A mail server that is named and never asked: links are mailed, and mails stay in the outbox for the test to read. */
export const mailServer = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'haus@seegut.example',
  MAIL_TO: 'post@seegut.example',
};

export type AccountMail = {
  readonly locale: string;
  readonly purpose: string;
  readonly email: string;
  readonly url: string | null;
};

let people = 0;
/** An address that no other test uses. */
export const newAddress = () => `person-${process.pid}-${people++}@example.org`;

export const password = 'Seeblick bei Nacht 7';

/** The site's sign-in interface on an embedded backend of the test file's own. Call it at the top of the file. */
export function accountSite(environment: Record<string, string> = mailServer) {
  let remove = () => {};
  let visitors = 0;

  beforeAll(async () => {
    const directory = await preparedDirectory();
    remove = directory.remove;
    const all = {
      DATA_DIR: directory.path,
      SITE_URL: site,
      ACCOUNT_LIMIT_PER_HOUR: '100000',
      ...environment,
    };
    for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
    await embeddedBackend().start();
  });
  afterAll(async () => {
    await embeddedBackend().close();
    remove();
  });

  /** A request to `/auth/v1` as a page of the site sends it. */
  async function send(input: RequestInfo | URL, init?: RequestInit, address = `192.0.2.${visitors++ % 250}`) {
    const request = new Request(input, init);
    request.headers.set('Sec-Fetch-Site', 'same-origin');
    const path = new URL(request.url).pathname.replace('/auth/v1', '');
    return handleAuth(request, path, { address });
  }

  const mails = async (email: string): Promise<AccountMail[]> => {
    const { data } = await serviceClient()
      .from('mail_outbox')
      .select('locale, payload')
      .eq('kind', 'account')
      .eq('payload->>email', email)
      .order('created_at')
      .throwOnError();
    return data.map(({ locale, payload }) => ({ locale, ...payload }));
  };

  return {
    send,
    mails,
    /** The latest mail to an address. */
    lastMail: async (email: string): Promise<AccountMail | undefined> => (await mails(email)).at(-1),
    /** A browser's own client, which keeps its session in memory; `address` is the visitor's. */
    browser: (address?: string): SupabaseClient =>
      createClient(site, connect().anonKey, {
        auth: {
          autoRefreshToken: false,
          persistSession: true,
          storageKey: `${visitors++}`,
          storage: memory(),
        },
        global: { fetch: (input, init) => send(input, init, address) },
      }),
  };
}

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** The secret of a mailed link. */
export const secretOf = (url: string | null | undefined): string =>
  new URL(url ?? '').searchParams.get('token_hash') ?? '';
