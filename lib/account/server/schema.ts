import { z } from 'zod';
import type { InquiryState } from '@/lib/answer/states';
import { isShallow } from '@/lib/base/is-shallow';

/** Nesting of a draft; today's has three levels. */
const maxDepth = 12;

/** A draft as the browser saves it: any object, because newer pages may know more fields than this server. */
const draftSchema = z.record(z.string(), z.unknown()).refine((draft) => isShallow(draft, maxDepth));

const revision = z.number().int().min(0).max(2_000_000_000);

/** Body of `PUT /api/account/draft`; `baseRevision` is the one that was read last, 0 when there was none. */
export const draftWriteSchema = z.object({ draft: draftSchema, baseRevision: revision });

/** Body of `DELETE /api/account/draft`. */
export const draftClearSchema = z.object({ baseRevision: revision });

/** Body of `DELETE /api/account`. */
export const accountDeleteSchema = z.object({ confirm: z.literal(true), locale: z.string().optional() });

/** A draft as it is stored; `savedAt` is an ISO time, null before the first one. */
export type SavedDraft = {
  readonly draft: Readonly<Record<string, unknown>> | null;
  readonly revision: number;
  readonly savedAt: string | null;
};

/** Answers of `GET /api/account`; times in ISO, `eventDate` as `YYYY-MM-DD`, amounts gross in cents. */
export type AccountAnswer = {
  readonly email: string;
  readonly contact: Readonly<Record<'firstName' | 'lastName' | 'company' | 'email' | 'phone', string>> | null;
  readonly inquiries: readonly {
    readonly reference: string;
    /** Opens the plan page; see `state-key.ts`. */
    readonly stateKey: string;
    readonly createdAt: string;
    readonly answerBy: string;
    readonly state: InquiryState;
    readonly locale: string;
    readonly eventDate: string | null;
    readonly guests: number;
    readonly grossCents: number | null;
    readonly draft: Readonly<Record<string, unknown>>;
  }[];
};
