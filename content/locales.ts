/** The interface languages; German is the source and the language of addresses without a prefix. */
export const locales = ['de', 'en', 'es'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'de';

/** Each language's own name, and the region (BCP 47) whose formats it uses: `€52.43, 21 November 2026`. */
export const languages: Readonly<Record<Locale, { readonly name: string; readonly region: string }>> = {
  de: { name: 'Deutsch', region: 'de-DE' },
  en: { name: 'English', region: 'en-GB' },
  es: { name: 'Español', region: 'es-ES' },
};

/** A text in every language of the site. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
