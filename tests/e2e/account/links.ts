import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from '../fixtures';
import type { Person } from './person';

export type LinkKind = 'signup' | 'recovery' | 'email_change';

/** What the site gives a browser that asks for a link, to recognise it when it opens the link. */
export type BrowserProof = { readonly proof: string; readonly cookie: string };

/** Asks the site for it, as its pages do before a sign-up. */
export async function getProof(origin: string): Promise<BrowserProof> {
  const answer = await fetch(`${origin}/auth/browser`, { method: 'POST', headers: { Origin: origin } });
  const { proof } = await answer.json();
  return { proof, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** The newest link of a kind in the outbox. */
export async function mailedLink(service: SupabaseClient, kind: LinkKind, { email }: Person): Promise<URL> {
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
