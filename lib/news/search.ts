import { foldText } from '@/lib/base/fold-text';

/** What the search reads of an article; `text` is plain text without markup. */
export type Searchable = {
  readonly title: string;
  readonly keywords: readonly string[];
  readonly text: string;
};

const weights = { title: 100, keywords: 10, text: 1 } as const;

/** The same with German umlauts written out (`Küche` → `kueche`), as many people type them. */
function spellOut(value: string): string {
  const written = value
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue');
  return foldText(written);
}

function contains(haystack: string, term: string): boolean {
  return foldText(haystack).includes(term) || spellOut(haystack).includes(term);
}

/** Weight of the best place in which a term occurs, 0 when it occurs nowhere. */
function scoreMatch(article: Searchable, term: string): number {
  if (contains(article.title, term)) return weights.title;
  if (article.keywords.some((keyword) => contains(keyword, term))) return weights.keywords;
  return contains(article.text, term) ? weights.text : 0;
}

/**
 * Articles in which every word of the query occurs (also as part of a word, whatever its case and
 * accents), best first: title before keywords before text. Equal ones keep the order they came in.
 * A query without words finds everything. Pure and free of content, so that it runs in a browser.
 */
export function searchArticles<T extends Searchable>(query: string, articles: readonly T[]): readonly T[] {
  const terms = foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term !== '');
  if (terms.length === 0) return articles;
  return articles
    .map((article) => ({ article, found: terms.map((term) => scoreMatch(article, term)) }))
    .filter(({ found }) => found.every((weight) => weight > 0))
    .map(({ article, found }) => ({ article, score: found.reduce((sum, weight) => sum + weight, 0) }))
    .sort((one, other) => other.score - one.score)
    .map(({ article }) => article);
}
