import { useTranslations } from 'next-intl';
import { memo, useEffect, useId, useMemo, useRef } from 'react';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { guestLimits } from '@/content/catering/rules';
import { type Proposal, proposePlans } from '@/lib/plan/propose';
import { ProposalCard } from './proposal-card';
import { useSettled } from './use-settled';

/** Up to three plans for the first answers, worked out anew as they change. `asked` counts how often they were asked for. */
export function Proposals({ asked }: { asked: number }) {
  const t = useTranslations('proposals.first');
  const id = useId();
  const { draft } = useDraft();
  const settled = useSettled(draft);
  const proposals = useMemo(() => {
    const guests = settled?.guests ?? 0;
    const isPlannable = guests >= guestLimits.min && guests <= guestLimits.max;
    return settled && isPlannable ? proposePlans(settled, new Date()) : [];
  }, [settled]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [asked]);
  const isBusy = settled !== draft;
  return (
    <section aria-labelledby={id} aria-busy={isBusy} data-proposals>
      <h2 id={id} ref={heading} tabIndex={-1} className="text-3xl max-lg:-scroll-mt-20">
        {t('title')}
      </h2>
      {settled && proposals.length > 0 ? (
        <div className={isBusy ? 'opacity-60' : ''}>
          <Rail proposals={proposals} />
        </div>
      ) : (
        <p role="status" className="mt-5 min-h-[36rem] text-muted">
          {settled ? t('guests', guestLimits) : t('loading')}
        </p>
      )}
    </section>
  );
}

type RailProps = { proposals: readonly Proposal[] };

/** Side by side, or on a phone to swipe through. */
const Rail = memo(function Rail({ proposals }: RailProps) {
  return (
    <ul className="rail mt-5 md:grid md:grid-cols-3 md:gap-4" data-rail>
      {proposals.map((proposal) => (
        <li key={proposal.level} className="min-w-0">
          <ProposalCard proposal={proposal} />
        </li>
      ))}
    </ul>
  );
});
