/** The states of an inquiry and of the order that it becomes, as the database names them. */
export const inquiryStates = [
  'received',
  'in_progress',
  'offer_sent',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'cancelled',
] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** The states of one version of an offer. */
export const offerStates = ['open', 'superseded', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

/** What an entry of the history may be about. */
export const eventKinds = [
  'received',
  'taken',
  'released',
  'noted',
  'offer_sent',
  'offer_withdrawn',
  'accepted',
  'acceptance_refused',
  'declined',
  'withdrawn',
  'expired',
  'cancelled',
  'question',
  'day_held',
  'day_released',
  'reminded',
  'link_renewed',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** States in which the visitor waits for an answer of ours. */
export const openStates = ['received', 'in_progress'] as const satisfies readonly InquiryState[];

type Transition = {
  readonly from: readonly InquiryState[];
  /** Null = as it is. */
  readonly to: InquiryState | null;
  readonly event: EventKind;
  /** Kind of the mail that says so; null = none. */
  readonly mail: string | null;
};

const undecided: readonly InquiryState[] = [...openStates, 'offer_sent'];

/** What may be done in which state, and what comes of it. */
export const verbs = {
  'hold-day': { from: undecided, to: null, event: 'day_held', mail: null },
  decline: { from: openStates, to: 'declined', event: 'declined', mail: 'inquiry_declined' },
  'send-offer': {
    from: [...undecided, 'declined', 'expired'],
    to: 'offer_sent',
    event: 'offer_sent',
    mail: 'offer',
  },
  'withdraw-offer': {
    from: ['offer_sent'],
    to: 'in_progress',
    event: 'offer_withdrawn',
    mail: 'offer_withdrawn',
  },
  accept: { from: ['offer_sent'], to: 'accepted', event: 'accepted', mail: 'offer_accepted' },
  'decline-offer': { from: ['offer_sent'], to: 'declined', event: 'declined', mail: 'offer_declined' },
  withdraw: { from: undecided, to: 'withdrawn', event: 'withdrawn', mail: 'inquiry_withdrawn' },
  cancel: { from: ['accepted'], to: 'cancelled', event: 'cancelled', mail: 'order_cancelled' },
} as const satisfies Readonly<Record<string, Transition>>;
export type Verb = keyof typeof verbs;

/** Whether a verb may be done in a state. */
export const allows = (verb: Verb, state: InquiryState): boolean =>
  (verbs[verb].from as readonly InquiryState[]).includes(state);

export const isOpenState = (state: InquiryState): boolean => openStates.some((open) => open === state);

/** Why the house cancels an order. */
export const cancellationCauses = ['guest', 'house', 'deposit', 'breach', 'force_majeure'] as const;
export type CancellationCause = (typeof cancellationCauses)[number];
