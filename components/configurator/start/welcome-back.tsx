import { useTranslations } from 'next-intl';
import { StepLink } from '@/components/configurator/shell/step-link';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { usePrice, useSettledDraft } from '@/components/configurator/shell/use-price';
import { describePrice } from '@/lib/plan/describe-price';
import { dayText } from '@/lib/plan/describe-texts';
import { isBegun } from '@/lib/plan/event-rules';
import { resumeStep } from '@/lib/plan/resume-step';

/** Greets whoever comes back to a plan with that plan: what it is, and where to go on. */
export function WelcomeBack() {
  const t = useTranslations();
  const draft = useSettledDraft();
  const context = useDescribeContext();
  const price = usePrice();
  const described = price && describePrice(price, context);
  if (draft.cateringType === null || !isBegun(draft)) return null;
  const { texts } = context;
  const facts = [
    texts.types[draft.cateringType].name,
    t('configurator.review.people', { guests: draft.guests }),
    dayText(draft, context, 'long'),
    described && [described.total.text, described.basis].filter(Boolean).join(' '),
  ];
  const step = resumeStep(draft);
  return (
    <section
      aria-label={t('proposals.back.title')}
      className="border-l-2 border-accent pl-5 max-md:mt-4"
      data-welcome-back
    >
      <p className="font-display text-2xl">{t('proposals.back.title')}</p>
      <p className="figures mt-1 text-muted">{facts.filter(Boolean).join('\u00a0· ')}</p>
      <StepLink id={step} className="text-link inline-block py-2.5">
        {t('proposals.back.goOn', { step: t(`configurator.steps.${step}.name`) })}
      </StepLink>
    </section>
  );
}
