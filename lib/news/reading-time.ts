import type { Nodes } from 'mdast';
import { plainText } from '@/content/markdown/text';

const wordsPerMinute = 220;

/** Number of words in an article's text; a dash between spaces is no word. */
function wordCount(body: Nodes): number {
  return plainText(body)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Minutes an adult needs for an article's text at 220 words a minute, rounded up, at least 1. */
export function readingMinutes(body: Nodes): number {
  return Math.max(1, Math.ceil(wordCount(body) / wordsPerMinute));
}
