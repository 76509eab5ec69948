import type { PlanRow, PlanSection } from '@/lib/plan/describe';
import type { PlanPrice } from '@/lib/plan/describe-price';
import type { DescribedVariant } from '@/lib/plan/describe-variants';
import { Figure } from '../ui/figure';
import { Heading } from '../ui/heading';
import { PriceLines } from './price-lines';

/** What was planned, part by part. */
export function Sections({ sections }: { sections: readonly PlanSection[] }) {
  return sections.map(({ id, title, rows }) => (
    <section key={id}>
      <Heading level={3}>{title}</Heading>
      <dl className="mt-4">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </dl>
    </section>
  ));
}

/** Every position, the sums and the total. */
export function Price({ price }: { price: PlanPrice }) {
  return (
    <section>
      <Heading level={3}>{price.heading}</Heading>
      <PriceLines price={price} />
      <Figure as="p" size="md" className="mt-4 break-after-avoid border-t border-accent pt-4">
        {price.total.text}
      </Figure>
      <p className="text-muted">{[price.total.term, price.basis].filter(Boolean).join(', ')}</p>
    </section>
  );
}

/** Another menu for the same event, folded away below its name and total. */
export function Variant({ variant: { name, sections, price } }: { variant: DescribedVariant }) {
  return (
    <details className="mt-8 border-t border-line" data-variant>
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-6 py-2 hover:text-accent">
        <span className="font-display text-2xl">{name}</span>
        {price && (
          <span className="figures">{[price.total.text, price.basis].filter(Boolean).join(' ')}</span>
        )}
      </summary>
      <div className="grid gap-x-16 gap-y-8 pt-4 pb-8 @min-[52rem]:grid-cols-2">
        <Sections sections={sections} />
        {price && <Price price={price} />}
      </div>
    </details>
  );
}

/** A name and what it says. */
export function Row({ row }: { row: Pick<PlanRow, 'id' | 'label' | 'values'> }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[11rem_1fr]" data-row={row.id}>
      <dt className="text-muted">{row.label}</dt>
      {row.values.map(({ text, note }) => (
        <dd key={text} className="figures break-words whitespace-pre-line sm:col-start-2">
          <span>{text}</span>
          {note && <span className="block text-sm text-muted">{note}</span>}
        </dd>
      ))}
    </div>
  );
}
