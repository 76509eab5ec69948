import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { usePrice, useResolvedPlan, useSettledDraft } from '@/components/configurator/shell/use-price';
import { PriceLines } from '@/components/plan/price-lines';
import { describePlan } from '@/lib/plan/describe';
import { describePrice } from '@/lib/plan/describe-price';
import { ReviewEntry, ReviewGroup } from './review-parts';

/** Everything that was chosen, each line with the way to change it, then the price position by position. */
export function ReviewList() {
  const context = useDescribeContext();
  const draft = useSettledDraft();
  const plan = useResolvedPlan();
  const price = usePrice();
  const described = price && describePrice(price, context);
  if (!plan)
    return <p className="min-h-96 border-t border-line py-6 text-muted">{context.t('summary.empty')}</p>;
  return (
    <div data-review>
      {describePlan(draft, plan, context).map(({ id, title, rows }) => (
        <ReviewGroup key={id} id={id} title={title}>
          <dl className="mt-3">
            {rows.map((row) => (
              <ReviewEntry key={row.id} row={row} />
            ))}
          </dl>
        </ReviewGroup>
      ))}
      {described && (
        <ReviewGroup id="price" title={described.heading}>
          <PriceLines price={described} />
          <p className="figures mt-3 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-accent pt-4">
            <span>
              {described.total.term}
              {described.basis && <span className="block text-sm text-muted">{described.basis}</span>}
            </span>
            <span className="font-display text-3xl text-accent">{described.total.text}</span>
          </p>
        </ReviewGroup>
      )}
    </div>
  );
}
