import { plainText } from './plain-text';

/** Words shorter than this hardly tell articles apart and would only make the page heavier. */
const shortest = 3;

/**
 * The words of an article's HTML for `searchArticles` in a browser: each once, in lower case and without the short
 * ones, which is less than half of the text. A word that is part of another one is left out: it is found there.
 */
export function searchWords(html: string): string {
  const words = plainText(html)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortest);
  const unique = [...new Set(words)];
  return unique.filter((word) => !unique.some((other) => other !== word && other.includes(word))).join(' ');
}
