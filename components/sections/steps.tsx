import type { StepsSection } from '@/content/schema';
import { Figure } from '../ui/figure';
import { Heading } from '../ui/heading';
import { SectionHeading } from './section-heading';

/** How it runs, as an ordered list: the time or number on the left, what happens on the right. */
export function Steps({ section }: { section: StepsSection }) {
  return (
    <div className="wrap columns gap-y-8 md:gap-y-10">
      <SectionHeading
        {...section}
        isNarrow
        className={`${section.hours ? 'hours-heading' : ''} col-span-12 lg:sticky lg:top-36 lg:col-span-4 lg:self-start`}
      />
      <ol data-hours={section.hours} className="col-span-12 lg:col-span-7 lg:col-start-6">
        {section.items.map((item, index) => (
          <li
            key={item.title}
            className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-t border-line py-5 md:py-7 md:grid-cols-[8rem_1fr]"
          >
            <Figure className="pt-1" aria-hidden={item.time ? undefined : true}>
              {item.time ?? String(index + 1).padStart(2, '0')}
            </Figure>
            <div>
              <Heading level={3}>{item.title}</Heading>
              <p className="mt-2 text-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
