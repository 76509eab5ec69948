import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from '../fixtures';
import type { Person } from './person';

export type LinkKind = 'signup' | 'recovery' | 'email_change';

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
