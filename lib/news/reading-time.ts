import { plainText } from './plain-text';

const wordsPerMinute = 220;

/** Number of words in an article's HTML; a dash between spaces is no word. */
export function wordCount(html: string): number {
  return plainText(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Minutes an adult needs for an article's HTML at 220 words a minute, rounded up, at least 1. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.ceil(wordCount(html) / wordsPerMinute));
}
