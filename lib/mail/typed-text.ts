/**
 * Text for a header or a line of its own: no line breaks or other control characters, which could start another
 * header, none of the invisible marks that turn text around, and not endless.
 */
export const oneLine = (text: string, maxLength = 200): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);

/** A paragraph that a visitor wrote: line breaks stay, other control characters go. */
export const manyLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim();
