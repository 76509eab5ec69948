import type { Blog, ImageGallery, ImageObject, ListItem, Thing } from 'schema-dts';
import { galleryThemes } from '@/content/gallery';
import type { Locale } from '@/content/locales';
import type { MediaKey } from '@/content/media';
import { getArticle } from '@/content/news';
import { pageNames } from '@/content/pages';
import { type Address, newsSlugs, type RouteId } from '@/content/routes';
import { site } from '@/content/site';
import { pageUrl } from '../absolute-url';
import { pageSummary } from '../page-summary';
import { pictureFile } from '../picture-file';
import { publishedAt } from '../published-at';
import { type ArticleNode, articleNode } from './article';
import { pageIds, siteIds } from './ids';

/** A node of the graph; schema-dts leaves those of two types out of `Thing`. */
type Node = Thing | ArticleNode;

/** Pages whose purpose has a name of its own in schema.org. */
const kinds = {
  about: 'AboutPage',
  contact: 'ContactPage',
  gallery: 'CollectionPage',
  news: 'CollectionPage',
} as const satisfies Partial<Record<RouteId, string>>;

const classify = (address: Address) =>
  !('article' in address) && address.route in kinds ? kinds[address.route as keyof typeof kinds] : 'WebPage';

/** The page itself. */
async function webPage(locale: Locale, address: Address): Promise<Thing> {
  const ids = pageIds(locale, address);
  const { title, description } = await pageSummary(address, locale);
  return {
    '@type': classify(address),
    '@id': ids.page,
    url: ids.url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': siteIds.website(locale) },
    about: { '@id': siteIds.business() },
    primaryImageOfPage: { '@id': ids.picture },
    ...(address.route !== 'home' && { breadcrumb: { '@id': ids.breadcrumb } }),
    ...('article' in address && { datePublished: publishedAt(getArticle(address.article, locale).date) }),
  };
}

/** The list of articles as a blog; the articles themselves are described on their own pages. */
function newsList(locale: Locale): Blog {
  return {
    '@type': 'Blog',
    '@id': siteIds.blog(locale),
    name: pageNames.news[locale],
    url: pageUrl(locale, 'news'),
    inLanguage: locale,
    publisher: { '@id': siteIds.business() },
  };
}

const articleList = (locale: Locale): Thing => ({
  '@type': 'ItemList',
  itemListElement: newsSlugs.map(
    (slug, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name: getArticle(slug, locale).title,
      url: pageUrl(locale, { route: 'news', article: slug }),
    }),
  ),
});

const pictureGallery = (locale: Locale): ImageGallery => ({
  '@type': 'ImageGallery',
  '@id': `${pageUrl(locale, 'gallery')}#gallery`,
  name: pageNames.gallery[locale],
  inLanguage: locale,
  publisher: { '@id': siteIds.business() },
  image: galleryThemes.flatMap(({ pictures = [] }) => pictures.map((key) => pictureNode(key, locale))),
});

/** What a page is about, besides the page itself: an article, a list or pictures. */
function subjects(locale: Locale, address: Address): readonly Node[] {
  if ('article' in address) return [newsList(locale), articleNode(address.article, locale)];
  if (address.route === 'news') return [newsList(locale), articleList(locale)];
  return address.route === 'gallery' ? [pictureGallery(locale)] : [];
}

/** The page, its picture and its subjects. */
export async function pageNodes(locale: Locale, address: Address): Promise<readonly Node[]> {
  const { lead } = await pageSummary(address, locale);
  return [
    await webPage(locale, address),
    { ...pictureNode(lead, locale), '@id': pageIds(locale, address).picture },
    ...subjects(locale, address),
  ];
}

/** A picture with what Google's licensable images ask for; the licence is explained in the imprint. */
function pictureNode(key: MediaKey, locale: Locale): Exclude<ImageObject, string> {
  const { url, width, height, alt } = pictureFile(key, locale);
  const licence = `${pageUrl(locale, 'imprint')}#pictures-and-copyright`;
  return {
    '@type': 'ImageObject',
    url,
    contentUrl: url,
    width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue', value: height, unitCode: 'E37' },
    caption: alt,
    creator: { '@id': siteIds.business() },
    creditText: site.name,
    copyrightNotice: site.company.legalName,
    license: licence,
    acquireLicensePage: pageUrl(locale, 'contact'),
  };
}
