import 'server-only';
import { createHmac } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { site } from '@/content/site';
import { callServer } from '@/lib/server/database/call-server';
import { addressHash, connect } from '@/lib/server/database/service-client';
import { consumeRateLimits, resetRateLimits } from '@/lib/server/rate-limit';
import { mustStaff } from './staff-error';

const stepSchema = z
  .object({ userId: z.string(), email: z.string(), session: z.string(), isEnrolled: z.boolean() })
  .nullable();

/** Somebody of the staff between password and second factor. */
export type StaffStep = NonNullable<z.output<typeof stepSchema>>;

/** The step of whoever a client belongs to; null for everybody but staff. @throws StaffError, Error */
export const readStep = async (client: SupabaseClient): Promise<StaffStep | null> =>
  stepSchema.parse(mustStaff(await client.rpc('staff_step')));

const recoveryCodes = 8;

/** A clock may differ by one period of 30 seconds (RFC 6238, section 5.2). */
const window = 1;

const periodSeconds = 30;

const createTotp = (secret: string, email: string) =>
  new TOTP({ issuer: site.name, label: email, secret: Secret.fromBase32(secret), period: periodSeconds });

/** 160 bits that only the server can compute: what a session is shown stays the same until it is kept. */
const derive = ({ userId, session }: StaffStep, purpose: string): Buffer =>
  createHmac('sha1', connect().addressSecret).update(`${purpose}:${userId}:${session}`).digest();

/** Ten letters and digits in two groups: 50 bits. */
function recoveryCode(step: StaffStep, number: number): string {
  const text = new Secret({ buffer: new Uint8Array(derive(step, `recovery-${number}`)).buffer }).base32;
  return `${text.slice(0, 5)}-${text.slice(5, 10)}`;
}

export type FactorSetup = {
  /** Base32, for whoever types it. */
  readonly secret: string;
  /** `otpauth://…`, for the QR code. */
  readonly address: string;
  readonly codes: readonly string[];
};

/** What somebody sets up who has no second factor yet; nothing is stored before a code was right. */
export function createSetup(step: StaffStep): FactorSetup {
  const secret = new Secret({ buffer: new Uint8Array(derive(step, 'second-factor')).buffer }).base32;
  return {
    secret,
    address: createTotp(secret, step.email).toString(),
    codes: Array.from({ length: recoveryCodes }, (_, number) => recoveryCode(step, number)),
  };
}

const hashCode = (step: StaffStep, code: string): string =>
  addressHash(`recovery-code:${step.userId}:${code.toUpperCase().replace(/[^A-Z2-7]/g, '')}`);

/** The period that a code belongs to; null when it is none of now. */
function periodOf(secret: string, step: StaffStep, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = createTotp(secret, step.email).validate({ token: code, window, timestamp });
  return delta === null ? null : Math.floor(timestamp / 1_000 / periodSeconds) + delta;
}

export type FactorResult = 'passed' | 'wrong' | 'limited';

async function check(step: StaffStep, code: string, now: Date): Promise<boolean> {
  const given = { p_user: step.userId, p_session: step.session };
  const digits = code.replace(/\s/g, '');
  if (!step.isEnrolled) {
    const { secret, codes } = createSetup(step);
    const period = periodOf(secret, step, digits, now);
    if (period === null) return false;
    const hashes = codes.map((one) => hashCode(step, one));
    const values = { ...given, p_secret: secret, p_step: period, p_codes: hashes };
    return z.boolean().parse(await callServer('enrol_staff_factor', values));
  }
  const secret = z.string().parse(await callServer('staff_secret', { p_user: step.userId }));
  const isNumber = /^\d{6}$/.test(digits);
  const period = isNumber ? periodOf(secret, step, digits, now) : null;
  if (isNumber && period === null) return false;
  const recovery = isNumber ? null : hashCode(step, code);
  return z
    .boolean()
    .parse(await callServer('pass_staff_factor', { ...given, p_step: period, p_code: recovery }));
}

/**
 * Lets a session pass with a code of the app or a recovery code, each of which counts once; sets the factor up where there
 * is none. Five attempts in a quarter of an hour. @throws Error when the backend cannot be reached.
 */
export async function passFactor(step: StaffStep, code: string, now: Date): Promise<FactorResult> {
  const limit = { name: 'factor', subject: step.userId } as const;
  if (await consumeRateLimits([limit])) return 'limited';
  if (!(await check(step, code, now))) return 'wrong';
  await resetRateLimits([limit]);
  return 'passed';
}
