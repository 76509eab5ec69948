import type { FactsSection } from '@/content/schema';
import { Figure } from '../ui/figure';
import { SectionHeading } from './section-heading';

/** Key figures in a row, separated by hairlines; where there is no room for it, rows of label and figure. */
export function Facts({ section }: { section: FactsSection }) {
  return (
    <div className="wrap">
      <SectionHeading {...section} />
      <div className="@container mt-6">
        <dl className="border-t border-line @3xl:flex @3xl:border-0">
          {section.items.map((item) => (
            <div
              key={item.label}
              className="flex min-w-0 items-baseline justify-between gap-x-6 border-b border-line py-2 wrap-anywhere @3xl:flex-1 @3xl:flex-col-reverse @3xl:items-start @3xl:justify-end @3xl:border-b-0 @3xl:border-l @3xl:pr-2 @3xl:pl-6 @3xl:first:border-l-0 @3xl:first:pl-0"
            >
              <dt className="text-sm text-muted @3xl:mt-3">{item.label}</dt>
              <Figure as="dd" size="xl" className="flex-none max-md:text-3xl">
                {item.value}
              </Figure>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
