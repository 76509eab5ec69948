import { plain } from './plain';

/** Digits in groups of three: `1.000`, `1,200`, `1 000`, `1'000`. */
const grouped = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/;

/** What people write beside a number: a currency before or behind it, or a word behind. */
const around = /^(?:€|EUR|ca\.?|etwa|about|unos)? ?(.*?) ?(?:€|EUR|[\p{L}.]+)?$/iu;

/** Apostrophes of keyboards and typesetters. Replaced before NFKC, which splits the acute accent into a space and a mark. */
const apostrophes = /[\u2018\u2019\u00B4`]/g;

/**
 * A number as people write it in German, English and Spanish: `1.000`, `1,200` and `1 000` are thousands, `12,50` and
 * `12.50` have decimals, `120 Personen` and `5000 €` are numbers with a word.
 * @param decimals whether a fraction of one or two digits makes sense, as in an amount.
 * @returns `null` for nothing typed, `undefined` for what is no number or could be two.
 */
export function readNumber(typed: string, decimals: boolean): number | null | undefined {
  const text = plain(typed.replace(apostrophes, "'"));
  if (text === '') return null;
  const number = around.exec(text)?.[1] ?? '';
  if (/^\d+$/.test(number)) return Number(number);
  if (grouped.test(number)) return Number(number.replace(/\D/g, ''));
  const [, whole = '', fraction = ''] = /^([\d.,' ]*\d)[.,](\d{1,2})$/.exec(number) ?? [];
  if (!decimals || whole === '' || !(/^\d+$/.test(whole) || grouped.test(whole))) return undefined;
  // One sign cannot be both: `1.234.50` is a slip.
  const sign = number.at(-1 - fraction.length);
  if (sign && whole.includes(sign)) return undefined;
  return Number(`${whole.replace(/\D/g, '')}.${fraction}`);
}
