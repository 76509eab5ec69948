import type { Block, Row, Value } from './blocks';
import type { EmailContent } from './email-message';

const valueText = ({ text, note }: Value): string => (note ? `${text} (${note})` : text);

/** Several values stand below their label, one per line. */
function rowLine({ label, values, note }: Row): string {
  const [only, ...others] = values.map(valueText);
  if (others.length > 0) return [`${label}:`, ...values.map((value) => `  - ${valueText(value)}`)].join('\n');
  return `${label}: ${[note, only].filter(Boolean).join(', ')}`;
}

function toPriceLines(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text.toUpperCase()];
    case 'paragraph':
      return [block.text];
    case 'rows':
      return block.rows.map(rowLine);
    case 'quote':
      return [`${block.label}:`, block.text.replace(/^/gm, '    ')];
    case 'picture':
      return [];
    case 'button':
      return [`${block.label}:`, block.href];
  }
}

/** The plain text part of an e-mail: one blank line between blocks, none below a heading. */
export function renderText({ blocks, footer }: EmailContent): string {
  const body = blocks
    .filter(({ kind }) => kind !== 'picture')
    .map((block, index, shown) => {
      const gap = index > 0 && shown[index - 1]?.kind !== 'heading' ? '\n' : '';
      return `${gap}${toPriceLines(block).join('\n')}\n`;
    });
  return [...body, '\n', ...footer.map((line) => `${line}\n`)].join('').trimEnd();
}
