import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { serviceClient } from '@/lib/server/database/service-client';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { site } from '@/tests/helpers/backend-draft';
import { MailServer } from '@/tests/helpers/backend-smtp';
import { expectAllEqual, Ledger, mailsAreDue, newVisitor } from './ledger';

const directory = await preparedDirectory();
const ledger = new Ledger();
let mails: MailServer;

beforeAll(async () => {
  for (const method of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => undefined);
  }
  mails = await MailServer.start();
  const environment = {
    DATA_DIR: directory.path,
    SITE_URL: site,
    // Shorter than in production, so that a server that says nothing is given up soon.
    SMTP_URL: `${mails.url}?greetingTimeout=800&socketTimeout=800&connectionTimeout=800`,
    MAIL_FROM: 'site@seegut.example',
    MAIL_TO: 'house@seegut.example',
    INQUIRY_LIMIT_PER_HOUR: '1000',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  await embeddedBackend().start();
});
afterAll(async () => {
  await embeddedBackend().close();
  await mails.close();
  directory.remove();
});

const waiting = async () => {
  const { data } = await serviceClient()
    .from('mail_outbox')
    .select('last_error')
    .is('sent_at', null)
    .throwOnError();
  return data;
};

/** The mail server is back: everything that was acknowledged leaves, once. */
async function settled() {
  await mails.open();
  await mailsAreDue(serviceClient());
  await sweepOutbox();
  expect(await waiting()).toEqual([]);
  await expectAllEqual(ledger, serviceClient(), mails);
}

test('without a mail server inquiries are acknowledged, and their mails wait until it is back', async () => {
  await mails.close();
  expect(await ledger.send(newVisitor())).toBe(true);
  await sweepOutbox();
  const refused = { last_error: expect.stringMatching(/^E[A-Z]+/) };
  expect(await waiting()).toEqual([refused, refused]);
  await settled();
});

test('a mail server that says nothing delays mails and nothing else', async () => {
  await mails.close();
  const callers = new Set<Socket>();
  const silent = createServer((caller) => callers.add(caller.on('error', () => undefined)));
  silent.listen(mails.port, '127.0.0.1');
  await once(silent, 'listening');
  expect(await ledger.send(newVisitor())).toBe(true);
  const sweep = sweepOutbox();
  await vi.waitUntil(() => callers.size > 0, 30_000);
  // The sweep is stuck: visitors do not feel it.
  for (let count = 0; count < 3; count += 1) expect(await ledger.send(newVisitor())).toBe(true);
  await sweep;
  expect(await waiting()).not.toEqual([]);
  for (const caller of callers) caller.destroy();
  silent.close();
  await once(silent, 'close');
  await settled();
});
