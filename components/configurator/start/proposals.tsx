import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useSyncExternalStore } from 'react';
import { NumberField } from '@/components/configurator/fields/number-field';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { guestLimits } from '@/content/catering/rules';
import { formatCents } from '@/lib/i18n/format';
import type { Draft } from '@/lib/plan/draft';
import { wishOfDraft } from '@/lib/plan/draft-wish';
import { type Proposal, proposePlans } from '@/lib/plan/propose';
import { budgetStore } from './budget-store';
import { ProposalCard } from './proposal-card';
import { useDayText } from './use-day-text';

export { HelpResult } from './help-result';

/** Up to three plans for the first answers, worked out anew as they change. `asked` counts how often they were asked for. */
export function Proposals({ asked }: { asked: number }) {
  const t = useTranslations('proposals');
  const id = useId();
  const { draft } = useDraft();
  const budget = useSyncExternalStore(budgetStore.subscribe, budgetStore.get, budgetStore.getServer);
  // What is typed shows first, the plans after it.
  const settled = useDeferredValue(draft);
  const limit = useDeferredValue(budget);
  const isPlannable = settled.guests >= guestLimits.min && settled.guests <= guestLimits.max;
  const proposals = useMemo(
    () => (isPlannable ? proposePlans(wishOfDraft(settled, limit), new Date()) : []),
    [settled, limit, isPlannable],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <section aria-labelledby={id} data-proposals aria-busy={settled !== draft || limit !== budget}>
      <h2 id={id} ref={heading} tabIndex={-1} className="text-3xl max-lg:-scroll-mt-20">
        {t('first.title')}
      </h2>
      <Budget proposals={proposals} cents={limit} isNet={proposals[0]?.price.basis === 'net'} />
      {isPlannable ? (
        <Rail proposals={proposals} draft={settled} />
      ) : (
        <p className="mt-4 text-muted">{t('first.guests', guestLimits)}</p>
      )}
    </section>
  );
}

function Rail({ proposals, draft }: { proposals: readonly Proposal[]; draft: Draft }) {
  const day = useDayText(draft);
  return (
    <ul className="rail mt-5 md:grid md:grid-cols-3 md:gap-4" data-rail>
      {proposals.map((proposal) => (
        <li key={proposal.level} className="min-w-0">
          <ProposalCard proposal={proposal} day={day} />
        </li>
      ))}
    </ul>
  );
}

type BudgetProps = { proposals: readonly Proposal[]; cents: number | null; isNet: boolean };

/** What may be spent in all; the plans keep to it as far as it goes, and a sentence says how far that is. */
function Budget({ proposals, cents, isNet }: BudgetProps) {
  const t = useTranslations('proposals.first');
  const optional = useTranslations('configurator')('optional');
  const locale = useLocale();
  const count = proposals.filter(({ fitsBudget }) => fitsBudget).length;
  return (
    <div className="mt-4">
      <NumberField
        id="budget"
        label={t('budget')}
        hint={t(isNet ? 'budgetNet' : 'budgetGross')}
        optionalLabel={optional}
        value={cents === null ? null : cents / 100}
        onChange={(euros) => budgetStore.set(euros && euros > 0 ? euros * 100 : null)}
      />
      <p
        role="status"
        className="figures mt-3 empty:mt-0"
        data-budget-answer={cents === null ? undefined : count}
      >
        {cents !== null &&
          proposals.length > 0 &&
          t('budgetAnswer', { count, total: proposals.length, budget: formatCents(cents, locale) })}
      </p>
    </div>
  );
}
