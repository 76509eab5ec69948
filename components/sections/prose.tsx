import type { Locale } from '@/content/locales';
import type { ProseSection } from '@/content/schema';
import { Blocks } from '../markdown/blocks';
import { Eyebrow } from '../ui/eyebrow';
import { Fold } from '../ui/fold';
import { Heading } from '../ui/heading';

type Props = { section: ProseSection; locale: Locale; contentsLabel: string };

/** From so many parts on they are folded. */
const foldedFrom = 12;

/**
 * Legal text: a table of contents beside numbered parts with anchors. Where the parts are folded, their summaries are the
 * contents on narrow screens; a link to a part opens it.
 */
export function Prose({ section, locale, contentsLabel }: Props) {
  const folded = section.parts.length >= foldedFrom;
  return (
    <div className="wrap columns gap-y-12">
      <nav
        aria-label={contentsLabel}
        className={`col-span-12 ${folded ? 'max-lg:hidden' : ''} lg:sticky lg:top-36 lg:col-span-4 lg:max-h-[calc(100svh-10rem)] lg:self-start lg:overflow-y-auto`}
      >
        <Eyebrow className="mb-4">{contentsLabel}</Eyebrow>
        <ol className="text-sm">
          {section.parts.map((part, index) => (
            <li key={part.id}>
              <a href={`#${part.id}`} className="flex gap-3 py-1.5 text-muted hover:text-accent">
                <span className="figures w-6 flex-none text-accent">{index + 1}</span>
                {part.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div data-parts="" className="col-span-12 lg:col-span-7 lg:col-start-6">
        {section.notice && <p className="mb-12 border-l-2 border-accent pl-5 text-muted">{section.notice}</p>}
        {section.parts.map((part, index) => (
          <Part key={part.id} part={part} number={index + 1} folded={folded} locale={locale} />
        ))}
      </div>
    </div>
  );
}

type PartProps = {
  part: ProseSection['parts'][number];
  number: number;
  folded: boolean;
  locale: Locale;
};

function Part({ part, number, folded, locale }: PartProps) {
  const heading = (
    <Heading
      level={2}
      id={`${part.id}-title`}
      size={folded ? 'name' : 'card'}
      className={folded ? '' : 'mb-5'}
    >
      <span className="figures mr-3 text-accent">{number}</span>
      {part.title}
    </Heading>
  );
  const section = (
    <section
      id={part.id}
      aria-labelledby={`${part.id}-title`}
      className={folded ? 'scroll-mt-56 pb-10' : 'mb-14 scroll-mt-36'}
    >
      {!folded && heading}
      <div className="space-y-4 [&>:not(.data-table-room)]:max-w-[31em]">
        <Blocks nodes={part.blocks} locale={locale} caption={part.title} />
      </div>
    </section>
  );
  return folded ? <Fold title={heading}>{section}</Fold> : section;
}
