/** Halves of surrogate pairs, which no database and no mail can carry. */
const loneSurrogates = /\p{Cs}/gu;

/** Control characters, and those that turn the reading direction of what follows; joiners of emoji and scripts stay. */
const controls = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const controlsButBreaks = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** One line: NFC, no control characters, single spaces. */
export const cleanLine = (typed: string): string =>
  typed
    .replace(loneSurrogates, '')
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(controls, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Several lines: as one line, but line breaks stay, at most two in a row. */
export const cleanText = (typed: string): string =>
  typed
    .replace(loneSurrogates, '')
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(controlsButBreaks, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export type TypedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'text.tooLong' | 'text.invalid' };

/**
 * Cleans typed text and measures it. NUL is rejected, and so is text far beyond the limit before it is cleaned, so that
 * a huge one costs nothing.
 */
export function readTypedText(value: unknown, max: number, clean: (typed: string) => string): TypedText {
  if (typeof value !== 'string') return { ok: false, code: 'text.invalid' };
  if (value.length > max * 4 + 1_000) return { ok: false, code: 'text.tooLong' };
  if (value.includes('\u0000')) return { ok: false, code: 'text.invalid' };
  const text = clean(value);
  return text.length > max ? { ok: false, code: 'text.tooLong' } : { ok: true, text };
}
