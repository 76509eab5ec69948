import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StepLink } from '@/components/configurator/shell/step-link';
import type { PlanRow } from '@/lib/plan/describe';
import type { StepId } from '@/lib/plan/steps';

type GroupProps = { id: string; title: string; steps: readonly StepId[]; children: ReactNode };

/** One part of the plan, with the way back to every step that asked for it. */
export function ReviewGroup({ id, title, steps, children }: GroupProps) {
  const t = useTranslations('configurator');
  return (
    <section aria-labelledby={`review-${id}`} className="border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={`review-${id}`} className="text-2xl">
          {title}
        </h2>
        <p className="flex flex-wrap gap-x-6">
          {steps
            .filter((step) => step !== 'pruefen')
            .map((step) => (
              <StepLink key={step} id={step}>
                {t('review.edit', { step: t(`steps.${step}.name`) })}
              </StepLink>
            ))}
        </p>
      </div>
      <dl className="mt-3 space-y-2">{children}</dl>
    </section>
  );
}

/** One answer. */
export function ReviewEntry({ row: { id, label, values } }: { row: PlanRow }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[13rem_1fr]" data-row={id}>
      <dt className="text-muted">{label}</dt>
      {values.map(({ text, note }) => (
        <dd key={text} className="figures break-words whitespace-pre-line sm:col-start-2">
          {text}
          {note && <span className="block text-sm text-muted">{note}</span>}
        </dd>
      ))}
    </div>
  );
}
