import type { FactsSection } from '@/content/schema';
import { Figure } from '../ui/figure';
import { SectionHeading } from './section-heading';

/** Key figures in a row, separated by hairlines. */
export function Facts({ section }: { section: FactsSection }) {
  return (
    <div className="wrap">
      <SectionHeading {...section} size="part" />
      <dl
        data-count={section.items.length}
        className="mt-7 grid grid-cols-2 gap-x-(--gutter) gap-y-8 md:gap-y-10 lg:flex lg:gap-0"
      >
        {section.items.map((item) => (
          <div
            key={item.label}
            className="flex min-w-0 flex-col border-t border-line wrap-anywhere pt-5 lg:flex-1 lg:border-t-0 lg:border-l lg:px-8 lg:pt-0 lg:first:border-l-0 lg:first:pl-0"
          >
            <dt className="order-2 mt-3 text-sm text-muted">{item.label}</dt>
            <Figure as="dd" size="xl">
              {item.value}
            </Figure>
          </div>
        ))}
      </dl>
    </div>
  );
}
