import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { guestLimits } from '@/content/catering/rules';
import { wishOfDraft } from '@/lib/plan/draft-wish';
import type { HelpResult as Result } from '@/lib/plan/help-answers';
import { proposePlans } from '@/lib/plan/propose';
import { ProposalCard } from './proposal-card';
import { useDayText } from './use-day-text';

/** The one plan that three answers lead to. */
export function HelpResult({ result: { cateringType, level } }: { result: Result }) {
  const t = useTranslations('proposals');
  const { draft } = useDraft();
  const day = useDayText(draft);
  const found = useMemo(() => {
    if (draft.guests < guestLimits.min || draft.guests > guestLimits.max) return undefined;
    const plans = proposePlans({ ...wishOfDraft(draft, null), cateringType }, new Date());
    return plans.find((plan) => plan.level === level) ?? plans.at(-1);
  }, [draft, cateringType, level]);
  return (
    <div className="max-w-md" data-help-result>
      {found ? (
        <ProposalCard proposal={found} day={day} />
      ) : (
        <p className="text-muted">{t('first.guests', guestLimits)}</p>
      )}
    </div>
  );
}
