import type { InquiryState, OfferState } from '@/lib/answer/states';
import type { StaffTexts } from '@/lib/desk/texts';

/** Where something stands: a word, with a mark that can be told apart without colour. */
export function InquiryStateChip({ t, state }: { t: StaffTexts; state: InquiryState }) {
  return (
    <span className="desk-chip" data-state={state}>
      {t(`states.${state}`)}
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

export function OfferStateChip({ t, state }: { t: StaffTexts; state: OfferState }) {
  return (
    <span className="desk-chip" data-state={state === 'open' ? 'offer_sent' : state}>
      {t(`offerStates.${state}`)}
    </span>
  );
}
