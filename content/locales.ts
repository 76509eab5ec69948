/** The interface languages; German is the source and the language of addresses without a prefix. */
export const locales = ['de', 'en', 'es'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'de';

/** A text in every language of the site. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
