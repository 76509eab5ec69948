import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { ServedBackend } from '../../helpers/backend-database';
import { expect } from '../fixtures';
import { newPerson, type Person } from './person';

export type LinkKind = 'signup' | 'recovery' | 'email_change';

type Env = ServedBackend['env'];

/** What a project says of itself to everybody. */
export async function getSettings(env: Env): Promise<{ readonly confirms: boolean }> {
  const answer = await fetch(`${env.SUPABASE_URL}/auth/v1/settings`, {
    headers: { apikey: env.SUPABASE_ANON_KEY },
  });
  const { mailer_autoconfirm: autoconfirm } = await answer.json();
  return { confirms: autoconfirm === false };
}

const linkAt = (origin: string, tokenHash: string, type: string) =>
  `${origin}/auth/confirm?${new URLSearchParams({ token_hash: tokenHash, type })}`;

/** What the site gives a browser that asks for a link, to recognise it when it opens the link. */
export type BrowserProof = { readonly proof: string; readonly cookie: string };

/** Asks the site for it, as its pages do before a sign-up. */
export async function getProof(origin: string): Promise<BrowserProof> {
  const answer = await fetch(`${origin}/auth/browser`, { method: 'POST', headers: { Origin: origin } });
  const { proof } = await answer.json();
  return { proof, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** A link as a project's administration makes it; the account as well, where it is for a sign-up. */
const generate = (
  { auth }: SupabaseClient,
  kind: LinkKind,
  { email, password }: Person,
  data: { proof?: string } = {},
) =>
  kind === 'signup'
    ? auth.admin.generateLink({ type: 'signup', email, password, options: { data } })
    : auth.admin.generateLink({ type: 'recovery', email });

async function mailed(service: SupabaseClient, kind: LinkKind, { email }: Person): Promise<URL> {
  let url: unknown;
  await expect
    .poll(
      async () => {
        const { data } = await service
          .from('mail_outbox')
          .select('payload')
          .eq('kind', 'account')
          .eq('payload->>email', email)
          .eq('payload->>purpose', kind)
          .order('created_at', { ascending: false })
          .limit(1);
        url = data?.[0]?.payload.url;
        return url;
      },
      { message: `a mailed link (${kind})` },
    )
    .toBeTruthy();
  return new URL(String(url));
}

export type Links = {
  readonly service: SupabaseClient;
  readonly readable: boolean;
  readonly link: (kind: LinkKind, person: Person, browser?: BrowserProof) => Promise<string>;
};

/** Where a backend's mailed links are found: with the administration, or in the outbox of one that has none. */
export async function getLinks(env: Env, origin: string): Promise<Links> {
  const service = createClient(env.SUPABASE_URL, env.SUPABASE_SERVICE_ROLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const asked = await generate(service, 'signup', newPerson('probe'));
  // The embedded backend makes links for new passwords only; its other links lie in the outbox.
  const readable = asked.error?.code === 'validation_failed' || asked.error?.status === 404;
  if (asked.error && !readable) throw asked.error;
  return {
    service,
    readable,
    link: async (kind, person, browser) => {
      // A backend that serves several sites names one of them in its mails.
      if (readable) return `${origin}/auth/confirm${(await mailed(service, kind, person)).search}`;
      const { data, error } = await generate(service, kind, person, browser && { proof: browser.proof });
      if (error) throw error;
      return linkAt(origin, data.properties.hashed_token, kind);
    },
  };
}

/** Presses the button of the page behind a link, in the browser that asked for it. */
export async function followLink(origin: string, link: string, { cookie }: BrowserProof): Promise<void> {
  const answer = await fetch(`${origin}/auth/confirm`, {
    method: 'POST',
    headers: { Origin: origin, Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URL(link).search.slice(1),
    redirect: 'manual',
  });
  expect(answer.headers.get('location')).toContain('account=welcome');
}
