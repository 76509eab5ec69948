import { expect, test } from 'vitest';
import { type Locale, locales } from '@/content/locales';
import { collectTexts, nameOf, pagesWithContent } from './page-texts';

/** From this length on a text is a paragraph; shorter ones are labels, figures and names. */
const paragraph = 60;

const normalised = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Sentences of a paragraph that are long enough to be recognised. */
const extractSentences = (text: string) =>
  text.split(/(?<=[.!?…])\s+/).filter((sentence) => sentence.length >= paragraph);

async function repeated(locale: Locale, parts: (text: string) => readonly string[]) {
  const pages = new Map<string, Set<string>>();
  for (const address of pagesWithContent) {
    for (const text of await collectTexts(address, locale)) {
      for (const part of parts(text)) {
        const key = normalised(part);
        pages.set(key, (pages.get(key) ?? new Set()).add(nameOf(address)));
      }
    }
  }
  return [...pages].filter(([, on]) => on.size > 1).map(([text, on]) => `${text}  (${[...on].join(', ')})`);
}

test.each(locales)('no paragraph occurs on two pages (%s)', async (locale) => {
  expect(await repeated(locale, (text) => (text.length >= paragraph ? [text] : []))).toEqual([]);
});

test.each(locales)('no long sentence occurs on two pages (%s)', async (locale) => {
  expect(await repeated(locale, extractSentences)).toEqual([]);
});

test('a repeated paragraph would be found', async () => {
  const all = await repeated('de', () => [
    'Dieser Absatz steht auf jeder Seite und müsste deshalb gefunden werden.',
  ]);
  expect(all).toHaveLength(1);
});
