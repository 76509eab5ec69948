import type { Nodes } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';

/** The texts of a document, one entry per heading, paragraph, line of a list and cell of a table. */
export function collectTexts(node: Nodes): readonly string[] {
  if (
    node.type === 'heading' ||
    node.type === 'paragraph' ||
    node.type === 'tableCell' ||
    node.type === 'leafDirective'
  )
    return [textIn(node)].filter((text) => text !== '');
  return 'children' in node ? node.children.flatMap(collectTexts) : [];
}

/** The words of a document in one line; for counting and searching. */
export const plainText = (node: Nodes): string => collectTexts(node).join(' ').replace(/\s+/g, ' ').trim();
