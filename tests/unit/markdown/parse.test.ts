import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseLegalPage } from '@/content/legal';
import { ContentError } from '@/content/markdown/content-error';
import { parseMarkdown } from '@/content/markdown/parse';
import { plainText } from '@/content/markdown/text';
import { parseArticle } from '@/content/news';

const values = new Map([['site.name', 'See_gut *1*']]);
const source = (body: string, head = 'title: T') => ({
  file: 'content/x/de.md',
  text: `---\n${head}\n---\n\n${body}\n`,
  values,
});
const schema = z.strictObject({ title: z.string() });
const read = (body: string, head?: string) => parseMarkdown(source(body, head), schema);

test('fills placeholders in text and front matter with values that are never markup', () => {
  const { meta, body } = read('Bei **{{ site.name }}** am See', 'title: "Über {{site.name}}"');
  expect(meta.title).toBe('Über See_gut *1*');
  expect(plainText(body)).toBe('Bei See_gut *1* am See');
});

test('leaves times of day as they are', () => {
  expect(plainText(read('**15:00** Kaffee, 4,5:1').body)).toBe('15:00 Kaffee, 4,5:1');
});

test('takes the id off a heading', () => {
  const [heading] = read('## Kontakt und Weg {#contact}').body.children;
  expect(heading?.type === 'heading' && heading.data?.id).toBe('contact');
  expect(heading && plainText(heading)).toBe('Kontakt und Weg');
});

test.each([
  ['a <br> b', 'raw HTML is not allowed: <br>'],
  ['{{site.nmae}}', 'unknown placeholder {{site.nmae}}'],
  ['::buton[a]{to="/kontakt"}', 'unknown directive buton'],
  ['::picture{media="heroo"}', 'no picture or plate of ours is called heroo'],
  ['::button[a]', 'button wants the attributes [to] and has []'],
  [':: button[a]{to="/kontakt"}', 'a directive is mistyped'],
  ['[a](https://elsewhere.example/)', 'no page of ours has the address https://elsewhere.example/'],
  ['[a](/kontact)', 'no page of ours has the address /kontact'],
  ['![a](/x.png)', 'image is not allowed'],
  ['# a', 'headings begin with ## or ###'],
  ['| a |\n| --- |\n| **b** |', 'cells of a table hold plain text'],
])('rejects %j and names file and line', (body, message) => {
  expect(() => read(body)).toThrow(ContentError);
  expect(() => read(body)).toThrow(message);
  expect(() => read(`A\n\nB\n\n${body}`)).toThrow(/^content\/x\/de\.md:([9]|1\d): /);
});

test.each([
  ['title: a\nauthr: b', 'Unrecognized key: "authr"'],
  ['title: "{{nobody}}"', 'unknown placeholder {{nobody}}'],
])('rejects the front matter %j', (head, message) => {
  expect(() => read('a', head)).toThrow(message);
});

test('rejects a file without front matter', () => {
  expect(() => parseMarkdown({ ...source(''), text: 'a' }, schema)).toThrow('without front matter');
});

const legalHead = [
  'title: T',
  'description: D',
  'keywords: [a, b, c, d]',
  'eyebrow: E',
  'heading: H',
  'lead: L',
].join('\n');

test('a legal page is parts with ids, and only its translations carry a notice', () => {
  const text = '## A {#a}\n\nx\n\n## B {#b}\n\ny\n\nz';
  const [section] = parseLegalPage('imprint', 'de', source(text, legalHead)).sections;
  expect(section?.kind === 'prose' && section.parts.map(({ id, blocks }) => [id, blocks.length])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(() => parseLegalPage('imprint', 'en', source(text, legalHead))).toThrow('has a notice');
  expect(() => parseLegalPage('imprint', 'de', source('## A', legalHead))).toThrow('ends with its id');
  expect(() => parseLegalPage('imprint', 'de', source('x\n\n## A {#a}', legalHead))).toThrow(
    'before the first heading',
  );
});

test('an article names a picture that exists and an author of the house', () => {
  const head = (media: string, author: string) =>
    `title: T\ndate: 2025-04-15\nmedia: ${media}\nauthor: ${author}\nexcerpt: E\nkeywords: [a, b, c, d]`;
  expect(parseArticle(source('x', head('hero', 'chef')))).toMatchObject({
    date: '2025-04-15',
    author: 'chef',
  });
  expect(() => parseArticle(source('x', head('heroo', 'chef')))).toThrow('no such picture');
  expect(() => parseArticle(source('x', head('hero', 'nobody')))).toThrow('author');
});
