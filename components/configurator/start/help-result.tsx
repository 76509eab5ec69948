import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { guestLimits } from '@/content/catering/rules';
import { wishOfDraft } from '@/lib/plan/draft-wish';
import type { HelpResult as Result } from '@/lib/plan/help-answers';
import { proposePlans } from '@/lib/plan/propose';
import { ProposalCard } from './proposal-card';
import { useDayText } from './use-day-text';
import { useSettled } from './use-settled';

/** The one plan that three answers lead to. */
export function HelpResult({ result: { cateringType, level } }: { result: Result }) {
  const t = useTranslations('proposals');
  const { draft } = useDraft();
  const day = useDayText(draft);
  const settled = useSettled(useMemo(() => ({ draft, cateringType, level }), [draft, cateringType, level]));
  const found = useMemo(() => {
    if (!settled || settled.draft.guests < guestLimits.min || settled.draft.guests > guestLimits.max)
      return null;
    const wish = { ...wishOfDraft(settled.draft, null), cateringType: settled.cateringType };
    const plans = proposePlans(wish, new Date());
    return plans.find((plan) => plan.level === settled.level) ?? plans.at(-1) ?? null;
  }, [settled]);
  return (
    <div className="max-w-md" data-help-result>
      {found ? (
        <ProposalCard proposal={found} day={day} />
      ) : (
        <p className="text-muted">{settled ? t('first.guests', guestLimits) : t('help.loading')}</p>
      )}
    </div>
  );
}
