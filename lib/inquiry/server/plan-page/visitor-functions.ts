import 'server-only';
import { z } from 'zod';
import { serviceClient } from '@/lib/server/database/service-client';

const answerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['accepted', 'declined', 'asked', 'withdrawn', 'renewed']) }),
  z.object({ status: z.literal('not_open') }),
  z.object({ status: z.literal('expired') }),
  z.object({ status: z.literal('day_taken'), day: z.iso.date() }),
]);

export type VisitorAnswer = z.output<typeof answerSchema>;

/** Longer than the embedded backend's first start on a slow machine, shorter than a visitor waits. */
const timeoutMs = 15_000;

/** Calls one of the functions that act for a visitor. @throws Error with the database's code alone. */
export async function callVisitorFunction(
  name:
    | 'visitor_accept_offer'
    | 'visitor_decline_offer'
    | 'visitor_ask'
    | 'visitor_withdraw'
    | 'visitor_renew_link',
  values: object,
): Promise<VisitorAnswer> {
  const { data, error } = await serviceClient().rpc(name, values).abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) throw new Error(error.code);
  return answerSchema.parse(data);
}
