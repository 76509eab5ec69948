import { type Locale, languages } from './locales';

/** Measures for running text and tables, in a language's own decimals: `1,80 m`, `2.6 km`. */
export function measuresIn(locale: Locale) {
  const { region } = languages[locale];
  const two = new Intl.NumberFormat(region, { minimumFractionDigits: 2 });
  const one = new Intl.NumberFormat(region, { maximumFractionDigits: 1 });
  return {
    metres: (length: number) => `${two.format(length)} m`,
    kilometres: (length: number) => `${one.format(length)} km`,
  };
}
