import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StepLink } from '@/components/configurator/shell/step-link';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { usePrice, useResolvedPlan, useSettledDraft } from '@/components/configurator/shell/use-price';
import { PriceLines } from '@/components/plan/price-lines';
import { describePlan, type PlanRow } from '@/lib/plan/describe';
import { describePrice } from '@/lib/plan/describe-price';

/** Everything that was chosen, each line with the way to change it, then the price position by position. */
export function ReviewList() {
  const context = useDescribeContext();
  const draft = useSettledDraft();
  const plan = useResolvedPlan();
  const price = usePrice();
  const described = price && describePrice(price, context);
  if (!plan)
    return <p className="min-h-96 border-t border-line py-6 text-muted">{context.t('summary.empty')}</p>;
  // Who asks stands in the fields above.
  const sections = describePlan(draft, plan, context).filter(({ id }) => id !== 'contact');
  return (
    <div data-review>
      <h2 className="mb-6 text-3xl">{context.t('review.whole')}</h2>
      {sections.map(({ id, title, rows }) => (
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
        </ReviewGroup>
      )}
    </div>
  );
}

/** One part of the plan. */
function ReviewGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`review-${id}`} className="border-t border-line py-6">
      <h3 id={`review-${id}`} className="text-2xl">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** One answer, with the way to the field that asks for it. */
function ReviewEntry({ row: { id, fields, label, values, step } }: { row: PlanRow }) {
  const t = useTranslations('configurator');
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-6 py-1 sm:grid-cols-[12rem_1fr_auto]" data-row={id}>
      <dt className="text-muted">{label}</dt>
      <dd className="col-start-1 min-w-0 sm:col-start-2 sm:row-start-1">
        {values.map(({ text, note }) => (
          <span key={text} className="figures block break-words whitespace-pre-line">
            <span>{text}</span>
            {note && <span className="block text-sm text-muted">{note}</span>}
          </span>
        ))}
      </dd>
      {step !== 'pruefen' && (
        <dd className="col-start-2 row-start-1 sm:col-start-3">
          <StepLink id={step} hash={`#${fields[0] ?? ''}`} className="text-link text-sm">
            {t('review.change')}
            <span className="sr-only">: {label}</span>
          </StepLink>
        </dd>
      )}
    </div>
  );
}
