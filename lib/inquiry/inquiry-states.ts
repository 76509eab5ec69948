/** The states of an inquiry, as the database names them. */
export const inquiryStates = [
  'received',
  'in_progress',
  'offer_sent',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** States in which the visitor waits for an answer of ours. */
export const openStates = ['received', 'in_progress'] as const satisfies readonly InquiryState[];

export const isOpenState = (state: InquiryState): boolean => openStates.some((open) => open === state);

const waysIn: readonly InquiryState[] = ['received', 'in_progress', 'offer_sent'];

/** The steps to show for an inquiry in a state: the usual way, which ends well unless it has ended otherwise. */
export const stepsTo = (state: InquiryState | null): readonly InquiryState[] => [
  ...waysIn,
  state && !waysIn.includes(state) ? state : 'accepted',
];
