import * as z from 'zod/mini';

const nul = '\u0000';

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
const cleanText = (typed: string): string =>
  typed
    .replace(loneSurrogates, '')
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(controlsButBreaks, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** What typed text can be rejected for. */
export type TextErrorCode = 'text.tooLong' | 'text.invalid';

const code = (value: TextErrorCode): TextErrorCode => value;

/**
 * A schema for typed text: a string without NUL, cleaned, then measured. Text far beyond the limit is refused before
 * it is cleaned, so that a huge one costs nothing.
 */
const typedText = (most: number, clean: (typed: string) => string) =>
  z.string(code('text.invalid')).check(
    z.maxLength(most * 4 + 1_000, { error: code('text.tooLong'), abort: true }),
    z.refine((text) => !text.includes(nul), { error: code('text.invalid'), abort: true }),
    z.overwrite(clean),
    z.maxLength(most, code('text.tooLong')),
  );

/** One line; absent means empty. */
export const lineField = (most: number) => z._default(typedText(most, cleanLine), '');

/** Several lines; absent means empty. */
export const textField = (most: number) => z._default(typedText(most, cleanText), '');

/** The same for fields that older drafts do not have: absent stays absent. */
export const laterLineField = (most: number) => z.exactOptional(typedText(most, cleanLine));

export const laterTextField = (most: number) => z.exactOptional(typedText(most, cleanText));
