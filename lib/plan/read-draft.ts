import { allergenGroups } from '@/content/catering/allergens';
import { eventDay } from '@/lib/base/event-day';
import { isRecord, ownValue } from '@/lib/base/is-record';
import { blankValue, type Draft, defaultDraft, getField, makeDraft, type ServiceQuantity } from './draft';
import type { FieldRow } from './field-row';

/** No form of ours lets anybody type more; what is too long for its field is said there. */
const maxText = 5_000;
const maxEntries = 200;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const readIds = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value)
    ? [...new Set(value.filter((entry): entry is string => typeof entry === 'string'))].slice(0, maxEntries)
    : undefined;

function readQuantities(value: unknown): Readonly<Record<string, ServiceQuantity>> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value)
    .filter(([id]) => /^s\d{2}$/.test(id))
    .map(([id, entry]): [string, ServiceQuantity] => {
      const count = ownValue(entry, 'count');
      const hours = ownValue(entry, 'hours');
      return [id, { ...(isCount(count) && { count }), ...(isCount(hours) && { hours }) }];
    });
  return Object.fromEntries(entries);
}

function readCounts(value: unknown): Readonly<Record<string, number>> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = allergenGroups.flatMap((group) => {
    const count = ownValue(value, group);
    return isCount(count) && count > 0 ? [[group, count] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** A stored value as its field takes it; `undefined` when it is none. */
function readValue(row: FieldRow, value: unknown): unknown {
  switch (row.kind) {
    case 'choice':
      return value === null ? null : row.values.find((entry) => entry === value);
    case 'whole':
      return isCount(value) ? value : undefined;
    case 'cents':
      return value === null || isCount(value) ? value : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'line':
    case 'text':
    case 'time':
    case 'key':
      return typeof value === 'string' ? value.slice(0, maxText) : undefined;
    case 'package':
      return value === null ? null : typeof value === 'string' ? value.slice(0, maxText) : undefined;
    case 'dishes':
    case 'services':
      return readIds(value);
    case 'quantities':
      return readQuantities(value);
    case 'counts':
      return readCounts(value);
    case 'day': {
      const text = value instanceof Date ? value.toJSON() : value;
      return typeof text === 'string' ? (eventDay(text) ?? undefined) : undefined;
    }
  }
}

/**
 * Reads anything as a draft, field by field: what is missing or of the wrong type gets its default, unknown fields are
 * dropped, unknown identifiers of dishes and packages are kept. Never throws.
 */
export const readDraft = (stored: unknown): Draft =>
  makeDraft((row, path) => {
    const value = readValue(row, getField(stored, path));
    return value === undefined ? blankValue(row) : value;
  });

/**
 * Reads what local storage holds. `null` (nothing stored) gives the defaults without a problem; text that is no JSON
 * object gives the defaults and `unreadable`, so that the caller can drop and log it. Never throws.
 */
export function parseDraft(json: string | null): { draft: Draft; problem: null | 'unreadable' } {
  if (json === null) return { draft: defaultDraft(), problem: null };
  try {
    const stored: unknown = JSON.parse(json);
    if (isRecord(stored)) return { draft: readDraft(stored), problem: null };
  } catch {
    // The caller reports it: not JSON at all.
  }
  return { draft: defaultDraft(), problem: 'unreadable' };
}
