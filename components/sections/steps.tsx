import type { StepsSection } from '@/content/schema';
import { Figure } from '../ui/figure';
import { Heading } from '../ui/heading';
import { SectionHeading } from './section-heading';

/** How it runs, as an ordered list: the time or number, and what happens. */
export function Steps({ section }: { section: StepsSection }) {
  return (
    <div className="wrap">
      <SectionHeading {...section} />
      <ol
        data-hours={section.hours}
        className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-12"
      >
        {section.items.map((item, index) => (
          <li
            key={item.title}
            className="flex flex-wrap content-start gap-x-4 border-t border-line py-4 md:block md:pt-5 md:pb-7"
          >
            <Figure className="basis-22 pt-1 md:mb-2 md:block" aria-hidden={item.time ? undefined : true}>
              {item.time ?? String(index + 1).padStart(2, '0')}
            </Figure>
            <div className="min-w-0 grow basis-40">
              <Heading level={3}>{item.title}</Heading>
              <p className="mt-2 text-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
