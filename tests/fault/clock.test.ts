import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody } from '@/tests/helpers/backend-draft';
import { MailServer } from '@/tests/helpers/backend-smtp';
import { expectAllEqual, Ledger } from './ledger';
import { SiteProcess } from './site-control';

const day = 86_400_000;
const directory = await preparedDirectory();
const ledger = new Ledger();
let mails: MailServer;
let site: SiteProcess;

beforeAll(async () => {
  mails = await MailServer.start();
  site = new SiteProcess(directory.path, mails, { INQUIRY_LIMIT_PER_HOUR: '3' });
});
afterAll(async () => {
  await site.stop();
  await mails.close();
  directory.remove();
});

async function acknowledged(body: unknown = inquiryBody()) {
  const answer = await site.send(body);
  if (answer.status === 201 && answer.reference) ledger.acknowledged.add(answer.reference);
  return answer.status;
}

/** Everything leaves on its own: nobody turns times in the outbox. */
async function settled() {
  await vi.waitFor(async () => {
    await site.tick('sweep');
    expect(new Set(mails.received.map(({ headers }) => headers.get('message-id')?.[0])).size).toBe(
      2 * ledger.acknowledged.size,
    );
  }, 60_000);
  await site.stop();
  await site.inspect(({ service }) => expectAllEqual(ledger, service, mails));
}

test('a server whose clock was two days ahead: deferred mails are sent, and nobody stays locked out', async () => {
  await mails.close();
  await site.start(2 * day);
  for (let count = 0; count < 3; count += 1) expect(await acknowledged()).toBe(201);
  expect(await acknowledged()).toBe(429);
  await site.tick('sweep');
  await site.stop();

  await mails.open();
  await site.start(0);
  await site.tick('mend');
  expect(await acknowledged()).toBe(201);
  await settled();
});

test('a server whose clock jumps ahead between two starts sends nothing twice', async () => {
  await site.start(0);
  expect(await acknowledged()).toBe(201);
  await site.stop();
  await site.start(3 * day);
  await site.tick('sweep');
  await settled();
});
