import { plain } from './plain';

/** Hyphens and dashes of every kind, and the minus sign. */
const dashes = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;

/** An e-mail address as it was meant: without `mailto:`, brackets, and the punctuation of the sentence it stood in. */
export const readEmail = (typed: string): string =>
  plain(typed)
    .replace(/^[<(["']+/, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/[>)\]"'.,;:!?]+$/, '')
    .trim();

/** A telephone number as it was meant, in the writer's own notation: without `tel:`, with plain hyphens and spaces. */
export const readPhone = (typed: string): string =>
  plain(typed)
    .replace(dashes, '-')
    .replace(/^(?:tel|callto):/i, '')
    .replace(/[.,;]+$/, '')
    .trim();

/** A postcode as it was meant: `D-47802`, `DE 47802` and `47 802` are `47802`; other countries' stay as they are. */
export function readPostcode(typed: string): string {
  const text = plain(typed).replace(dashes, '-');
  const german = /^(?:DE?[ -]*)?(\d{2} ?\d{3}|\d{3} \d{2})$/i.exec(text)?.[1];
  return german ? german.replace(' ', '') : text;
}

/** A VAT identification number in capitals, without the signs that people group it by. */
export const readVatId = (typed: string): string =>
  plain(typed)
    .replace(dashes, '-')
    .replace(/[ ./-]/g, '')
    .toUpperCase();

/** NFC: one keyboard composes an umlaut, another sends letter and mark, and both mean the same password (RFC 8265). */
export const readPassword = (typed: string): string => typed.normalize('NFC');
