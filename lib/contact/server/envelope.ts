import { z } from 'zod';
import { locales } from '@/content/locales';
import { isTooFast } from '@/lib/base/min-fill-time';

/** What a post carries besides the message. */
const envelopeSchema = z.object({
  locale: z.enum(locales),
  idempotencyKey: z.guid().transform((key) => key.toLowerCase()),
  /** From opening the form to sending it, in ms; null when nobody measured. */
  elapsedMs: z.number().min(0).nullable(),
  /** Honeypot: people leave it empty. */
  website: z
    .unknown()
    .optional()
    .transform((value) => value !== undefined && value !== null && value !== ''),
});

export type Envelope = {
  readonly locale: (typeof locales)[number];
  readonly idempotencyKey: string;
  /** The honeypot was filled in, or nobody can have typed that fast. */
  readonly suspicious: boolean;
};

/** Reads the envelope; null when the post was not made by our form. */
export function readEnvelope(body: unknown): Envelope | null {
  const result = envelopeSchema.safeParse(body);
  if (!result.success) return null;
  const { locale, idempotencyKey, elapsedMs, website } = result.data;
  return { locale, idempotencyKey, suspicious: website || (elapsedMs !== null && isTooFast(elapsedMs)) };
}
