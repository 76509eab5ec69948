import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StepLink } from '@/components/configurator/shell/step-link';
import type { PlanRow } from '@/lib/plan/describe';

/** One part of the plan. */
export function ReviewGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`review-${id}`} className="border-t border-line py-6">
      <h2 id={`review-${id}`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One answer, with the way to the field that asks for it. */
export function ReviewEntry({ row: { id, fields, label, values, step } }: { row: PlanRow }) {
  const t = useTranslations('configurator');
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-6 py-1 sm:grid-cols-[12rem_1fr_auto]" data-row={id}>
      <dt className="text-muted">{label}</dt>
      <dd className="col-start-1 min-w-0 sm:col-start-2 sm:row-start-1">
        {values.map(({ text, note }) => (
          <span key={text} className="figures block break-words whitespace-pre-line">
            {text}
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
