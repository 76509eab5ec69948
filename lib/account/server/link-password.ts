import 'server-only';
import { randomUUID } from 'node:crypto';
import { isTooLong, minPasswordLength } from '@/lib/base/password-rule';
import { anonymousClient } from '@/lib/server/database/service-client';
import type { LinkOwner } from './identity';

/** What is wrong with a password that is being chosen; null when nothing is. */
export function checkNewPassword(password: string): 'weak' | 'tooLong' | null {
  if (isTooLong(password)) return 'tooLong';
  return [...password].length < minPasswordLength ? 'weak' : null;
}

/**
 * Whether a password is the account's, confirmed or not. Supabase says that an address waits for its confirmation only to
 * whoever knows the password; a backend that says so to everybody has not answered. @throws AuthError when it cannot.
 */
export async function isPasswordOf({ email }: LinkOwner, password: string): Promise<boolean> {
  const { auth } = anonymousClient();
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) {
    await auth.signOut({ scope: 'local' });
    return true;
  }
  if (error.code === 'email_not_confirmed') {
    const other = await auth.signInWithPassword({ email, password: randomUUID() });
    return other.error?.code === 'invalid_credentials';
  }
  if (error.code === 'invalid_credentials') return false;
  throw error;
}
