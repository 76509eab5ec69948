import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { inquiryBody, inquiryPost } from '@/tests/helpers/backend-draft';
import type { MailServer } from '@/tests/helpers/backend-smtp';

let visitors = 0;

/** One visitor with one inquiry; sends it again under the same key, as the browser does. */
export function newVisitor(changes: Record<string, unknown> = {}) {
  const body = inquiryBody(changes);
  const address = `192.0.2.${visitors++ % 250}`;
  return {
    async send(): Promise<{ status: number; reference: string; repeated: boolean }> {
      const context = { now: new Date(), address, stored: () => undefined };
      const response = await handleInquiry(inquiryPost(JSON.stringify(body)), context);
      const { reference = '', repeated = false } = await response.json();
      return { status: response.status, reference, repeated };
    },
  };
}

/** What visitors were promised: every reference that was acknowledged. */
export class Ledger {
  readonly acknowledged = new Set<string>();

  /** Sends and notes an acknowledgement; any other answer must be the honest "not now". */
  async send(visitor: ReturnType<typeof newVisitor>): Promise<boolean> {
    const { status, reference } = await visitor.send();
    expect([201, 503]).toContain(status);
    if (status === 201) this.acknowledged.add(reference);
    return status === 201;
  }
}

/** Ends the pauses between attempts and the locks of senders that are gone. */
export async function mailsAreDue(service: SupabaseClient): Promise<void> {
  await service
    .from('mail_outbox')
    .update({ next_attempt_at: new Date(0).toISOString(), locked_until: null })
    .is('sent_at', null)
    .throwOnError();
}

/**
 * Acknowledged = stored = mailed: the same references in all three, each mailed to the house and the visitor. A mail
 * whose receipt nobody could note may arrive twice, but then as the same message (RFC 5322, Message-ID).
 */
export async function expectAllEqual(ledger: Ledger, service: SupabaseClient, server: MailServer) {
  const { data } = await service.from('inquiries').select('reference').throwOnError();
  const stored = (data ?? []).map(({ reference }) => reference).sort();
  expect(stored).toEqual([...ledger.acknowledged].sort());
  const mailed = new Map<string, Set<string>>();
  for (const { raw, headers, recipients } of server.received) {
    const reference = /SG-\d{4}-[2-9A-HJKMNP-Z]{5}/.exec(raw)?.[0] ?? 'none';
    const messages = mailed.get(reference) ?? new Set();
    messages.add(`${recipients.join()} ${headers.get('message-id')?.[0]}`);
    mailed.set(reference, messages);
  }
  expect([...mailed.keys()].sort()).toEqual(stored);
  for (const [reference, messages] of mailed) expect([...messages], reference).toHaveLength(2);
}
