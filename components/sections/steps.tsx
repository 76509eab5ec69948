import type { StepsSection } from '@/content/schema';
import { Figure } from '../ui/figure';
import { Heading } from '../ui/heading';
import { Detail } from './detail';

/** How it runs, as a timetable: the time or number, and what happens. Hours of a day that the page tells are never folded. */
export function Steps({ section }: { section: StepsSection }) {
  return (
    <Detail section={section} isOpen={section.hours}>
      <ol data-hours={section.hours} className="border-b border-line">
        {section.items.map((item, index) => (
          <li
            key={item.title}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 wrap-anywhere border-t border-line py-3.5 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1.6fr)] md:gap-x-(--gutter) md:py-5"
          >
            <Figure className="max-md:row-span-2" aria-hidden={item.time ? undefined : true}>
              {item.time ?? String(index + 1).padStart(2, '0')}
            </Figure>
            <Heading level={3}>{item.title}</Heading>
            <p className="text-muted max-md:mt-1.5">{item.text}</p>
          </li>
        ))}
      </ol>
    </Detail>
  );
}
