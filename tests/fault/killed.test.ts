import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerBody, usualAnswer } from '@/tests/helpers/answers';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody } from '@/tests/helpers/backend-draft';
import { MailServer } from '@/tests/helpers/backend-smtp';
import { sessionCookies } from '@/tests/helpers/house';
import { celebration, freshDay } from '@/tests/helpers/inquiries';
import { createAccount, member } from '@/tests/helpers/staff-client';
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
  const { status, reference } = await site.post('/api/inquiries', body);
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

/** Who got which messages about each inquiry. */
function messages(): ReadonlyMap<string, ReadonlySet<string>> {
  const mailed = new Map<string, Set<string>>();
  for (const { raw, headers, recipients } of mails.received) {
    const reference = /SG-\d{4}-[2-9A-HJKMNP-Z]{5}/.exec(raw)?.[0] ?? 'none';
    const sent = mailed.get(reference) ?? new Set();
    mailed.set(reference, sent.add(`${recipients.join()} ${headers.get('message-id')?.[0]}`));
  }
  return mailed;
}

/**
 * Acknowledged = stored = mailed: the same references in all three, each mailed to the house and the visitor. A mail
 * whose receipt nobody could note may arrive twice, but then as the same message (RFC 5322, Message-ID).
 */
async function expectAllEqual(service: SupabaseClient) {
  const { data } = await service.from('inquiries').select('reference').throwOnError();
  const stored = (data ?? []).map(({ reference }) => reference).sort();
  expect(stored).toEqual([...acknowledged].sort());
  const mailed = messages();
  expect([...mailed.keys()].sort()).toEqual(stored);
  for (const [reference, sent] of mailed) expect([...sent], reference).toHaveLength(2);
}

/** Starts again, lets everything leave, and compares. */
async function settled(compare = expectAllEqual) {
  await site.stop();
  await site.inspect(({ service }) => mailsAreDue(service));
  await site.start();
  for (let round = 0; round < 3; round += 1) await site.sweep();
  await site.stop();
  await site.inspect(({ service }) => compare(service));
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

test('killed after an answer and after a yes: both are there, each mailed under one Message-ID', async () => {
  const draft = celebration(freshDay());
  const cookie = await site.inspect(async ({ env, service }) => {
    const options = { auth: { persistSession: false, autoRefreshToken: false } };
    await createAccount(createClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, options), service, member);
    return sessionCookies(env, member);
  });
  await site.start();
  const { reference = '', stateKey } = await site.post('/api/inquiries', inquiryBody({}, draft));
  const answer = answerBody(usualAnswer(draft));
  const yes = { reference, key: stateKey, form: randomUUID(), version: 2, text: '', locale: 'de' };
  for (const [path, body] of [
    [`/api/haus/inquiries/${reference}/answer`, answer],
    ['/api/inquiries/agree', yes],
  ] as const) {
    expect(await site.post(path, body, cookie)).toMatchObject({ status: 200 });
    await site.stop();
    await site.start();
    // Sent again it is the same deed.
    expect(await site.post(path, body, cookie)).toMatchObject({ status: 200 });
  }
  await settled(async (service) => {
    const { data } = await service.from('inquiries').select('state, agreed').eq('reference', reference);
    expect(data).toEqual([{ state: 'agreed', agreed: 2 }]);
    // The inquiry and the yes to both sides, the answer to its guest.
    expect(messages().get(reference)?.size).toBe(5);
  });
});
