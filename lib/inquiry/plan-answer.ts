import type { Difference } from '@/lib/answer/differences';
import type { EntryKind, Standing } from '@/lib/answer/states';
import type { PlanDocument } from '@/lib/plan/document/plan-document';

/** What a guest may see of what happened: the words of a guest are the house's alone. */
export const visibleEntries = [
  'submit',
  'answer',
  'withdraw',
  'agree',
  'no',
  'decline',
  'cancel',
  'sign',
  'write',
] as const satisfies readonly EntryKind[];

export type ShownEntry = {
  readonly day: string;
  readonly kind: (typeof visibleEntries)[number];
  readonly isHouse: boolean;
  /** What the house wrote. */
  readonly text: string;
};

/** The open answer, in the page's language; the words of its message are those that the house wrote. */
export type ShownAnswer = {
  readonly version: number;
  readonly sentDay: string;
  readonly validUntil: string;
  /** A yes is possible: its last day is not over, and it names a day that is not somebody else's. */
  readonly isOpen: boolean;
  /** Its day went to somebody else: which, and free ones near it. */
  readonly taken: { readonly day: string; readonly freeDays: readonly string[] } | null;
  readonly message: string;
  /** What it says otherwise than what was agreed on, else than the plan that was sent. */
  readonly differences: readonly Difference[];
  readonly total: string;
  /** With or without VAT. */
  readonly basis: string;
  /** Empty where nothing is paid in advance. */
  readonly deposit: string;
};

/** What `POST /api/inquiries/plan` answers with; days are `YYYY-MM-DD` in Berlin unless they are in words. */
export type PlanAnswer = {
  readonly reference: string;
  readonly standing: Standing;
  /** Until when the house has promised an answer (`writeAnswerTime`); empty while nobody waits for one. */
  readonly answerDay: string;
  readonly entries: readonly ShownEntry[];
  /** The plan that counts: what was agreed on, else the open answer, else as it was sent. */
  readonly document: PlanDocument;
  /** The number of that version where it is an answer. */
  readonly version: number | null;
  /** An entry for a calendar; `null` while there is no date. */
  readonly calendar: string | null;
  readonly offer: ShownAnswer | null;
  /** Whether the signed contract is back; `null` while nothing is agreed on. */
  readonly isSigned: boolean | null;
  readonly hasAllergies: boolean;
};

/** What is wrong with a field of a form on the plan page. */
export const planFieldErrors = ['text.required', 'text.tooLong', 'value.invalid'] as const;
export type PlanFieldError = (typeof planFieldErrors)[number];
