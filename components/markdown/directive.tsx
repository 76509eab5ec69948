import type { PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString as textIn } from 'mdast-util-to-string';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { TargetLink } from '@/components/frame/target-link';
import type { Locale } from '@/content/locales';
import { getTarget } from '@/content/markdown/target';
import { site } from '@/content/site';
import { isVisualKey } from '@/content/visual';
import { ConsentState } from '../consent/consent-state';
import { buttonClass } from '../ui/button-class';
import { Caption } from '../ui/caption';
import { ExampleNote } from '../ui/example-note';
import { Visual } from '../ui/visual';
import { Inline } from './inline';
import { lineOf } from './list';
import { PrintSheet } from './print-sheet';

type Props = {
  node: ContainerDirective | LeafDirective;
  locale: Locale;
  /** Renders what stands inside of a block; `caption` names a table in it. */
  renderBlocks: (nodes: readonly RootContent[], caption: string) => ReactNode;
};

const isLabel = (node: RootContent): boolean =>
  node.type === 'paragraph' && node.data?.directiveLabel === true;

/** A block of ours that a text names: `:::facts`, `:::sheet[Title]`, `::button[Label]{to="/kontakt"}` and others. */
export function Directive({ node, locale, renderBlocks }: Props) {
  switch (node.name) {
    case 'facts':
      return <Facts nodes={node.children} locale={locale} />;
    case 'sheet': {
      const label = node.children.find(isLabel);
      const title = label ? textIn(label) : '';
      const inside = node.children.filter((child) => !isLabel(child));
      return (
        <Sheet title={title} locale={locale}>
          {renderBlocks(inside, title)}
        </Sheet>
      );
    }
    case 'button': {
      const to = getTarget(node.attributes?.to ?? '');
      return to ? (
        <TargetLink to={to} locale={locale} className={buttonClass('outline')}>
          {textIn(node)}
        </TargetLink>
      ) : null;
    }
    case 'picture': {
      const media = node.attributes?.media;
      return isVisualKey(media) ? (
        <figure className="article-plate">
          <div>
            <Visual
              isMounted
              media={media}
              locale={locale}
              sizes="(width >= 64rem) min(74vw,984px), 100vw"
              ratio={3 / 2}
            />
          </div>
          <Caption media={media} locale={locale} />
        </figure>
      ) : null;
    }
    case 'consent-state':
      return <ConsentState locale={locale} />;
    case 'example-note':
      return <ExampleNote locale={locale} about="house" className="" />;
    case 'social-profiles':
      return (
        <ul className="list-disc space-y-2 pl-5 marker:text-accent">
          {site.social.map(({ id, name, href }) => (
            <li key={id}>{`${name}: ${href}`}</li>
          ))}
        </ul>
      );
    default:
      throw new Error(`${node.name} passed the check of the content`);
  }
}

type SheetProps = { title: string; locale: Locale; children: ReactNode };

/** What a reader takes away from an article: a list or table that can be printed without the rest of the page. */
async function Sheet({ title, locale, children }: SheetProps) {
  const t = await getTranslations({ locale, namespace: 'news.sheet' });
  return (
    <section id="sheet" aria-labelledby="sheet-title" className="handout scroll-mt-36">
      <h2 id="sheet-title">{title}</h2>
      {children}
      <PrintSheet label={t('print')} />
    </section>
  );
}

type FactsProps = { nodes: readonly RootContent[]; locale: Locale };

/** Terms and what they mean, written as a list of `**Term:** text`. */
function Facts({ nodes, locale }: FactsProps) {
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
