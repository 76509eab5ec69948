import type { messages } from '@/lib/i18n/messages';

type Texts = (typeof messages)['de']['staff'];

/** What a form of the desk can have done, by the name of its text. */
export type StaffNotice = keyof Texts['notices'];

/** Why it did nothing. */
export type StaffProblem = Exclude<keyof Texts['problems'], 'signIn'>;
