import { expect, test } from 'vitest';
import { type Locale, locales } from '@/content/locales';
import { catalogueWords, glossary, siteWords } from '@/content/texts';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { collectTexts, nameOf, pagesWithContent } from './page-texts';

const messages = { de, en, es };

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Arguments of messages, keys of storage and of consent are no words. */
const identifiers = /\{\w+[,}]|\bseegut-[\w-]+|\b\w+_\w+/g;

/** Every text of the site with the place where it stands. */
async function allTexts(locale: Locale): Promise<readonly (readonly [string, string])[]> {
  const pages = await Promise.all(
    pagesWithContent.map(async (address) =>
      (await collectTexts(address, locale)).map((text) => [nameOf(address), text] as const),
    ),
  );
  const others = [
    ...stringsIn(messages[locale]).map((text) => ['messages', text] as const),
    ...stringsIn(catalogueWords[locale]).map((text) => ['catalogue', text] as const),
    ...stringsIn(siteWords[locale]).map((text) => ['site', text] as const),
  ];
  return [...pages.flat(), ...others].map(
    ([place, text]) => [place, text.replaceAll('\u00a0', ' ').replace(identifiers, '')] as const,
  );
}

const offences = (texts: readonly (readonly [string, string])[], never: RegExp) =>
  texts
    .filter(([, text]) => never.test(text))
    .map(([place, text]) => `${place}: ${text.match(never)?.[0]} | ${text}`);

test.each(locales)('one thing has one name in every text (%s)', async (locale) => {
  const texts = await allTexts(locale);
  expect(
    glossary[locale].terms.flatMap(({ term, never }) =>
      offences(texts, never).map((found) => `${term}, ${found}`),
    ),
  ).toEqual([]);
});

test.each(locales)('every term of the glossary but those of the kitchen is in use (%s)', async (locale) => {
  const all = (await allTexts(locale)).map(([, text]) => text.toLowerCase()).join('\n');
  expect(
    glossary[locale].terms.map(({ term }) => term).filter((term) => !all.includes(term.toLowerCase())),
  ).toEqual([]);
});

test.each(locales)('every text keeps the register of its language (%s)', async (locale) => {
  const texts = await allTexts(locale);
  expect(glossary[locale].never.flatMap((never) => offences(texts, never))).toEqual([]);
});

test.each([
  ['de', 'Schreib uns, wann du kommst.'],
  ['en', 'We organize the party of your favorite color.'],
  ['en', 'Doors open at 18:30.'],
  ['es', 'Dígannos cuántos son ustedes.'],
] as const)('finds what breaks the register: %s "%s"', (locale, text) => {
  expect(glossary[locale].never.some((never) => never.test(text))).toBe(true);
});
