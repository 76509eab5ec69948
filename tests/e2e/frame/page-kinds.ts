import { type Locale, locales } from '../../../content/locales';
import type { RouteId } from '../../../content/routes';
import { localPath } from '../../../lib/i18n/address';

export const kinds: readonly (RouteId | 'article')[] = [
  'home',
  'location',
  'cateringFlying',
  'locationFaq',
  'about',
  'gallery',
  'news',
  'article',
  'contact',
  'cookies',
  'success',
  'configurator',
];

const article = { route: 'news', article: 'was-ist-catering' } as const;

export const pathOf = (kind: (typeof kinds)[number], locale: Locale): string =>
  localPath(locale, kind === 'article' ? article : kind);

/** One page of each kind; the languages take turns, since what is said does not change how it is marked up. */
export const pagesOfEachKind: readonly string[] = kinds.map((kind, index) =>
  pathOf(kind, locales[index % locales.length] ?? 'de'),
);
