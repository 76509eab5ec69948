import type { PhrasingContent, RootContent } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import type { Locale } from '@/content/locales';
import { Inline } from './inline';
import { lineOf } from './list';

type Props = { nodes: readonly RootContent[]; locale: Locale };

/** Terms and what they mean, written as a list of `**Term:** text`. */
export function Facts({ nodes, locale }: Props) {
  const lines = nodes.flatMap((node) => (node.type === 'list' ? node.children.map(lineOf) : []));
  return (
    <dl className="space-y-3">
      {lines.map((line) => {
        const [term, ...text] = line;
        const name = term ? textIn(term).replace(/:$/, '') : '';
        return (
          <div key={name} className="grid gap-x-6 border-t border-line pt-3 md:grid-cols-[14rem_1fr]">
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted">
              <Inline nodes={withoutLeadingSpace(text)} locale={locale} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function withoutLeadingSpace(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [first, ...rest] = nodes;
  return first?.type === 'text' ? [{ ...first, value: first.value.trimStart() }, ...rest] : nodes;
}
