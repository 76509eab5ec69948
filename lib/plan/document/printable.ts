/**
 * Text with the letters that a font has: PDF/UA forbids missing glyphs. Others lose their accents; letters and digits
 * of other scripts become a question mark, so that nobody takes a text for complete; signs such as emoji are left out.
 */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  const known = (letter: string) => has(letter.codePointAt(0) ?? 0);
  const noBreak = has(0xa0) ? '\u00A0' : ' ';
  return Array.from(text.normalize('NFC').replace(/[\u00A0\u2007\u2009\u202F]/g, noBreak), (letter) => {
    if (letter === '\n') return letter;
    if (/\p{C}/u.test(letter)) return '';
    if (known(letter)) return letter;
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    if (plain !== '' && Array.from(plain).every(known)) return plain;
    return /[\p{L}\p{N}]/u.test(letter) ? '?' : '';
  }).join('');
}
