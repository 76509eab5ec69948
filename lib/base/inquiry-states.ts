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
