import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import type { Locale } from '@/content/locales';
import { isSiteReachable } from '@/lib/base/site-reachable';
import { accountClient } from './client';
import { type AuthErrorKind, authErrorKind, isHarmless } from './errors';
import { readJsonBody } from './request';

/** Nothing here throws: what went wrong comes back as a kind with a text of its own. */
export type Outcome<T = unknown> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly kind: AuthErrorKind };

/** A request without any answer: if the site itself answers, the sign-in service is down, else the visitor is offline. */
async function classifyNetworkError(kind: AuthErrorKind): Promise<AuthErrorKind> {
  if (kind !== 'unreachable') return kind;
  if (!navigator.onLine) return 'offline';
  return (await isSiteReachable()) ? 'unavailable' : 'unreachable';
}

async function attempt<T>(
  action: (auth: SupabaseClient['auth']) => Promise<{ error: AuthError | null } & T>,
): Promise<Outcome<T>> {
  try {
    const { auth } = await accountClient();
    const result = await action(auth);
    if (!result.error || isHarmless(result.error)) return { ...result, ok: true };
    return { ok: false, kind: await classifyNetworkError(authErrorKind(result.error)) };
  } catch (error) {
    return { ok: false, kind: await classifyNetworkError(authErrorKind(error)) };
  }
}

/** Where the links of a hosted service's e-mails lead; the language travels along. */
const confirmAddress = (locale: Locale) => `${window.location.origin}/auth/confirm?lng=${locale}`;

/**
 * What this browser is recognised by when it opens the mailed link. Without it, whoever opens the link chooses a
 * password then.
 */
async function fetchProof(): Promise<{ readonly proof?: string }> {
  try {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch('/auth/browser', { method: 'POST', cache: 'no-store', signal });
    const { proof } = await readJsonBody(response);
    return typeof proof === 'string' ? { proof } : {};
  } catch {
    return {};
  }
}

/** Creates an account. `signedIn` is false when the address has to be confirmed by e-mail first. */
export async function signUp(
  email: string,
  password: string,
  options: { readonly locale: Locale },
): Promise<Outcome<{ signedIn: boolean }>> {
  return attempt(async (auth) => {
    const proof = await fetchProof();
    const { data, error } = await auth.signUp({
      email,
      password,
      options: {
        data: { locale: options.locale, ...proof },
        emailRedirectTo: confirmAddress(options.locale),
      },
    });
    return { error, signedIn: data.session !== null };
  });
}

export const signIn = (email: string, password: string): Promise<Outcome> =>
  attempt((auth) => auth.signInWithPassword({ email, password }));

/** Ends the session in this browser, in all its tabs; other devices stay signed in. */
export const signOut = (): Promise<Outcome> => attempt((auth) => auth.signOut({ scope: 'local' }));

/** Sends a link for choosing a new password; the answer is the same whether the address has an account or not. */
export const requestRecovery = (email: string, locale: Locale): Promise<Outcome> =>
  attempt((auth) => auth.resetPasswordForEmail(email, { redirectTo: confirmAddress(locale) }));

/** Sends the link of a sign-up once more. */
export const resendConfirmation = (email: string, locale: Locale): Promise<Outcome> =>
  attempt((auth) =>
    auth.resend({ type: 'signup', email, options: { emailRedirectTo: confirmAddress(locale) } }),
  );

/**
 * Replaces the password and ends all other sessions.
 * @param present who asks, by the password so far; null after a link that has just proven it.
 */
export const changePassword = (
  password: string,
  present: { readonly email: string; readonly password: string } | null,
): Promise<Outcome> =>
  attempt(async (auth) => {
    if (present) {
      const { error } = await auth.signInWithPassword(present);
      if (error) return { error };
    }
    const { error } = await auth.updateUser({ password });
    return error ? { error } : auth.signOut({ scope: 'others' });
  });

/** The new address takes effect with the link that is sent to it. */
export const changeEmail = (email: string, locale: Locale): Promise<Outcome> =>
  attempt(async (auth) =>
    auth.updateUser({ email, data: await fetchProof() }, { emailRedirectTo: confirmAddress(locale) }),
  );
