import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody } from '@/tests/helpers/backend-draft';
import { MailServer } from '@/tests/helpers/backend-smtp';
import { expectAllEqual, Ledger, mailsAreDue } from './ledger';
import { SiteProcess } from './site-control';

const directory = await preparedDirectory();
const ledger = new Ledger();
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

async function acknowledged(body = inquiryBody()) {
  const { status, reference } = await site.send(body);
  if (status === 201 && reference) ledger.acknowledged.add(reference);
  return status === 201;
}

/** Starts again, lets everything leave, and compares. */
async function settled() {
  await site.stop();
  await site.inspect(({ service }) => mailsAreDue(service));
  await site.start();
  for (let round = 0; round < 3; round += 1) await site.sweep();
  await site.stop();
  await site.inspect(({ service }) => expectAllEqual(ledger, service, mails));
}

test('killed between the commit and the first mail: the next start sends both', async () => {
  await mails.close();
  await site.start();
  expect(await acknowledged()).toBe(true);
  await site.stop();
  expect(mails.received).toHaveLength(0);
  await mails.open();
  await settled();
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'twelve senders and %s: whoever got an answer is stored, the others send again',
  async (signal) => {
    await site.start();
    const waiting = Array.from({ length: 80 }, () => inquiryBody());
    const unanswered: ReturnType<typeof inquiryBody>[] = [];
    const sender = async () => {
      for (let body = waiting.shift(); body; body = waiting.shift()) {
        if (!(await acknowledged(body))) unanswered.push(body);
      }
    };
    const before = ledger.acknowledged.size;
    const senders = Promise.all(Array.from({ length: 12 }, sender));
    await vi.waitUntil(() => ledger.acknowledged.size > before + 12, 60_000);
    await site.stop(signal);
    await senders;
    // Asked to end, the site may still answer all of them.
    if (signal === 'SIGKILL') expect(unanswered).not.toEqual([]);
    await site.start();
    expect(await Promise.all(unanswered.map(acknowledged))).not.toContain(false);
    await settled();
  },
);
