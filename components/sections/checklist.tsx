import type { ChecklistSection } from '@/content/schema';
import { SectionHeading } from './section-heading';

/** What is included: short lines in two columns. */
export function Checklist({ section }: { section: ChecklistSection }) {
  return (
    <div className="wrap">
      <div className="columns gap-y-6">
        <SectionHeading {...section} className="col-span-12 lg:col-span-6" />
        {section.intro && (
          <p className="col-span-12 text-muted lg:col-span-5 lg:col-start-8 lg:self-end">{section.intro}</p>
        )}
      </div>
      <ul className="mt-8 columns-1 md:mt-10 gap-x-16 md:columns-2">
        {section.items.map((item) => (
          <li key={item} className="flex break-inside-avoid gap-4 border-t border-line py-3 md:py-4">
            <span aria-hidden="true" className="mt-3.5 h-px w-5 flex-none bg-accent" />
            {item}
          </li>
        ))}
      </ul>
      {section.note && <p className="measure mt-8 text-sm text-muted">{section.note}</p>}
    </div>
  );
}
