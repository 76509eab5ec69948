import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { site } from '@/content/site';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { detectLanguage } from './language-of';
import { collectTexts, nameOf, pagesWithContent } from './page-texts';

/** Authorities keep their names in every language. */
const names = [
  site.company.supervision,
  'Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt',
];

const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

test.each([
  ['Das Essen kommt zum Gespräch, und Ihre Gäste bleiben stehen.', 'de'],
  ['The team carries every course through the room.', 'en'],
  ['El equipo lleva cada plato por la sala y los invitados no se mueven.', 'es'],
  ['Seegut · 0221 4710 123', undefined],
  ['Holthausens Kull', undefined],
])('tells the language of "%s"', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each(locales)('every text of every page is written in its own language (%s)', async (locale) => {
  const foreign: string[] = [];
  let certain = 0;
  for (const address of pagesWithContent) {
    for (const text of await collectTexts(address, locale)) {
      const language = detectLanguage(withoutNames(text));
      if (language === locale) certain += 1;
      else if (language) foreign.push(`${nameOf(address)}: ${text}`);
    }
  }
  expect(foreign).toEqual([]);
  expect(certain).toBeGreaterThan(1000);
});

test.each(Object.entries({ de, en, es }))(
  'every message is written in its own language (%s)',
  (locale, messages) => {
    const foreign = stringsIn(messages).filter((text) => {
      const language = detectLanguage(text.replace(/\{[^{}]*\}/g, ''));
      return language !== undefined && language !== locale;
    });
    expect(foreign).toEqual([]);
  },
);

test('no text is the same in two languages, unless it is a name or a figure', async () => {
  const same: string[] = [];
  for (const address of pagesWithContent) {
    const german = new Set(await collectTexts(address, 'de'));
    for (const locale of ['en', 'es'] as const) {
      for (const text of await collectTexts(address, locale)) {
        if (withoutNames(text).split(' ').length >= 6 && german.has(text))
          same.push(`${locale} ${nameOf(address)}: ${text}`);
      }
    }
  }
  expect(same).toEqual([]);
});
