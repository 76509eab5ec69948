import { toHtml } from 'hast-util-to-html';
import type { Link, Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toHast } from 'mdast-util-to-hast';
import type { Locale } from '@/content/locales';
import { isMediaKey } from '@/content/media';
import { withPrefix } from '@/lib/i18n/language';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { pictureFile } from '@/lib/seo/picture-file';

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
