import { toHtml } from 'hast-util-to-html';
import type { Link, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { Locale } from '@/content/locales';
import { withPrefix } from '@/lib/i18n/address';
import { absoluteUrl } from '@/lib/seo/absolute-url';

/** An article as plain HTML for feed readers, with addresses that also lead somewhere outside of the site. */
export function feedHtml(body: Root, locale: Locale): string {
  const tree = toHast(body, {
    handlers: {
      link: (state, { url, children }: Link) => ({
        type: 'element',
        tagName: 'a',
        properties: { href: absoluteUrl(withPrefix(locale, url)) },
        children: state.all({ type: 'link', url, children }),
      }),
    },
  });
  return toHtml(tree);
}
