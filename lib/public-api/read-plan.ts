import type { z } from 'zod';
import { isRecord } from '@/lib/base/is-record';
import { checkDraft } from '@/lib/plan/check-draft';
import type { Draft } from '@/lib/plan/draft';
import { errorCodes } from '@/lib/plan/error-codes';
import { type FieldPath, fields } from '@/lib/plan/fields';
import type { ApiErrorCode } from './error-codes';
import { isPersonalField, planSchema } from './plan-schema';

export type FieldError = { readonly path: string; readonly code: ApiErrorCode };

export type ReadPlan =
  | {
      readonly ok: true;
      readonly draft: Draft;
      /** What an inquiry would still need, besides who asks. */
      readonly missing: readonly FieldError[];
    }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** At most so many errors are told at once. */
const maxErrors = 50;

function toErrors(issue: z.core.$ZodIssue): readonly FieldError[] {
  const at = (path: readonly PropertyKey[]) => path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: at([...issue.path, key.slice(0, 80)]),
      code: isPersonalField(key) ? 'field.personal' : 'field.unknown',
    }));
  }
  const code = errorCodes.find((known) => known === issue.message) ?? 'value.invalid';
  return [{ path: at(issue.path) || 'draft', code }];
}

/** What a schema found, by field; messages that are no codes become the general one. */
export const toFieldErrors = (issues: readonly z.core.$ZodIssue[]): readonly FieldError[] =>
  issues.flatMap(toErrors).slice(0, maxErrors);

const isPersonal = (path: string) =>
  Object.hasOwn(fields, path) && fields[path as FieldPath].scope === 'person';

/**
 * Reads a plan that a program sends: every value must be what the table of fields allows, but it need not be complete.
 * Never throws.
 */
export function readPlan(sent: unknown, now: Date): ReadPlan {
  const parsed = planSchema.safeParse(sent);
  if (!parsed.success) return { ok: false, errors: toFieldErrors(parsed.error.issues) };
  const { draft, errors } = checkDraft(isRecord(sent) ? sent : {}, now);
  const found = Object.entries(errors)
    .filter(([path]) => !isPersonal(path))
    .map(([path, code]) => ({ path, code }));
  const wrong = found.filter(({ code }) => !code.endsWith('.required'));
  if (wrong.length > 0) return { ok: false, errors: wrong };
  return { ok: true, draft, missing: found };
}
