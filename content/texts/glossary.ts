/** How a language is written here; `tests/content/glossary.test.ts` holds every text against it. */
export type Glossary = {
  readonly terms: readonly {
    /** The one word that texts use. */
    readonly term: string;
    /** Variants that no text uses in its place. */
    readonly never: RegExp;
  }[];
  /** Forms of another register: German "Sie", British spelling and twelve-hour clock, Spanish "usted" in the singular. */
  readonly never: readonly RegExp[];
};
