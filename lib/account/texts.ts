import type de from '@/messages/de.json';

type Messages = typeof de;

/** What the account dialog says; fetched when it is opened first. */
export type AccountMessages = Pick<Messages, 'account'>;

/** What the plan page says; fetched when there is a plan to show. */
export type PlanPageMessages = Pick<Messages, 'planPage'>;

const files = ['', '-plan-page'] as const;

/** Names of the files of texts in a language: `de` and `de-plan-page`. */
export const textFiles = (locale: string): readonly string[] => files.map((ending) => `${locale}${ending}`);
