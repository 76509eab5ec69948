import { env } from '@/lib/server/env';

/** Names of this machine (RFC 6761, section 6.3): visitors' browsers would look for them on theirs. */
const onThisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address at which browsers reach the sign-in interface: a hosted project's own, or null for this site's
 * `/auth/v1`, behind which the embedded backend or one on this machine stands.
 */
export function publicBackend(): string | null {
  const { SUPABASE_URL } = env();
  return SUPABASE_URL && !onThisMachine.test(new URL(SUPABASE_URL).hostname) ? SUPABASE_URL : null;
}
