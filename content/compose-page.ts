import { type Locale, type Localized, locales } from './locales';
import type { Words } from './schema';

/** `S` with the words `W`: entries of lists by their place, sections by their anchor. */
type Composed<S, W> = S extends readonly unknown[]
  ? W extends readonly unknown[]
    ? { readonly [Index in keyof S]: Index extends keyof W ? Composed<S[Index], W[Index]> : S[Index] }
    : {
        readonly [Index in keyof S]: S[Index] extends { readonly id: infer Id extends keyof W }
          ? Composed<S[Index], W[Id]>
          : S[Index];
      }
  : S extends object
    ? {
        readonly [Key in keyof S | keyof W]: Key extends keyof S
          ? Key extends keyof W
            ? Composed<S[Key], W[Key]>
            : S[Key]
          : Key extends keyof W
            ? W[Key]
            : never;
      }
    : S;

type Loader<T> = () => Promise<T>;

/**
 * A page in every language: a structure that stands once and the words of each language. What `tsc` makes of the two
 * has to be a page: a label, title or list entry that is missing is an error where the page is listed.
 */
export function page<const S, W>(
  structure: S,
  words: { readonly de: Loader<W> } & Readonly<Record<Exclude<Locale, 'de'>, Loader<Words<W>>>>,
): Localized<Loader<Composed<S, W>>> {
  const entries = locales.map((locale) => [locale, async () => compose(structure, await words[locale]())]);
  return Object.fromEntries(entries) as Localized<Loader<Composed<S, W>>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** @throws when a list of words is longer or shorter than its structure, or words belong to no section. */
function compose(structure: unknown, words: unknown): unknown {
  if (words === undefined) return structure;
  if (structure === undefined) return words;
  if (Array.isArray(structure)) return composeList(structure, words);
  if (!isRecord(structure) || !isRecord(words))
    throw new TypeError('Words stand where the structure has a value.');
  const keys = new Set([...Object.keys(words), ...Object.keys(structure)]);
  return Object.fromEntries([...keys].map((key) => [key, compose(structure[key], words[key])]));
}

function composeList(structure: readonly unknown[], words: unknown): readonly unknown[] {
  if (Array.isArray(words)) {
    if (words.length !== structure.length) throw new RangeError('Words and structure differ in length.');
    return structure.map((entry, index) => compose(entry, words[index]));
  }
  if (!isRecord(words)) throw new TypeError('Words stand where the structure has a list.');
  const ids = structure.map((entry) => (isRecord(entry) ? String(entry.id) : ''));
  const unknown = Object.keys(words).find((id) => !ids.includes(id));
  if (unknown) throw new RangeError(`Words for "${unknown}", which is no section.`);
  return structure.map((entry, index) => compose(entry, words[ids[index] ?? '']));
}
