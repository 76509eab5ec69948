import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/server/env';

const quarter = 15 * 60;
const hour = 3_600;

/** What somebody who cannot sign in may try; success forgets it. */
const wrongPasswords = 10;
/** The same from everywhere together, so that many addresses do not make many guesses. */
const wrongPasswordsAnywhere = 50;
/** Mails that strangers can make us send to one address. */
const mailsPerAddress = 5;

function createLimits() {
  const { ACCOUNT_LIMIT_PER_HOUR } = env();
  return {
    client: new RateLimiterMemory({ keyPrefix: 'client', points: ACCOUNT_LIMIT_PER_HOUR, duration: hour }),
    guesses: new RateLimiterMemory({ keyPrefix: 'guesses', points: wrongPasswords, duration: quarter }),
    anywhere: new RateLimiterMemory({
      keyPrefix: 'anywhere',
      points: wrongPasswordsAnywhere,
      duration: hour,
    }),
    mails: new RateLimiterMemory({ keyPrefix: 'mails', points: mailsPerAddress, duration: hour }),
  };
}

type Limits = ReturnType<typeof createLimits>;
export type LimitName = keyof Limits;

const key = Symbol.for('seegut.account.limits');
const host: typeof globalThis & { [key]?: Limits } = globalThis;

/** Counted in this process, which alone answers sign-ins: several sites share a hosted project, which counts itself. */
function limits(): Limits {
  host[key] ??= createLimits();
  return host[key];
}

/** Counts one use. Returns 0 when it is allowed, else the seconds until the next is. */
export async function consumeRateLimit(name: LimitName, subject: string): Promise<number> {
  try {
    await limits()[name].consume(subject);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    throw error;
  }
}

/** Forgets what was counted, after it turned out to be nobody's attack. */
export async function resetRateLimit(name: LimitName, subject: string): Promise<void> {
  await limits()[name].delete(subject);
}
