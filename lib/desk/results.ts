/** What a form of the desk can have done; texts stand under `staff.notices`. */
const notices = [
  'sent',
  'withdrawn',
  'agreed',
  'declined',
  'cancelled',
  'signed',
  'written',
  'noted',
  'link_renewed',
  'closed',
  'opened',
  'answered',
  'reopened',
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
  'no_day',
  'invalid',
  'text',
  'confirm',
  'state',
  'not_found',
  'too_large',
  'unavailable',
] as const;
export type StaffProblem = (typeof problems)[number];

export const isNotice = (name: unknown): name is StaffNotice => notices.some((known) => known === name);
export const isProblem = (name: unknown): name is StaffProblem => problems.some((known) => known === name);
