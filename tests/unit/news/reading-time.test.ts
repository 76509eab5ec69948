import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseMarkdown } from '@/content/markdown/parse';
import { plainText } from '@/content/markdown/text';
import { readingMinutes, wordCount } from '@/lib/news/reading-time';

const body = (text: string): Root =>
  parseMarkdown({ file: 'a.md', text: `---\nx: 1\n---\n${text}\n`, values: new Map() }, z.unknown()).body;
const words = (count: number) => body(Array.from({ length: count }, () => 'Wort').join(' '));

test('blocks do not grow together, emphasis does not tear a word apart', () => {
  expect(plainText(body('## Eins\n\nZwei **Drei**, *Vi*er & fünf'))).toBe('Eins Zwei Drei, Vier & fünf');
});

test('counts words, not dashes or marks', () => {
  expect(wordCount(body('- 40 Gäste – 20 Uhr\n- Zander'))).toBe(5);
  expect(wordCount(body(''))).toBe(0);
});

test('220 words a minute, rounded up, never below one', () => {
  expect(readingMinutes(words(0))).toBe(1);
  expect(readingMinutes(words(220))).toBe(1);
  expect(readingMinutes(words(221))).toBe(2);
  expect(readingMinutes(words(660))).toBe(3);
});
