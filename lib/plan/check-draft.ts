import { allergenGroups } from '@/content/catering/allergens';
import { services } from '@/content/catering/services';
import { cleanLine, cleanText, readTypedText } from '@/lib/base/clean-text';
import { eventDay } from '@/lib/base/event-day';
import { isRecord, ownValue } from '@/lib/base/is-record';
import { isAsked } from './asked';
import { getDish } from './dish-catalogue';
import { blankValue, type Draft, getField, makeDraft, type ServiceQuantity } from './draft';
import { draftChecks } from './draft-rules';
import type { ErrorCode } from './error-codes';
import type { FieldRow } from './field-row';
import { type FieldPath, fields, isTyped } from './fields';
import { getPackage } from './package-catalogue';
import { getService } from './service-catalogue';
import { textFormats } from './text-formats';

/** Path of a field (`details.email`) → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, ErrorCode>>;

/** With an `error`, `value` is what to go on with. */
type Checked = { readonly value?: unknown; readonly error?: ErrorCode; readonly below?: string };

const quarter = /^([01]\d|2[0-3]):(00|15|30|45)$/;
const maxEntries = 200;

/** JSON knows -0; a draft does not. */
const checkWhole = (value: unknown, min: number, max: number, error: ErrorCode): Checked =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? { value: value + 0 }
    : { error };

function checkIds(
  value: unknown,
  known: (id: string) => boolean,
  unknown: ErrorCode,
  tooMany: ErrorCode,
): Checked {
  if (!Array.isArray(value)) return { error: unknown };
  if (value.length > maxEntries) return { error: tooMany };
  const ids = Array.from(value as readonly unknown[]);
  const isKnown = (id: unknown): id is string => typeof id === 'string' && known(id);
  return ids.every(isKnown) ? { value: [...new Set(ids)] } : { error: unknown };
}

/** Numbers by service; no other key comes through. */
function checkQuantities(value: unknown): Checked {
  if (!isRecord(value)) return { error: 'quantity.range' };
  const result: Record<string, ServiceQuantity> = {};
  for (const { id } of services) {
    const entry = ownValue(value, id);
    if (entry === undefined) continue;
    if (!isRecord(entry)) return { error: 'quantity.range', below: id };
    const part: { count?: number; hours?: number } = {};
    for (const [name, max, error] of [
      ['count', 500, 'quantity.range'],
      ['hours', 24, 'hours.range'],
    ] as const) {
      const number = ownValue(entry, name);
      if (number === undefined) continue;
      const checked = checkWhole(number, 1, max, error);
      if (checked.error) return { error, below: `${id}.${name}` };
      part[name] = Number(checked.value);
    }
    result[id] = part;
  }
  return { value: result };
}

/** Guests by allergen; no other key comes through, and nobody is no entry. */
function checkCounts(value: unknown, max: number, error: ErrorCode): Checked {
  if (!isRecord(value)) return { error };
  const result: Record<string, number> = {};
  for (const group of allergenGroups) {
    const count = ownValue(value, group);
    if (count === undefined) continue;
    const checked = checkWhole(count, 0, max, error);
    if (checked.error) return { error, below: group };
    if (Number(checked.value) > 0) result[group] = Number(checked.value);
  }
  return { value: result };
}

/** An event day as text or `Date`; see `lib/base/event-day.ts`. */
function checkDay(value: unknown): Checked {
  if (value === null || value === '') return { value: null };
  const valid = value instanceof Date && !Number.isNaN(value.getTime());
  const text = valid ? value.toISOString() : value;
  const date = typeof text === 'string' && text.length <= 40 ? eventDay(text) : null;
  return date ? { value: date } : { error: 'date.invalid' };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function checkField(row: FieldRow, value: unknown): Checked {
  switch (row.kind) {
    case 'choice':
      return value === null || row.values.some((known) => known === value) ? { value } : { error: row.error };
    case 'whole':
      return checkWhole(value, row.min, row.max, row.error);
    case 'cents':
      return value === null ? { value } : checkWhole(value, row.min, row.max, row.error);
    case 'flag':
      return typeof value === 'boolean' ? { value } : { error: 'value.invalid' };
    case 'line':
    case 'text': {
      const read = readTypedText(value, row.max, row.kind === 'line' ? cleanLine : cleanText);
      if (!read.ok) return { error: read.code };
      const format = row.format && read.text !== '' ? textFormats[row.format] : null;
      if (!format) return { value: read.text };
      const text = format.read(read.text);
      return format.matches(text) ? { value: text } : { error: format.error, value: read.text };
    }
    case 'package':
      return value === null || (typeof value === 'string' && getPackage(value))
        ? { value }
        : { error: row.error };
    case 'dishes': {
      const { category } = row;
      const known = (id: string) => {
        const dish = getDish(id);
        return dish !== undefined && (category === null || dish.category === category);
      };
      return checkIds(value, known, 'dishes.unknown', 'dishes.tooMany');
    }
    case 'services':
      return checkIds(value, (id) => getService(id) !== undefined, 'services.unknown', 'services.tooMany');
    case 'quantities':
      return checkQuantities(value);
    case 'counts':
      return checkCounts(value, row.max, row.error);
    case 'day':
      return checkDay(value);
    case 'time':
      return typeof value === 'string' && (quarter.test(value) || (value === '' && row.default === ''))
        ? { value }
        : { error: 'time.invalid' };
    case 'key':
      return { value: row.sent && typeof value === 'string' && uuid.test(value) ? value : undefined };
  }
}

/**
 * Cleans a draft as it is sent and says everything that is wrong with it, by field path: every field optional (defaults
 * apply), unknown keys dropped, text cleaned and measured, numbers whole and in range, identifiers known; then what the
 * fields mean together. `draft` is complete only while `errors` is empty. The same in browser and server.
 */
export function checkDraft(
  sent: unknown,
  now: Date,
): { readonly draft: Draft; readonly errors: FieldErrors } {
  const errors: Record<string, ErrorCode> = {};
  if (!isRecord(sent)) errors.body = 'body.invalid';
  if (!isRecord(ownValue(sent, 'details') ?? {})) errors.details = 'value.invalid';
  const draft = makeDraft((row, path) => {
    const value = getField(sent, path);
    const checked: Checked = value === undefined ? {} : checkField(row, value);
    if (checked.error) errors[checked.below ? `${path}.${checked.below}` : path] = checked.error;
    return checked.value === undefined ? blankValue(row) : checked.value;
  });
  for (const path of Object.keys(errors)) {
    // Nobody can correct a field that the form does not show.
    const row = Object.hasOwn(fields, path) ? fields[path as FieldPath] : null;
    if (row && !isAsked(row, draft) && isTyped(row)) delete errors[path];
  }
  for (const [path, check] of Object.entries(draftChecks)) {
    const code = Object.hasOwn(errors, path) ? null : check(draft, now);
    if (code) errors[path] = code;
  }
  return { draft, errors };
}

/** What is wrong with a draft; an empty object means that it can be sent. */
export const validateDraft = (draft: Draft, now: Date): FieldErrors => checkDraft(draft, now).errors;
