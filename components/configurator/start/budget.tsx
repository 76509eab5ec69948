import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { NumberField } from '@/components/configurator/fields/number-field';
import { formatCents } from '@/lib/i18n/format';
import type { Proposal } from '@/lib/plan/propose';
import { budgetStore } from './budget-store';

type Props = {
  proposals: readonly Proposal[];
  /** What the proposals were made with. */
  cents: number | null;
  isNet: boolean;
};

/** What may be spent in all; the plans keep to it as far as it goes, and a sentence says how far that is. */
export function Budget({ proposals, cents, isNet }: Props) {
  const t = useTranslations('proposals.first');
  const optional = useTranslations('configurator')('optional');
  const locale = useLocale();
  const typed = useSyncExternalStore(budgetStore.subscribe, budgetStore.get, budgetStore.getServer);
  const count = proposals.filter(({ fitsBudget }) => fitsBudget).length;
  const isHireOpen = proposals.some(({ price }) => price.notices.some(({ code }) => code === 'hireOpen'));
  const isAnswered = cents !== null && proposals.length > 0;
  return (
    <div className="mt-4">
      <NumberField
        id="budget"
        label={t('budget')}
        description={t(isNet ? 'budgetNet' : 'budgetGross')}
        optionalLabel={optional}
        value={typed === null ? null : typed / 100}
        onChange={(euros) => budgetStore.set(euros !== null && euros > 0 ? euros * 100 : null)}
      />
      <p
        role="status"
        className="figures mt-3 empty:mt-0"
        data-budget-answer={isAnswered ? count : undefined}
      >
        {isAnswered &&
          t('budgetAnswer', { count, total: proposals.length, budget: formatCents(cents, locale) })}
        {isAnswered && isHireOpen && ` ${t('budgetHire')}`}
      </p>
    </div>
  );
}
