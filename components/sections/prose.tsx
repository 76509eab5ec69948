import type { Locale } from '@/content/locales';
import type { ProseSection } from '@/content/schema';
import { Blocks } from '../markdown/blocks';

type Props = { section: ProseSection; locale: Locale; contentsLabel: string };

/** Legal text: a table of contents beside numbered parts with anchors. */
export function Prose({ section, locale, contentsLabel }: Props) {
  return (
    <div className="wrap columns gap-y-12">
      <nav
        aria-label={contentsLabel}
        className="col-span-12 lg:sticky lg:top-36 lg:col-span-4 lg:max-h-[calc(100svh-10rem)] lg:self-start lg:overflow-y-auto"
      >
        <p className="eyebrow mb-4">{contentsLabel}</p>
        <ol className="text-base">
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
      <div className="col-span-12 lg:col-span-7 lg:col-start-6">
        {section.notice && <p className="mb-12 border-l-2 border-accent pl-5 text-muted">{section.notice}</p>}
        {section.parts.map((part, index) => (
          <section
            key={part.id}
            id={part.id}
            aria-labelledby={`${part.id}-title`}
            className="mb-14 scroll-mt-36"
          >
            <h2 id={`${part.id}-title`} className="mb-5 text-[2rem]">
              <span className="figures mr-3 text-accent">{index + 1}</span>
              {part.title}
            </h2>
            <div className="measure space-y-4">
              <Blocks nodes={part.blocks} locale={locale} caption={part.title} />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
