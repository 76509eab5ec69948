import type { RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString as textIn } from 'mdast-util-to-string';
import type { Locale } from '@/content/locales';
import { getTarget } from '@/content/markdown/target';
import { isMediaKey } from '@/content/media';
import { site } from '@/content/site';
import { ConsentState } from '../consent/consent-state';
import { buttonClass } from '../ui/button-class';
import { Picture } from '../ui/picture';
import { TargetLink } from '../ui/target-link';
import { Facts } from './facts';
import { Sheet } from './sheet';

type Props = { node: ContainerDirective | LeafDirective; locale: Locale };

const isLabel = (node: RootContent): boolean =>
  node.type === 'paragraph' && node.data?.directiveLabel === true;

/** A block of ours that a text names: `:::facts`, `:::sheet[Title]`, `::button[Label]{to="/kontakt"}` and others. */
export function Directive({ node, locale }: Props) {
  switch (node.name) {
    case 'facts':
      return <Facts nodes={node.children} locale={locale} />;
    case 'sheet': {
      const title = node.children.find(isLabel);
      return (
        <Sheet
          title={title ? textIn(title) : ''}
          nodes={node.children.filter((child) => !isLabel(child))}
          locale={locale}
        />
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
      return isMediaKey(media) ? (
        <figure className="my-10 aspect-[3/2] overflow-hidden">
          <Picture media={media} locale={locale} sizes="(width >= 48rem) 42rem, 100vw" />
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
