import * as z from 'zod/mini';
import { type Locale, locales } from '@/content/locales';
import { cleanLine } from '@/lib/base/clean-text';
import { isRecord } from '@/lib/base/is-record';
import { checkDraft, type FieldErrors } from '@/lib/plan/check-draft';
import { adoptVariant } from '@/lib/plan/contact-data';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';
import { type ErrorCode, errorCodes } from '@/lib/plan/error-codes';
import { maxVariants } from '@/lib/plan/max-variants';
import { readDraft } from '@/lib/plan/read-draft';

/** A body of `POST /api/inquiries` after cleaning. */
export type InquiryRequest = {
  readonly draft: Draft;
  /** Other menus for the same event, each a complete draft; who asks, guests, day and place are the draft's. */
  readonly variants: readonly Draft[];
  readonly locale: Locale;
  /** UUID in lower case; the same inquiry sent again carries the same. */
  readonly idempotencyKey: string;
  /** What the browser showed, in cents of the basis shown; `null` when it showed none. */
  readonly shownTotalCents: number | null;
  readonly catalogueVersion: string;
  /** Honeypot: people leave it empty. Kept, so that the inquiry can be flagged. */
  readonly website: string;
  /** From opening the configurator to sending. */
  readonly elapsedMs: number;
};

const invalid: ErrorCode = 'request.invalid';

const requestSchema = z.object(
  {
    draft: z.unknown(),
    variants: z._default(z.array(z.unknown(), invalid).check(z.maxLength(maxVariants, invalid)), []),
    locale: z.enum(locales, invalid),
    idempotencyKey: z.pipe(
      z.guid(invalid),
      z.transform((key) => key.toLowerCase()),
    ),
    shownTotalCents: z._default(
      z.nullable(z.number(invalid).check(z.int(invalid), z.gte(0, invalid), z.lte(1e12, invalid))),
      null,
    ),
    catalogueVersion: z.string(invalid).check(z.regex(/^[\w.-]{1,40}$/, invalid)),
    website: z._default(
      z.pipe(
        z.unknown(),
        z.transform((value) => {
          if (value === null || value === '') return '';
          return (typeof value === 'string' && cleanLine(value.slice(0, 2_000))) || 'filled';
        }),
      ),
      '',
    ),
    elapsedMs: z.pipe(
      z.number(invalid).check(z.gte(0, invalid)),
      z.transform((value) => Math.min(Math.round(value), Number.MAX_SAFE_INTEGER)),
    ),
  },
  'body.invalid' satisfies ErrorCode,
);

/** The first problem of each field of the envelope. */
function collectErrors(issues: z.core.$ZodError['issues']): FieldErrors {
  const errors: Record<string, ErrorCode> = {};
  for (const { path, message } of issues) {
    errors[String(path[0] ?? 'body')] ??= errorCodes.find((code) => code === message) ?? 'value.invalid';
  }
  return errors;
}

/** A variant as it can be stored; `null` when something is wrong with its menu. */
function checkVariant(sent: unknown, own: Draft, now: Date): Draft | null {
  if (!isRecord(sent)) return null;
  const adopted = adoptVariant(readDraft(sent), own);
  const { draft, errors } = checkDraft(JSON.parse(serialiseDraft(adopted)), now);
  return Object.keys(errors).length === 0 ? draft : null;
}

/**
 * Checks and cleans a request body, whatever it is. Errors are codes by field path of the draft (`details.email`), or
 * of the request (`locale`); `body` when it is no object at all. Never throws.
 */
export function parseInquiry(
  body: unknown,
  now: Date,
):
  | { readonly ok: true; readonly value: InquiryRequest }
  | { readonly ok: false; readonly errors: FieldErrors } {
  try {
    const request = z.safeParse(requestSchema, body);
    if (!request.success) return { ok: false, errors: collectErrors(request.error.issues) };
    const { draft, errors } = checkDraft(request.data.draft, now);
    if (Object.keys(errors).length > 0) return { ok: false, errors };
    const variants = request.data.variants.flatMap((sent) => checkVariant(sent, draft, now) ?? []);
    if (variants.length < request.data.variants.length) return { ok: false, errors: { variants: invalid } };
    return { ok: true, value: { ...request.data, draft, variants } };
  } catch {
    return { ok: false, errors: { body: 'body.invalid' } };
  }
}
