import type { StaffTexts } from '@/lib/staff/texts';

type Texts = 'states' | 'messageStates' | 'offerStates';
type Key<T extends Texts> = T extends 'states'
  ? 'received' | 'in_progress' | 'offer_sent' | 'accepted' | 'declined' | 'withdrawn' | 'expired'
  : T extends 'messageStates'
    ? 'open' | 'answered'
    : 'open' | 'superseded' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

/** Where something stands: a word, with a mark that can be told apart without colour. */
export function InquiryStateChip({ t, state }: { t: StaffTexts; state: Key<'states'> }) {
  return (
    <span className="desk-chip" data-state={state}>
      {t(`states.${state}`)}
    </span>
  );
}

export function MessageStateChip({ t, state }: { t: StaffTexts; state: Key<'messageStates'> }) {
  return (
    <span className="desk-chip" data-state={state}>
      {t(`messageStates.${state}`)}
    </span>
  );
}

export function OfferStateChip({ t, state }: { t: StaffTexts; state: Key<'offerStates'> }) {
  return (
    <span className="desk-chip" data-state={state === 'open' ? 'offer_sent' : state}>
      {t(`offerStates.${state}`)}
    </span>
  );
}
