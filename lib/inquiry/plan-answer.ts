import type { DescribedOffer } from '@/lib/offer/describe-offer';
import type { EventKind, InquiryState } from '@/lib/order/states';
import type { PlanDocument } from '@/lib/plan/document/plan-document';

/** What a visitor may see of what happened. */
export const visibleEvents = [
  'received',
  'taken',
  'changed',
  'question',
  'offer_sent',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'offer_withdrawn',
  'cancelled',
] as const satisfies readonly EventKind[];
export type VisibleEvent = (typeof visibleEvents)[number];

/** A line beside the one it replaces: what, how much of it, and the amount. */
export type ShownLine = { readonly text: string; readonly detail: string; readonly amount: string };

/** What the offer says otherwise than the plan. */
export type ShownDifference = {
  readonly id: string;
  readonly kind: 'changed' | 'added' | 'removed';
  readonly before: ShownLine | null;
  readonly after: ShownLine | null;
};

/** The newest version of an offer in the page's language; the words of its lines are those that the house wrote. */
export type ShownOffer = Omit<DescribedOffer, 'differences' | 'vat' | 'vatSum'> & {
  readonly version: number;
  readonly sentDay: string;
  readonly validUntil: string;
  /** It can be accepted: nobody has decided, and its time is not over. */
  readonly isOpen: boolean;
  readonly message: string;
  readonly differences: readonly ShownDifference[];
  /** What the plan cost, in the same basis; empty where it had no price. */
  readonly planTotal: string;
  /** What stands right above the button, and the button, as they are stored with the acceptance. */
  readonly notes: readonly string[];
  readonly button: string;
};

/** What `POST /api/inquiries/plan` answers with; days are `YYYY-MM-DD` in Berlin unless they are in words. */
export type PlanAnswer = {
  readonly reference: string;
  readonly state: InquiryState;
  readonly decidedBy: 'house' | 'visitor' | null;
  readonly answerDay: string;
  readonly history: readonly { readonly day: string; readonly kind: VisibleEvent }[];
  readonly guests: {
    readonly guests: number;
    readonly childrenUnder6: number;
    readonly children611: number;
  };
  readonly document: PlanDocument;
  /** An entry for a calendar; `null` while there is no date. */
  readonly calendar: string | null;
  readonly offer: ShownOffer | null;
  readonly acceptance: { readonly name: string; readonly day: string; readonly version: number } | null;
};

/** What is wrong with a field of a form on the plan page. */
export const planFieldErrors = [
  'name.required',
  'name.tooLong',
  'terms.required',
  'text.required',
  'text.tooLong',
  'guests.range',
  'children.range',
  'children.moreThanGuests',
  'diet.moreThanGuests',
  'allergies.moreThanGuests',
  'value.invalid',
] as const;
export type PlanFieldError = (typeof planFieldErrors)[number];
