import type { Difference } from '@/lib/answer/differences';
import type { EventKind, InquiryState } from '@/lib/answer/states';
import type { PlanDocument } from '@/lib/plan/document/plan-document';

/** What a visitor may see of what happened. */
export const visibleEvents = [
  'received',
  'taken',
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

/** The answer that counts, in the page's language; the words of its message are those that the house wrote. */
export type ShownAnswer = {
  readonly version: number;
  readonly sentDay: string;
  readonly validUntil: string;
  /** It can be accepted: nobody has decided, and its time is not over. */
  readonly isOpen: boolean;
  readonly message: string;
  /** What it says otherwise than the plan that was sent. */
  readonly differences: readonly Difference[];
  readonly total: string;
  /** With or without VAT. */
  readonly basis: string;
  /** Empty where nothing is paid in advance. */
  readonly deposit: string;
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
  /** The plan that counts: of the answer, else as it was sent. */
  readonly document: PlanDocument;
  /** An entry for a calendar; `null` while there is no date. */
  readonly calendar: string | null;
  readonly offer: ShownAnswer | null;
  readonly acceptance: { readonly name: string; readonly day: string; readonly version: number } | null;
};

/** What is wrong with a field of a form on the plan page. */
export const planFieldErrors = [
  'name.required',
  'name.tooLong',
  'terms.required',
  'text.required',
  'text.tooLong',
  'value.invalid',
] as const;
export type PlanFieldError = (typeof planFieldErrors)[number];
