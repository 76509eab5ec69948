import * as z from 'zod/mini';
import { type Locale, locales } from '@/content/locales';
import { cleanLine } from '@/lib/base/clean-text';
import { checkDraft, type FieldErrors } from '@/lib/plan/check-draft';
import type { Draft } from '@/lib/plan/draft';
import { type ErrorCode, errorCodes } from '@/lib/plan/error-codes';

/** A body of `POST /api/inquiries` after cleaning. */
export type InquiryRequest = {
  readonly draft: Draft;
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
    return Object.keys(errors).length > 0
      ? { ok: false, errors }
      : { ok: true, value: { ...request.data, draft } };
  } catch {
    return { ok: false, errors: { body: 'body.invalid' } };
  }
}
