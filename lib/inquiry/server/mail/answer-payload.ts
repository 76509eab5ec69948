import { z } from 'zod';
import { cancellationCauses } from '@/lib/answer/states';

const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const text = z.string().catch('');

/** What a row of the outbox says about an answer; each kind of mail reads its part of it. */
export const answerPayloadSchema = z
  .object({
    /** A question of the visitor. */
    text,
    /** Why an offer was declined or an inquiry withdrawn. */
    reason: text,
    /** What the house writes when it declines, and other days. */
    message: text,
    days: z.array(isoDay).catch([]),
    /** Why the house cancelled, and when the notice arrived. */
    cause: z.enum(cancellationCauses).catch('house'),
    receivedOn: isoDay.catch(''),
  })
  .catch({
    text: '',
    reason: '',
    message: '',
    days: [],
    cause: 'house',
    receivedOn: '',
  });

export type AnswerPayload = z.output<typeof answerPayloadSchema>;
