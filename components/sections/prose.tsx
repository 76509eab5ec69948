import type { Locale } from '@/content/locales';
import type { ProseBlock, ProseSection } from '@/content/schema';
import { ConsentState } from '../consent/consent-state';
import { buttonClass } from '../ui/button-class';
import { TargetLink } from '../ui/target-link';
import { DataTable } from './data-table';

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
              {part.blocks.map((block, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their order
                <Block key={position} block={block} title={part.title} locale={locale} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function Block({ block, title, locale }: { block: ProseBlock; title: string; locale: Locale }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className="list-disc space-y-2 pl-5 marker:text-accent">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'terms':
      return (
        <dl className="space-y-3">
          {block.items.map((item) => (
            <div key={item.term} className="grid gap-x-6 border-t border-line pt-3 md:grid-cols-[14rem_1fr]">
              <dt className="font-medium">{item.term}</dt>
              <dd className="text-muted">{item.text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <DataTable caption={title} columns={block.columns} rows={block.rows} />;
    case 'action':
      return (
        <TargetLink to={block.action.to} locale={locale} className={buttonClass('outline')}>
          {block.action.label}
        </TargetLink>
      );
    case 'consent-state':
      return <ConsentState locale={locale} />;
  }
}
