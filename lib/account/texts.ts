import type de from '@/messages/de.json';

type Messages = typeof de;

/** What the account dialog says; fetched when it is opened first. */
export type AccountMessages = Pick<Messages, 'account'>;

/** What a plan written out in words needs; fetched with the first PDF. */
export type PlanMessages = Pick<Messages, 'configurator' | 'notices'>;

const files = ['', '-plan'] as const;

/** Name of a file of texts in a language: `de` or `de-plan`. */
export const textFiles = (locale: string): readonly string[] => files.map((ending) => `${locale}${ending}`);
