import type { FaqSection } from '@/content/schema';
import { SectionHeading } from './section-heading';

/**
 * Questions as native disclosures: they open without JavaScript, by keyboard, and with the browser's
 * own page search.
 */
export function Faq({ section }: { section: FaqSection }) {
  return (
    <div className="wrap columns gap-y-8">
      <SectionHeading {...section} className="col-span-12 lg:col-span-4" />
      <div className="col-span-12 lg:col-span-7 lg:col-start-6">
        {section.items.map((item) => (
          <details key={item.question} className="group border-t border-line last:border-b">
            <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-5 font-display text-2xl leading-tight hover:text-accent [&::-webkit-details-marker]:hidden">
              {item.question}
              <span
                aria-hidden="true"
                className="mt-1 flex-none font-sans text-xl text-accent transition-transform duration-300 group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="measure pb-7 text-muted">{item.answer}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
