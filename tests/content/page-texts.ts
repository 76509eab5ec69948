import type { Nodes } from 'mdast';
import type { Locale } from '@/content/locales';
import { collectTexts as markdownTexts } from '@/content/markdown/text';
import { getArticle } from '@/content/news';
import { homeContent, pageContent } from '@/content/pages';
import { type Address, getPath, newsSlugs, routeIds } from '@/content/routes';

/** Keys whose values are identifiers, links or figures and not text. */
const structural = new Set([
  'kind',
  'id',
  'layout',
  'media',
  'detail',
  'side',
  'room',
  'rooms',
  'to',
  'types',
  'dishes',
  'pictures',
  'budget',
  'service',
  'date',
]);

const isMarkdown = (value: object): value is Nodes => 'type' in value && 'children' in value;

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  if (isMarkdown(value)) return markdownTexts(value);
  return Object.entries(value).flatMap(([key, inner]) => (structural.has(key) ? [] : textsIn(inner)));
}

/** All own texts of a page in a language, one entry per paragraph, title or line of a list. */
export async function collectTexts(address: Address, locale: Locale): Promise<readonly string[]> {
  if ('article' in address) {
    const { body, title, excerpt, keywords } = getArticle(address.article, locale);
    return [title, excerpt, ...keywords, ...markdownTexts(body)];
  }
  return textsIn(
    address.route === 'home' ? await homeContent(locale) : await pageContent(address.route, locale),
  );
}

/** Every page that has content of its own. */
export const pagesWithContent: readonly Address[] = [
  ...routeIds.map((route) => ({ route })),
  ...newsSlugs.map((article) => ({ route: 'news', article }) as const),
];

export const nameOf = getPath;
