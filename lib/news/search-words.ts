/**
 * The words of a text for `searchArticles` in a browser: each once, in lower case, which is less than half of the
 * text. A word that is part of another one is left out: it is found there.
 */
export function searchWords(text: string): string {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const unique = [...new Set(words)];
  return unique.filter((word) => !unique.some((other) => other !== word && other.includes(word))).join(' ');
}
