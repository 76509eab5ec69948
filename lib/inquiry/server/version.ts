import type { Selectable } from 'kysely';
import type { Answer } from '@/lib/answer/check-answer';
import type { Version } from '@/lib/answer/differences';
import type { Party } from '@/lib/answer/states';
import { type Terms, termsSchema } from '@/lib/answer/terms';
import type { EventDays } from '@/lib/calendar/event-days';
import type { Price } from '@/lib/plan/price';
import { readDraft } from '@/lib/plan/read-draft';
import type { Schema } from '@/lib/server/database/schema';

/** A plan with its price as it was sent, or an answer of the house; it never changes. */
export type InquiryVersion = Version & {
  readonly number: number;
  readonly author: Party;
  readonly authorName: string;
  /** Null for what a guest sent. */
  readonly terms: Terms | null;
  /** The plan as stored, with the variants that were sent beside it. */
  readonly payload: unknown;
  readonly event: EventDays;
  /** `null` where the plan has no price yet. */
  readonly totalCents: number | null;
  readonly createdAt: Date;
};

/** A version that is an answer. */
export type AnswerVersion = InquiryVersion & Answer;

export const isAnswer = (version: InquiryVersion): version is AnswerVersion => version.terms !== null;

/** @throws ZodError when terms are none. */
export const toVersion = (row: Selectable<Schema['versions']>): InquiryVersion => ({
  number: row.number,
  author: row.author,
  authorName: row.author_name,
  plan: readDraft(row.plan),
  price: row.price as unknown as Price,
  terms: row.terms === null ? null : termsSchema.parse(row.terms),
  payload: row.plan,
  event: { kind: row.kind, day: row.day, days: row.days },
  totalCents: row.total_cents,
  createdAt: row.created_at,
});

/** What an answer would replace: what was agreed on before it, or else what was sent. */
export function replacedBy(
  { number }: InquiryVersion,
  { sent, agreed }: { readonly sent: number; readonly agreed: number | null },
  versions: readonly InquiryVersion[],
): { readonly before: InquiryVersion; readonly isChange: boolean } {
  const isChange = agreed !== null && agreed < number;
  return { before: versionOf(versions, isChange ? agreed : sent), isChange };
}

/** A version by its number. @throws Error when there is none, which the database rules out for those an inquiry names. */
export function versionOf(versions: readonly InquiryVersion[], number: number): InquiryVersion {
  const found = versions.find((version) => version.number === number);
  if (!found) throw new Error(`no version ${number}`);
  return found;
}
