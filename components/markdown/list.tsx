import type { ListItem, List as ListNode } from 'mdast';
import type { Locale } from '@/content/locales';
import { Inline } from './inline';

type Props = { list: ListNode; locale: Locale };

/** On a sheet, boxes to tick. */
const dots = "list-disc pl-5 in-[.handout]:list-['☐__'] in-[.handout]:pl-8";

/** A numbered or dotted list; its lines are single paragraphs. */
export function List({ list, locale }: Props) {
  const Element = list.ordered ? 'ol' : 'ul';
  return (
    <Element className={`${list.ordered ? 'list-decimal pl-6' : dots} space-y-2 marker:text-accent`}>
      {list.children.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
        <li key={index}>
          <Inline nodes={lineOf(item)} locale={locale} />
        </li>
      ))}
    </Element>
  );
}

/** The text of a list's line. */
export const lineOf = (item: ListItem) =>
  item.children.flatMap((child) => (child.type === 'paragraph' ? child.children : []));
