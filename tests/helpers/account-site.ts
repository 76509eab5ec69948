import { createBrowserClient } from '@supabase/ssr';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { handleAuth } from '@/lib/account/server/auth-mount';
import { handleBrowserProof } from '@/lib/account/server/browser-proof';
import { handleConfirm } from '@/lib/account/server/confirm';
import { authCookieOptions } from '@/lib/base/auth-cookie';
import { connect } from '@/lib/server/database/service-client';
import { browserCookie } from '@/lib/server/session/browser-cookie';
import { serviceClient } from '@/tests/helpers/service-client';
import { site } from './backend-draft';
import { embeddedSite } from './embedded-site';

/** A mail server that is named and never asked: links are mailed, and mails stay in the outbox for the test to read. */
const environment = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'haus@seegut.example',
  MAIL_TO: 'post@seegut.example',
  ACCOUNT_LIMIT_PER_HOUR: '100000',
  INQUIRY_LIMIT_PER_HOUR: '1000',
};

type Handler = (request: Request) => Response | Promise<Response>;

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
export function accountSite(more: Readonly<Record<string, string>> = {}) {
  let visitors = 0;
  embeddedSite({ ...environment, ...more });

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

  /** Another visitor's browser: cookies, the library's own client on them, and requests to the site's endpoints. */
  function browser(address?: string) {
    const jar = new Map<string, string>();
    const keep = (response: Response) => {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0/i.test(line)) jar.delete(name);
        else jar.set(name, decodeURIComponent(value));
      }
      return response;
    };
    const request = (path: string, init: RequestInit = {}) => {
      const asked = new Request(new URL(path, site), init);
      asked.headers.set('Sec-Fetch-Site', 'same-origin');
      asked.headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      return asked;
    };
    const client = createBrowserClient(site, connect().anonKey, {
      isSingleton: false,
      cookieOptions: authCookieOptions(false),
      cookies: {
        getAll: () => [...jar].map(([name, value]) => ({ name, value })),
        setAll: (changed) => {
          for (const { name, value, options } of changed) {
            if (options.maxAge === 0) jar.delete(name);
            else jar.set(name, value);
          }
        },
      },
      auth: { autoRefreshToken: false },
      global: {
        fetch: async (input, init) => {
          const headers = new Headers(init?.headers);
          const known = jar.get(browserCookie);
          if (known) headers.set('Cookie', `${browserCookie}=${known}`);
          return keep(await send(input, { ...init, headers }, address));
        },
      },
    });
    const ask = async (handler: Handler, path: string, init?: RequestInit) =>
      keep(await handler(request(path, init)));
    return {
      jar,
      auth: client.auth,
      ask,
      /** What this browser shows when it asks for a mailed link, as the site's own pages do. */
      proof: async (): Promise<string> =>
        (await (await ask(handleBrowserProof, '/auth/browser', { method: 'POST' })).json()).proof,
      json: async (handler: Handler, method: string, path: string, body: unknown) =>
        keep(await handler(request(path, { method, body: JSON.stringify(body) }))),
      /** Opens a mailed link and presses the button there, with a password where the page asks for one, or with a new one. */
      follow: async (url: string | null | undefined, chosen?: string, isNew?: boolean) => {
        const body = new URLSearchParams(new URL(url ?? '').searchParams);
        if (chosen !== undefined) body.set('password', chosen);
        if (isNew) body.set('choose', 'new');
        const post = request('/auth/confirm', { method: 'POST', body });
        return keep(await handleConfirm(post, address ?? `192.0.2.${visitors++ % 250}`));
      },
    };
  }

  const lastMail = async (email: string): Promise<AccountMail | undefined> => (await mails(email)).at(-1);

  return {
    send,
    mails,
    /** The latest mail to an address. */
    lastMail,
    browser,
    /** A person with a proven address, signed in. */
    signedUp: async (email = newAddress()) => {
      const own = browser();
      const data = { locale: 'es', proof: await own.proof() };
      const { error } = await own.auth.signUp({ email, password, options: { data } });
      expect(error).toBeNull();
      const response = await own.follow((await lastMail(email))?.url);
      expect(response.headers.get('location')).toBe('/es?account=welcome');
      return { email, browser: own };
    },
  };
}

export type Browser = ReturnType<ReturnType<typeof accountSite>['browser']>;

/** What a server-rendered page asks in the name of whoever is signed in. */
export async function clientOf(person: Browser): Promise<SupabaseClient> {
  const { url, anonKey, fetch: send } = connect();
  const { data } = await person.auth.getSession();
  return createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: send, headers: { Authorization: `Bearer ${data.session?.access_token}` } },
  });
}

/** The secret of a mailed link. */
export const getSecret = (url: string | null | undefined): string =>
  new URL(url ?? '').searchParams.get('token_hash') ?? '';
