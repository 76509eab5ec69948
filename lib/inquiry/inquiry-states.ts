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
