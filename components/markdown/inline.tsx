import type { PhrasingContent } from 'mdast';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { withPrefix } from '@/lib/i18n/language';

type Props = { nodes: readonly PhrasingContent[]; locale: Locale };

/** Running text: emphasis, and links to our own pages in the reader's language. */
export function Inline({ nodes, locale }: Props) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
    <InlineNode key={index} node={node} locale={locale} />
  ));
}

function InlineNode({ node, locale }: { node: PhrasingContent; locale: Locale }) {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'strong':
      return (
        <strong>
          <Inline nodes={node.children} locale={locale} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inline nodes={node.children} locale={locale} />
        </em>
      );
    case 'link':
      return (
        <Link href={withPrefix(locale, node.url)}>
          <Inline nodes={node.children} locale={locale} />
        </Link>
      );
    default:
      throw new Error(`${node.type} passed the check of the content`);
  }
}
