import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody } from '@/tests/helpers/backend-draft';
import { MailServer } from '@/tests/helpers/backend-smtp';
import { SiteProcess } from './site-control';

const directory = await preparedDirectory();
/** What visitors were promised. */
const acknowledged = new Set<string>();
let mails: MailServer;
let site: SiteProcess;

beforeAll(async () => {
  mails = await MailServer.start();
  site = new SiteProcess(directory.path, mails);
});
afterAll(async () => {
  await site.stop();
  await mails.close();
  directory.remove();
});

async function send(body = inquiryBody()) {
  const { status, reference } = await site.send(body);
  if (status === 201 && reference) acknowledged.add(reference);
  return status === 201;
}

/** Ends the pauses between attempts and the locks of senders that are gone. */
async function mailsAreDue(service: SupabaseClient): Promise<void> {
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
async function expectAllEqual(service: SupabaseClient) {
  const { data } = await service.from('inquiries').select('reference').throwOnError();
  const stored = (data ?? []).map(({ reference }) => reference).sort();
  expect(stored).toEqual([...acknowledged].sort());
  const mailed = new Map<string, Set<string>>();
  for (const { raw, headers, recipients } of mails.received) {
    const reference = /SG-\d{4}-[2-9A-HJKMNP-Z]{5}/.exec(raw)?.[0] ?? 'none';
    const messages = mailed.get(reference) ?? new Set();
    messages.add(`${recipients.join()} ${headers.get('message-id')?.[0]}`);
    mailed.set(reference, messages);
  }
  expect([...mailed.keys()].sort()).toEqual(stored);
  for (const [reference, messages] of mailed) expect([...messages], reference).toHaveLength(2);
}

/** Starts again, lets everything leave, and compares. */
async function settled() {
  await site.stop();
  await site.inspect(({ service }) => mailsAreDue(service));
  await site.start();
  for (let round = 0; round < 3; round += 1) await site.sweep();
  await site.stop();
  await site.inspect(({ service }) => expectAllEqual(service));
}

test('killed between the commit and the first mail: the next start sends both', async () => {
  await mails.close();
  await site.start();
  expect(await send()).toBe(true);
  await site.stop();
  expect(mails.received).toHaveLength(0);
  await mails.open();
  await settled();
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'twelve senders and %s: whoever got an answer is stored, the others send again',
  async (signal) => {
    await site.start();
    const waiting = Array.from({ length: 36 }, () => inquiryBody());
    const unanswered: ReturnType<typeof inquiryBody>[] = [];
    const sender = async () => {
      for (let body = waiting.shift(); body; body = waiting.shift()) {
        if (!(await send(body))) unanswered.push(body);
      }
    };
    const before = acknowledged.size;
    const senders = Promise.all(Array.from({ length: 12 }, sender));
    await vi.waitUntil(() => acknowledged.size > before + 12, 60_000);
    await site.stop(signal);
    await senders;
    // Asked to end, the site may still answer all of them.
    if (signal === 'SIGKILL') expect(unanswered).not.toEqual([]);
    await site.start();
    expect(await Promise.all(unanswered.map((body) => send(body)))).not.toContain(false);
    await settled();
  },
);
