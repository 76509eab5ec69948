import { toHtml } from 'hast-util-to-html';
import type { Link, Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toHast } from 'mdast-util-to-hast';
import type { Locale } from '@/content/locales';
import { isMediaKey } from '@/content/media';
import { getArticle } from '@/content/news';
import { pageContent } from '@/content/pages';
import { type NewsSlug, newsSlugs } from '@/content/routes';
import { site } from '@/content/site';
import { withPrefix } from '@/lib/i18n/language';
import { authorName } from '@/lib/news/author';
import { absoluteUrl, pageUrl } from './absolute-url';
import { feedPath, feedType } from './feed-address';
import { pictureFile } from './picture-file';
import { publishedAt } from './published-at';
import { sharePictureFormat, sharePicturePath } from './share-picture-address';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for element content or a quoted attribute (XML 1.0, section 2.4). */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** Date and time as RSS wants them (RFC 822 with four-digit years). */
const rssDate = (day: string) => new Date(publishedAt(day)).toUTCString();

/** The picture of an article; of one with a plate its preview, since a plate takes its colours from the page. */
function articlePicture(slug: NewsSlug, locale: Locale) {
  const { media, title } = getArticle(slug, locale);
  if (isMediaKey(media)) return { ...pictureFile(media, locale), type: 'image/webp' };
  const path = sharePicturePath(locale, { route: 'news', article: slug });
  return { ...sharePictureFormat, url: absoluteUrl(path), alt: title };
}

function item(slug: NewsSlug, locale: Locale): string {
  const article = getArticle(slug, locale);
  const url = pageUrl(locale, { route: 'news', article: slug });
  const picture = articlePicture(slug, locale);
  const description = element('media:description', picture.alt);
  return [
    '<item>',
    element('title', article.title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', rssDate(article.date)),
    element('dc:creator', authorName(article)),
    ...article.keywords.map((keyword) => element('category', keyword)),
    element('description', article.excerpt),
    `<media:content url="${escapeXml(picture.url)}" medium="image" type="${picture.type}" width="${picture.width}" height="${picture.height}">${description}</media:content>`,
    element('content:encoded', feedHtml(article.body, locale)),
    '</item>',
  ].join('\n');
}

/** The news of a language as RSS 2.0 with full texts. Source: RSS 2.0 specification, rssboard.org. */
export async function newsFeed(locale: Locale): Promise<string> {
  const { meta } = await pageContent('news', locale);
  const [newest] = newsSlugs;
  const self = absoluteUrl(feedPath(locale));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${element('title', `${site.name}: ${meta.title}`)}
${element('link', pageUrl(locale, 'news'))}
${element('description', meta.description)}
${element('language', locale)}
${element('copyright', site.company.legalName)}
${element('lastBuildDate', rssDate(getArticle(newest, locale).date))}
<atom:link href="${escapeXml(self)}" rel="self" type="${feedType}"/>
${newsSlugs.map((slug) => item(slug, locale)).join('\n')}
</channel>
</rss>
`;
}

/** An article as plain HTML for feed readers, with addresses that also lead somewhere outside of the site. */
function feedHtml(body: Root, locale: Locale): string {
  const tree = toHast(body, {
    handlers: {
      link: (state, { url, children }: Link) => ({
        type: 'element',
        tagName: 'a',
        properties: { href: absoluteUrl(withPrefix(locale, url)) },
        children: state.all({ type: 'link', url, children }),
      }),
      leafDirective: (_, { attributes }: LeafDirective) => {
        if (!isMediaKey(attributes?.media)) return undefined;
        const { url, alt, width, height } = pictureFile(attributes.media, locale);
        return {
          type: 'element',
          tagName: 'img',
          properties: { src: url, alt, width, height },
          children: [],
        };
      },
    },
  });
  return toHtml(tree);
}
