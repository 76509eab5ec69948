import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { readSessionId } from '@/lib/server/session/session-id';

/** What the tests' staff have in their app. */
export const factorSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const periodSeconds = 30;

export const periodOf = (time: number) => Math.floor(time / 1_000 / periodSeconds);

/** The code of a secret in a period; now unless told otherwise. */
export const codeFor = (secret: string, period = periodOf(Date.now())): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: period * periodSeconds * 1_000 });

const used = new Map<string, number>();

/**
 * A code that somebody has not used yet, of this period or the next, so that it counts for half a minute at least. Each
 * counts once: the third waits for its time.
 */
export async function nextCode(email: string, secret = factorSecret): Promise<string> {
  const owner = `${email} ${secret}`;
  const period = Math.max(periodOf(Date.now()), (used.get(owner) ?? 0) + 1);
  used.set(owner, period);
  const early = (period - 1) * periodSeconds * 1_000 - Date.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  return codeFor(secret, period);
}

/**
 * Gives a member of the staff the second factor of the tests and lets the session of a token pass.
 * @param service a client with every right.
 */
export async function enrol(service: SupabaseClient, userId: string, accessToken?: string): Promise<void> {
  await service
    .rpc('enrol_staff_factor', {
      p_user: userId,
      p_session: accessToken ? readSessionId(accessToken) : '',
      p_secret: factorSecret,
      p_step: 0,
      p_codes: [],
    })
    .throwOnError();
}

/** The same for whoever a client has signed in. */
export async function enrolClient(service: SupabaseClient, { auth }: SupabaseClient): Promise<void> {
  const { session } = (await auth.getSession()).data;
  if (!session) throw new Error('nobody is signed in');
  await enrol(service, session.user.id, session.access_token);
}
