import type { RootContent } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import type { Locale } from '@/content/locales';
import { DataTable } from '../sections/data-table';
import { Directive } from './directive';
import { Inline } from './inline';
import { List } from './list';

type Props = {
  nodes: readonly RootContent[];
  locale: Locale;
  /** What a table is called where no heading stands before it. */
  caption: string;
};

/** Markdown in our own components: headings, paragraphs, lists, tables, quotations and directives. */
export function Blocks({ nodes, locale, caption }: Props) {
  return nodes.map((node, index) => (
    <Block
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
      key={index}
      node={node}
      locale={locale}
      caption={headingBefore(nodes, index) ?? caption}
    />
  ));
}

function headingBefore(nodes: readonly RootContent[], index: number): string | undefined {
  const heading = nodes.slice(0, index).findLast(({ type }) => type === 'heading');
  return heading && textIn(heading);
}

function Block({ node, locale, caption }: { node: RootContent; locale: Locale; caption: string }) {
  switch (node.type) {
    case 'heading': {
      const Heading = node.depth === 2 ? 'h2' : 'h3';
      const id = node.data?.id;
      return (
        <Heading id={typeof id === 'string' ? id : undefined}>
          <Inline nodes={node.children} locale={locale} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inline nodes={node.children} locale={locale} />
        </p>
      );
    case 'list':
      return <List list={node} locale={locale} />;
    case 'blockquote':
      return (
        <blockquote>
          <Blocks nodes={node.children} locale={locale} caption={caption} />
        </blockquote>
      );
    case 'table': {
      const [columns = [], ...rows] = node.children.map((row) => row.children.map((cell) => textIn(cell)));
      return <DataTable caption={caption} columns={columns} rows={rows} />;
    }
    case 'containerDirective':
    case 'leafDirective':
      return (
        <Directive
          node={node}
          locale={locale}
          renderBlocks={(nodes, title) => <Blocks nodes={nodes} locale={locale} caption={title} />}
        />
      );
    default:
      throw new Error(`${node.type} passed the check of the content`);
  }
}
