import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { site } from '@/content/site';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { detectLanguage } from './language-of';
import { collectTexts, nameOf, pagesWithContent } from './page-texts';

const messages = { de, en, es };

/** Authorities keep their names in every language. */
const names = [
  site.company.supervision,
  'Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt',
];
const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value.replace(/\{[^{}]*\}/g, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

test.each(locales)('every page and every message is written in its own language (%s)', async (locale) => {
  const pages = await Promise.all(
    pagesWithContent.map(async (address) =>
      (await collectTexts(address, locale)).map((text) => [nameOf(address), withoutNames(text)] as const),
    ),
  );
  const texts = [...pages.flat(), ...stringsIn(messages[locale]).map((text) => ['messages', text] as const)];
  const known = texts.map(([place, text]) => ({ language: detectLanguage(text), said: `${place}: ${text}` }));
  expect(known.filter(({ language }) => language && language !== locale)).toEqual([]);
  expect(known.filter(({ language }) => language === locale).length).toBeGreaterThan(1_000);
});
