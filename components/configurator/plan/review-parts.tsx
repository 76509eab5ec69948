'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StepLink } from '@/components/configurator/shell/step-link';
import type { StepId } from '@/lib/plan/steps';

/** What one step asked for, with the way back to it. */
export function ReviewGroup({ step, children }: { step: StepId; children: ReactNode }) {
  const t = useTranslations('configurator');
  return (
    <section aria-labelledby={`review-${step}`} className="border-t border-line py-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={`review-${step}`} className="text-2xl">
          {t(`steps.${step}.name`)}
        </h2>
        <StepLink id={step}>{t('review.edit', { step: t(`steps.${step}.name`) })}</StepLink>
      </div>
      <dl className="mt-3 space-y-2">{children}</dl>
    </section>
  );
}

/** One answer. */
export function ReviewEntry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[13rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd className="figures break-words whitespace-pre-line">{children}</dd>
    </div>
  );
}
