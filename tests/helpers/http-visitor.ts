import { createBrowserClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { authCookieOptions } from '@/lib/base/auth-cookie';
import { inquiryBody, sendableDraft } from './backend-draft';

/** Somebody's browser before a site that runs: a jar of cookies, and the library's own client on it. */
export type HttpVisitor = {
  readonly client: SupabaseClient;
  /** A request to the site, as its pages send it; answers are never followed. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Signs up as the site's own pages do; gives the code of a refusal. */
  readonly signUp: (email: string, password: string) => Promise<string | undefined>;
  /** What this browser shows when it asks for a mailed link. */
  readonly proof: () => Promise<string>;
  /** Opens a mailed link, presses the button there, and says where that leads. */
  readonly follow: (link: URLSearchParams) => Promise<string | null>;
  /** References of the inquiries that the site shows to this browser's account, or the status of its refusal. */
  readonly references: () => Promise<readonly string[] | number>;
};

/** A visitor of the site at this origin; which backend its browser talks to, the site says itself. */
export async function httpVisitor(origin: string): Promise<HttpVisitor> {
  const jar = new Map<string, string>();
  const keep = (response: Response): Response => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, decodeURIComponent(value));
    }
    return response;
  };
  const send = async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Origin', origin);
    headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    return keep(await fetch(url, { ...init, headers, redirect: 'manual' }));
  };
  const ask = (path: string, init?: RequestInit) => send(new URL(path, origin), init);

  const { url, anonKey } = await (await ask('/api/account/config')).json();
  const client = createBrowserClient(url ?? origin, anonKey, {
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
    global: { fetch: (input, init) => (url ? fetch(input, init) : send(String(input), init)) },
  });

  const proof = async (): Promise<string> =>
    (await (await ask('/auth/browser', { method: 'POST' })).json()).proof;
  return {
    client,
    ask,
    proof,
    signUp: async (email, password) => {
      const options = { data: { locale: 'de', proof: await proof() } };
      const { error } = await client.auth.signUp({ email, password, options });
      return error ? (error.code ?? error.message) : undefined;
    },
    follow: async (link) => {
      const response = await ask('/auth/confirm', { method: 'POST', body: link });
      const location = response.headers.get('location');
      return location?.replace(origin, '') ?? null;
    },
    references: async () => {
      const response = await ask('/api/account');
      if (response.status !== 200) return response.status;
      const { inquiries }: { inquiries: { reference: string }[] } = await response.json();
      return inquiries.map(({ reference }) => reference);
    },
  };
}

/** Sends an inquiry from an address to a site that runs, and gives its reference. */
export async function sendInquiry(origin: string, email: string): Promise<string> {
  const { details, ...draft } = sendableDraft();
  const response = await fetch(`${origin}/api/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(inquiryBody({}, { ...draft, details: { ...details, email } })),
  });
  if (response.status !== 201) throw new Error(`inquiry: ${response.status} ${await response.text()}`);
  return (await response.json()).reference;
}
