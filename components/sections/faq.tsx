import type { FaqSection } from '@/content/schema';
import { Fold } from '../ui/fold';
import { SectionHeading } from './section-heading';

/** Questions whose answers unfold. */
export function Faq({ section }: { section: FaqSection }) {
  return (
    <div className="wrap columns gap-y-8">
      <SectionHeading {...section} isNarrow className="col-span-12 lg:col-span-4" />
      <div className="col-span-12 lg:col-span-7 lg:col-start-6">
        {section.items.map((item) => (
          <Fold key={item.question} title={item.question}>
            <p className="measure pb-7 text-muted">{item.answer}</p>
          </Fold>
        ))}
      </div>
    </div>
  );
}
