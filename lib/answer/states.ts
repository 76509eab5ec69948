/** The states of an inquiry, as the database generates them. */
export type InquiryState = 'received' | 'offered' | 'agreed' | 'closed';

/** Whoever acts: the holder of an inquiry's link, or a member of the house. */
export type Party = 'guest' | 'house';

/** What of an inquiry decides on what may be done: numbers of versions, and who closed it when. */
export type Position = {
  readonly state: InquiryState;
  /** The answer that waits for a yes. */
  readonly offered: number | null;
  /** What both agreed on. */
  readonly agreed: number | null;
  readonly signedAt: Date | null;
  readonly closedBy: Party | null;
};

const isClosed = ({ state }: Position) => state === 'closed';
const isOpen = (position: Position) => position.offered !== null && !isClosed(position);
const isAgreed = ({ state }: Position) => state === 'agreed';
const isUndecided = ({ state }: Position) => state === 'received' || state === 'offered';
const always = () => true;

/** What may be done, by whom and when; everything that happens to an inquiry is one of these. */
export const verbs = {
  answer: { by: ['house'], when: always },
  withdraw: { by: ['house'], when: isOpen },
  /** The house writes down a yes that it has heard. */
  agree: { by: ['guest', 'house'], when: isOpen },
  no: { by: ['guest'], when: (position) => isUndecided(position) || isOpen(position) },
  decline: { by: ['house'], when: isUndecided },
  cancel: { by: ['house'], when: isAgreed },
  sign: { by: ['house'], when: (position) => isAgreed(position) && position.signedAt === null },
  write: { by: ['guest', 'house'], when: always },
  note: { by: ['house'], when: always },
  renew_link: { by: ['house'], when: always },
} as const satisfies Record<string, { by: readonly Party[]; when: (position: Position) => boolean }>;
export type Verb = keyof typeof verbs;

/** Whether a party may do something in a position. */
export const allows = (verb: Verb, position: Position, party: Party): boolean =>
  (verbs[verb].by as readonly Party[]).includes(party) && verbs[verb].when(position);

/** What an entry of the history may be about: a verb, how it began, or a yes that came too late. */
export type EntryKind = Verb | 'submit' | 'day_taken';

/** Where an inquiry stands in words: the state, and what follows from it by itself. */
export const standings = [
  'received',
  'offered',
  'expired',
  'agreed',
  'cancelled',
  'refused',
  'withdrawn',
  'declined',
] as const;
export type Standing = (typeof standings)[number];

/**
 * Where an inquiry stands on a day.
 * @param validUntil last day for a yes to the open answer, `YYYY-MM-DD`; null when none is open.
 */
export function standingOf(
  { state, agreed, offered, closedBy }: Position,
  validUntil: string | null,
  today: string,
): Standing {
  if (state === 'closed') {
    if (agreed !== null) return 'cancelled';
    if (closedBy === 'house') return 'declined';
    return offered === null ? 'withdrawn' : 'refused';
  }
  return state === 'offered' && validUntil !== null && validUntil < today ? 'expired' : state;
}
