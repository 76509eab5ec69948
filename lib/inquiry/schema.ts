import * as z from 'zod/mini';
import { type Locale, locales } from '@/content/locales';
import { cleanLine } from '@/lib/base/text-input';
import type { Draft } from '@/lib/plan/draft';
import { draftChecks } from '@/lib/plan/draft-rules';
import { type ErrorCode, errorCodes } from '@/lib/plan/error-codes';
import { draftSchema } from './draft-schema';

export type { ErrorCode } from '@/lib/plan/error-codes';

/** Path of a field (`details.email`) → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, ErrorCode>>;

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
  /** From opening the form to sending it. */
  readonly elapsedMs: number;
};

const refused: ErrorCode = 'request.invalid';

const requestSchema = z.object(
  {
    draft: draftSchema,
    locale: z.enum(locales, refused),
    idempotencyKey: z.pipe(
      z.guid(refused),
      z.transform((key) => key.toLowerCase()),
    ),
    shownTotalCents: z._default(
      z.nullable(z.number(refused).check(z.int(refused), z.gte(0, refused), z.lte(1e12, refused))),
      null,
    ),
    catalogueVersion: z.string(refused).check(z.regex(/^[\w.-]{1,40}$/, refused)),
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
      z.number(refused).check(z.gte(0, refused)),
      z.transform((value) => Math.min(Math.round(value), Number.MAX_SAFE_INTEGER)),
    ),
  },
  'body.invalid' satisfies ErrorCode,
);

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** The first problem of each field; a wrong entry of a list is the list's problem. */
function collectErrors(issues: readonly Issue[]): Record<string, ErrorCode> {
  const errors: Record<string, ErrorCode> = {};
  for (const { path, message } of issues) {
    const names = path.filter((part) => typeof part === 'string');
    const field = (names[0] === 'draft' ? names.slice(1) : names).join('.') || 'body';
    errors[field] ??= errorCodes.find((code) => code === message) ?? 'value.invalid';
  }
  return errors;
}

function checked(draft: Draft, now: Date): Record<string, ErrorCode> {
  const errors: Record<string, ErrorCode> = {};
  for (const [path, check] of Object.entries(draftChecks)) {
    const code = check(draft, now);
    if (code) errors[path] = code;
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
): { ok: true; value: InquiryRequest } | { ok: false; errors: Record<string, ErrorCode> } {
  try {
    const result = z.safeParse(requestSchema, body);
    if (!result.success) return { ok: false, errors: collectErrors(result.error.issues) };
    const errors = checked(result.data.draft, now);
    return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value: result.data };
  } catch {
    return { ok: false, errors: { body: 'body.invalid' } };
  }
}

/** The same checks on a draft in the browser; an empty object means that it can be sent. */
export function validateDraft(draft: Draft, now: Date): FieldErrors {
  const result = z.safeParse(draftSchema, draft);
  if (result.success) return checked(result.data, now);
  return { ...checked(draft, now), ...collectErrors(result.error.issues) };
}

/** What is wrong with one field, for checking it when the visitor leaves it; `null` when nothing is. */
export const validateField = (draft: Draft, path: string, now: Date): ErrorCode | null => {
  const errors = validateDraft(draft, now);
  return Object.hasOwn(errors, path) ? (errors[path] ?? null) : null;
};
