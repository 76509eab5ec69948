import { expect, test } from 'vitest';
import { type Searchable, searchArticles } from '@/lib/news/search';

type Entry = Searchable & { readonly id: string };

const inText: Entry = {
  id: 'text',
  title: 'Sommer',
  keywords: ['Grill'],
  text: 'In der Küche steht Crème brûlée.',
};
const inKeywords: Entry = { id: 'keywords', title: 'Fest', keywords: ['Küche am See'], text: 'Zander' };
const inTitle: Entry = {
  id: 'title',
  title: 'Geheimnis unserer KÜCHE',
  keywords: [],
  text: 'Großes Menú, mañana',
};
const articles = [inText, inKeywords, inTitle];

const found = (query: string) => searchArticles(query, articles).map(({ id }) => id);

test('title before keywords before text', () => {
  expect(found('Küche')).toEqual(['title', 'keywords', 'text']);
});

test.each(['küche', 'KÜCHE', 'kuche', 'kueche', 'Ku\u0308che', '  küche! '])('%j finds the same', (query) => {
  expect(found(query)).toEqual(['title', 'keywords', 'text']);
});

test('accents and sharp s of every language are ignored', () => {
  expect(found('creme BRULEE')).toEqual(['text']);
  expect(found('menu')).toEqual(['title']);
  expect(found('manana')).toEqual(['title']);
  expect(found('grosses')).toEqual(['title']);
});

test('every word has to occur, wherever it stands', () => {
  expect(found('küche zander')).toEqual(['keywords']);
  expect(found('küche grill')).toEqual(['text']);
  expect(found('küche sauna')).toEqual([]);
});

test('equal finds keep their order', () => {
  const twins = [
    { id: 'newer', title: 'See', keywords: [], text: '' },
    { id: 'older', title: 'See', keywords: [], text: '' },
  ];
  expect(searchArticles('see', twins).map(({ id }) => id)).toEqual(['newer', 'older']);
});

test('an empty query finds everything in the given order', () => {
  expect(found('')).toEqual(['text', 'keywords', 'title']);
  expect(found(' – ')).toEqual(['text', 'keywords', 'title']);
});
