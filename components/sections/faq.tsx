import type { FaqSection } from '@/content/schema';
import { Fold } from '../ui/fold';
import { SectionHeading } from './section-heading';

/** Questions whose answers unfold, on wide screens in two columns that stay as they are. */
export function Faq({ section }: { section: FaqSection }) {
  const half = Math.ceil(section.items.length / 2);
  return (
    <div className="wrap">
      <SectionHeading {...section} />
      <div className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(min(100%,28rem),1fr))] gap-x-16">
        {[section.items.slice(0, half), section.items.slice(half)].map((items) => (
          <div key={items[0]?.question}>
            {items.map((item) => (
              <Fold key={item.question} title={item.question}>
                <p className="measure pb-7 text-muted">{item.answer}</p>
              </Fold>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
