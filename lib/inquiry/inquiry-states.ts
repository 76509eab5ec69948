/** The states of an inquiry in their order, as the database names them. */
export const inquiryStates = ['received', 'in_progress', 'offer_sent'] as const;
export type InquiryState = (typeof inquiryStates)[number];
