import { useTranslations } from 'next-intl';
import { StepLink } from '@/components/configurator/shell/step-link';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { usePrice, useSettledDraft } from '@/components/configurator/shell/use-price';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast';
import { formatDay } from '@/lib/i18n/format';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { describePrice } from '@/lib/plan/describe-price';
import { isBegun } from '@/lib/plan/event-rules';
import { resumeStep } from '@/lib/plan/resume-step';
import { undoMs } from '../shell/keep-variant';

/** Greets whoever comes back to a plan with that plan: what it is, where to go on, and how to begin anew. */
export function WelcomeBack() {
  const t = useTranslations();
  const draft = useSettledDraft();
  const context = useDescribeContext();
  const price = usePrice();
  const described = price && describePrice(price, context);
  if (draft.cateringType === null || !isBegun(draft)) return null;
  const { texts, locale } = context;
  const { date } = draft.details;
  const facts = [
    texts.types[draft.cateringType].name,
    t('configurator.review.people', { guests: draft.guests }),
    date && formatDay(date, locale, 'long'),
    described && [described.total.text, described.basis].filter(Boolean).join(' '),
  ];
  const step = resumeStep(draft);
  const startAfresh = () => {
    const before = draftStore.get();
    draftStore.clear();
    showToast({
      title: t('configurator.resetDone'),
      action: { label: t('configurator.undo'), onClick: () => draftStore.set(before) },
      duration: undoMs,
    });
  };
  return (
    <section
      aria-label={t('proposals.back.title')}
      className="border-l-2 border-accent pl-5 max-md:mt-4"
      data-welcome-back
    >
      <p className="font-display text-2xl">{t('proposals.back.title')}</p>
      <p className="figures mt-1 text-muted">{facts.filter(Boolean).join('\u00a0· ')}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-6">
        <StepLink id={step} className="text-link inline-block py-2.5">
          {t('proposals.back.goOn', { step: t(`configurator.steps.${step}.name`) })}
        </StepLink>
        <Button variant="link" size="sm" className="-ml-4" onClick={startAfresh}>
          {t('proposals.back.afresh')}
        </Button>
      </p>
    </section>
  );
}
