import type { Standing } from '@/lib/answer/states';
import type { StaffTexts } from '@/lib/desk/texts';

/** Where something stands: a word, with a mark that can be told apart without colour. */
export function StandingChip({ t, standing }: { t: StaffTexts; standing: Standing }) {
  return (
    <span className="desk-chip" data-state={standing}>
      {t(`standings.${standing}`)}
    </span>
  );
}

export function MessageStateChip({ t, state }: { t: StaffTexts; state: 'open' | 'answered' }) {
  return (
    <span className="desk-chip" data-state={state}>
      {t(`messageStates.${state}`)}
    </span>
  );
}
