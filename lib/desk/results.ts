/** What a form of the staff's pages can have done; texts stand under `staff.notices`. */
const notices = [
  'taken',
  'released',
  'noted',
  'declined',
  'sent',
  'cancelled',
  'offer_withdrawn',
  'held',
  'closed',
  'freed',
  'booked',
  'answered',
  'reopened',
  'link_renewed',
] as const;
export type StaffNotice = (typeof notices)[number];

/** Why it did nothing; texts stand under `staff.problems`. */
const problems = [
  'staff_session_old',
  'staff_forbidden',
  'session_missing',
  'conflict',
  'price_changed',
  'day_taken',
  'day_booked',
  'invalid',
  'confirm',
  'state',
  'not_found',
  'too_large',
  'unavailable',
] as const;
export type StaffProblem = (typeof problems)[number];

export const isNotice = (name: unknown): name is StaffNotice => notices.some((known) => known === name);
export const isProblem = (name: unknown): name is StaffProblem => problems.some((known) => known === name);
