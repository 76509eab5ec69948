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

const found = (query: string) => searchArticles(query, [inText, inKeywords, inTitle]).map(({ id }) => id);

test('title before keywords before text, however it is typed', () => {
  for (const query of ['Küche', 'KÜCHE', 'kuche', 'kueche', 'Ku\u0308che', '  küche! '])
    expect(found(query), query).toEqual(['title', 'keywords', 'text']);
  for (const query of ['menu', 'manana', 'grosses']) expect(found(query), query).toEqual(['title']);
});

test('every word has to occur, wherever it stands; no word finds everything in the given order', () => {
  expect(found('küche zander')).toEqual(['keywords']);
  expect(found('küche grill')).toEqual(['text']);
  expect(found('küche sauna')).toEqual([]);
  expect(found(' – ')).toEqual(['text', 'keywords', 'title']);
});
