import { readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { locales } from '@/content/locales';
import { markdownFile } from '@/content/markdown/file';
import { parseMarkdown } from '@/content/markdown/parse';
import { newsSlugs, routeIds, routes } from '@/content/routes';

const legalPages = routeIds.filter((route) => routes[route].group === 'legal');

const files = [
  ...legalPages.map((name) => ({ folder: 'legal', name }) as const),
  ...newsSlugs.map((name) => ({ folder: 'news', name }) as const),
];

/** Keys of the front matter that are no text and therefore the same in every language. */
const shared = ['date', 'media', 'author', 'offerUntil'];

function frontMatterOf(text: string): Readonly<Record<string, unknown>> {
  const yaml: unknown = parseYaml(text.split('---\n')[1] ?? '');
  return z.record(z.string(), z.unknown()).parse(yaml);
}

/** What a translation has to have in common with the German text: headings, lists, tables, directives, links. */
function outlineOf(node: Nodes): readonly string[] {
  const inner = 'children' in node ? node.children.flatMap(outlineOf) : [];
  switch (node.type) {
    case 'heading':
      return [`heading ${node.depth} ${node.data?.id ?? ''}`, ...inner];
    case 'list':
      return [`${node.ordered ? 'numbered' : 'dotted'} list of ${node.children.length}`, ...inner];
    case 'table':
      return [`table of ${node.children.map((row) => row.children.length).join(', ')} cells`];
    case 'link':
      return [`link to ${node.url}`];
    case 'containerDirective':
    case 'leafDirective':
      return [`${node.name} ${JSON.stringify(node.attributes)}`, ...inner];
    case 'paragraph':
    case 'blockquote':
      return [node.type, ...inner];
    case 'strong':
    case 'emphasis':
      return [node.type];
    default:
      return inner;
  }
}

test.each(files)('$folder/$name has the same structure in every language', ({ folder, name }) => {
  const [german, ...others] = locales.map((locale) =>
    outlineOf(parseMarkdown(markdownFile(folder, name, locale), z.unknown()).body),
  );
  expect(german?.length).toBeGreaterThan(5);
  for (const outline of others) expect(outline).toEqual(german);
});

test.each(files)('$folder/$name has the same front matter in every language', ({ folder, name }) => {
  const [german, ...others] = locales.map((locale) => {
    const { notice, ...meta } = frontMatterOf(readFileSync(markdownFile(folder, name, locale).file, 'utf8'));
    expect(notice === undefined).toBe(folder === 'news' || locale === 'de');
    return [
      Object.keys(meta).sort(),
      shared.map((key) => meta[key]),
      z.array(z.string()).parse(meta.keywords).length,
    ];
  });
  for (const other of others) expect(other).toEqual(german);
});
