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
    const reference = /SG-\d{4}-[2-9A-HJKMNP-Z]{5}/.exec(raw)?.[0];
    // The house's account has a mail of its own.
    if (!reference) continue;
    const sent = mailed.get(reference) ?? new Set();
    mailed.set(reference, sent.add(`${recipients.join()} ${headers.get('message-id')?.[0]}`));
  }
  return mailed;
}

/** Twelve senders, and an end in their midst; says who got no answer. */
async function cutOff(signal: 'SIGTERM' | 'SIGKILL') {
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
  return unanswered;
}

test('ended before the first mail, among twelve senders, after an answer and after a yes: all it acknowledged is stored, and mailed as one message to each', async () => {
  const cookie = await site.inspect(async ({ env, service }) => {
    const options = { auth: { persistSession: false, autoRefreshToken: false } };
    await createAccount(createClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, options), service, member);
    return sessionCookies(env, member);
  });
  await mails.close();
  await site.start();
  expect(await send()).toBe(true);
  await site.stop();
  expect(mails.received).toHaveLength(0);
  await mails.open();

  await site.start();
  // Asked to end, the site may still answer all of them.
  const unanswered = await cutOff('SIGTERM');
  await site.start();
  const killed = await cutOff('SIGKILL');
  expect(killed).not.toEqual([]);
  await site.start();
  expect(await Promise.all([...unanswered, ...killed].map((body) => send(body)))).not.toContain(false);

  const draft = celebration(freshDay());
  const { reference = '', stateKey } = await site.post('/api/inquiries', inquiryBody({}, draft));
  acknowledged.add(reference);
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

  await site.stop();
  await site.inspect(({ service }) => mailsAreDue(service));
  await site.start();
  for (let round = 0; round < 3; round += 1) await site.sweep();
  await site.stop();
  await site.inspect(async ({ service }) => {
    const { data } = await service.from('inquiries').select('reference, state, agreed').throwOnError();
    expect(data?.map((row) => row.reference).sort()).toEqual([...acknowledged].sort());
    expect(data?.find((row) => row.reference === reference)).toMatchObject({ state: 'agreed', agreed: 2 });
  });
  // Inquiry and yes to both sides, the answer to its guest. A mail whose receipt nobody could note may arrive twice, but
  // then as the same message (RFC 5322, Message-ID).
  const sizes = [...messages()].map(([of, sent]) => [of, sent.size]);
  expect(Object.fromEntries(sizes)).toEqual(
    Object.fromEntries([...acknowledged].map((of) => [of, of === reference ? 5 : 2])),
  );
});
