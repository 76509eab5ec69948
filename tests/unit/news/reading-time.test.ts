import { expect, test } from 'vitest';
import { plainText } from '@/lib/news/plain-text';
import { readingMinutes, wordCount } from '@/lib/news/reading-time';

const words = (count: number) => `<p>${Array.from({ length: count }, () => 'Wort').join(' ')}</p>`;

test('neighbouring blocks do not grow together, emphasis does not tear a word apart', () => {
  expect(plainText('<h2>Eins</h2><p>Zwei <strong>Drei</strong>, <em>Vi</em>er &amp; f&uuml;nf</p>')).toBe(
    'Eins Zwei Drei, Vier & f&uuml;nf',
  );
});

test('counts words, not dashes or tags', () => {
  expect(wordCount('<ul><li>40 Gäste – 20 Uhr</li><li>Zander</li></ul>')).toBe(5);
  expect(wordCount('')).toBe(0);
});

test('220 words a minute, rounded up, never below one', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(words(220))).toBe(1);
  expect(readingMinutes(words(221))).toBe(2);
  expect(readingMinutes(words(660))).toBe(3);
});
