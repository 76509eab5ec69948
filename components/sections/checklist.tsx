import type { ChecklistSection } from '@/content/schema';
import { Detail } from './detail';

/** What is included: short lines in columns. */
export function Checklist({ section }: { section: ChecklistSection }) {
  return (
    <Detail section={section}>
      {section.intro && <p className="measure mb-6 text-muted">{section.intro}</p>}
      <ul className="columns-1 gap-x-12 md:columns-[19rem]">
        {section.items.map((item) => (
          <li key={item} className="flex break-inside-avoid gap-4 border-t border-line py-2">
            <span aria-hidden="true" className="mt-3.5 h-px w-5 flex-none bg-accent" />
            {item}
          </li>
        ))}
      </ul>
      {section.note && <p className="measure mt-5 text-muted">{section.note}</p>}
    </Detail>
  );
}
