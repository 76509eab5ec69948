import type { RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString as textIn } from 'mdast-util-to-string';
import type { ReactNode } from 'react';
import { TargetLink } from '@/components/frame/target-link';
import type { Locale } from '@/content/locales';
import { getTarget } from '@/content/markdown/target';
import { site } from '@/content/site';
import { isVisualKey } from '@/content/visual';
import { ConsentState } from '../consent/consent-state';
import { buttonClass } from '../ui/button-class';
import { Caption } from '../ui/caption';
import { Visual } from '../ui/visual';
import { Facts } from './facts';
import { Sheet } from './sheet';

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
              sizes="(width >= 64rem) min(66vw,872px), 100vw"
              ratio={3 / 2}
            />
          </div>
          <Caption media={media} locale={locale} />
        </figure>
      ) : null;
    }
    case 'consent-state':
      return <ConsentState locale={locale} />;
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
