import sanitizeHtml from 'sanitize-html';
import type { Locale } from '@/content/locales';
import { withPrefix } from '@/lib/i18n/language';

/** The only markup an article may carry; everything else loses its tag and keeps its text. */
export const allowedTags = [
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'blockquote',
  'a',
] as const satisfies readonly string[];

/** Root-relative and on this host: browsers read `//host` and `/\host` as another one. */
const internal = /^\/(?![/\\])/;

/**
 * The HTML of an article, safe to put into a page in a language: named tags only, no attribute but
 * `href`, and only links to our own pages, to which the language's prefix is added.
 * Links anywhere else become plain text. `html` carries German paths (`/catering/fingerfood`).
 */
export function sanitiseArticle(html: string, locale: Locale): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: [],
    allowProtocolRelative: false,
    transformTags: {
      a: (_tag, attributes) => {
        const { href } = attributes;
        // A span is not allowed either, so that the text stays and the link goes.
        if (href === undefined || !internal.test(href)) return { tagName: 'span', attribs: {} };
        return { tagName: 'a', attribs: { href: withPrefix(locale, href) } };
      },
    },
  });
}
