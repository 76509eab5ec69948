import type { AllergenGroup } from '@/content/catering/allergens';
import { ownValue } from '@/lib/base/is-record';
import type { FieldRow } from './field-row';
import { type detailFields, type draftFields, type FieldPath, fieldPaths, fields } from './fields';

/** Key of the draft in the browser's local storage. */
export const draftStorageKey = 'cateringConfig';

/** Number of staff or pieces, and hours, where a service lets the visitor change them. */
export type ServiceQuantity = { readonly count?: number; readonly hours?: number };

/** Guests by the allergen that they cannot eat. */
export type Allergies = Readonly<Partial<Record<AllergenGroup, number>>>;

type Values = {
  whole: number;
  cents: number | null;
  flag: boolean;
  line: string;
  text: string;
  /** Identifiers are plain strings: a draft may be older than the catalogue, and what is gone must be explained. */
  package: string | null;
  dishes: readonly string[];
  services: readonly string[];
  quantities: Readonly<Record<string, ServiceQuantity>>;
  counts: Allergies;
  /** See `lib/base/event-day.ts`. */
  day: Date | null;
  time: string;
  key: string;
};

type FieldValue<F> = F extends { readonly kind: 'choice'; readonly values: readonly (infer V)[] }
  ? V | null
  : F extends { readonly kind: infer K extends keyof Values }
    ? Values[K]
    : never;

type Table = Readonly<Record<string, FieldRow>>;

type Derived<T extends Table> = {
  readonly [K in keyof T as T[K] extends { readonly optional: true } ? never : K]: FieldValue<T[K]>;
} & { readonly [K in keyof T as T[K] extends { readonly optional: true } ? K : never]?: FieldValue<T[K]> };

export type DraftDetails = Derived<typeof detailFields>;

/** What one visitor has chosen so far; every field is a row in `fields.ts`. */
export type Draft = Derived<typeof draftFields> & { readonly details: DraftDetails };

/** What a field holds before anybody has touched it. */
export function defaultValue(row: FieldRow): unknown {
  switch (row.kind) {
    case 'whole':
    case 'flag':
    case 'time':
      return row.default;
    case 'line':
    case 'text':
    case 'key':
      return '';
    case 'dishes':
    case 'services':
      return [];
    case 'quantities':
    case 'counts':
      return {};
    case 'choice':
    case 'cents':
    case 'package':
    case 'day':
      return null;
  }
}

/** As `defaultValue`; `undefined` for an optional field, which a fresh draft does without. */
export const blankValue = (row: FieldRow): unknown => (row.optional ? undefined : defaultValue(row));

/** A draft made field by field; a field for which `choose` gives `undefined` is left out. */
export function makeDraft(choose: (row: FieldRow, path: FieldPath) => unknown): Draft {
  const draft: Record<string, unknown> = {};
  const details: Record<string, unknown> = {};
  for (const path of fieldPaths) {
    const value = choose(fields[path], path);
    if (value === undefined) continue;
    if (path.startsWith('details.')) details[path.replace('details.', '')] = value;
    else draft[path] = value;
  }
  return { ...draft, details } as Draft;
}

/** A fresh draft with every default; a new object on each call. */
export const defaultDraft = (): Draft => makeDraft(blankValue);

/** What a draft, or anything that should be one, holds in a field; `undefined` where that is nothing. */
export const getField = (draft: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>(ownValue, draft);

/** Text for local storage or for sending; the event day becomes an ISO string. */
export function serialiseDraft(draft: Draft): string {
  return JSON.stringify(draft);
}

/** As `serialiseDraft`, but with the keys of every object in one order. */
function canonical(draft: Draft): string {
  return JSON.stringify(draft, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/** True when both drafts hold the same choices, whatever the order of their keys. */
export function sameDraft(one: Draft, other: Draft): boolean {
  return canonical(one) === canonical(other);
}

/** The draft without the keys that belong to one browser alone. */
export function withoutKeys({ idempotencyKey: _, calendarKey: __, ...draft }: Draft): Draft {
  return draft;
}

/** True when nothing was chosen: the header's dot stays off and a reset has nothing to undo. */
export function isEmptyDraft(draft: Draft): boolean {
  return sameDraft(withoutKeys(draft), defaultDraft());
}
