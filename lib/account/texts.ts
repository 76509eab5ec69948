import type de from '@/messages/de.json';

type Messages = typeof de;

/** What the account dialog says; fetched when it is opened first. */
export type AccountMessages = Pick<Messages, 'account'>;

/** What a plan written out in words needs; fetched with the first PDF. */
export type PlanMessages = Pick<Messages, 'configurator' | 'notices' | 'seating'>;

/** What the plan page says; fetched when there is a plan to show. */
export type PlanPageMessages = Pick<Messages, 'planPage'>;

const files = ['', '-plan', '-plan-page'] as const;

/** Names of the files of texts in a language: `de`, `de-plan` and `de-plan-page`. */
export const textFiles = (locale: string): readonly string[] => files.map((ending) => `${locale}${ending}`);
