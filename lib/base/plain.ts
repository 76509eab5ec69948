/** What programs that copy or hyphenate leave behind and nobody sees: soft hyphen, zero-width characters, marks of direction. */
const unseen = /\p{Cf}/gu;

/** One line in plain digits and letters (NFKC), without what nobody sees. */
export const plain = (typed: string): string =>
  typed.normalize('NFKC').replace(unseen, '').replace(/\s+/g, ' ').trim();
