import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { type ServedBackend, serveBackend } from '@/tests/helpers/backend-database';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { site } from '@/tests/helpers/backend-draft';
import { MailServer } from '@/tests/helpers/backend-smtp';
import { type Fault, FaultProxy } from './fault-proxy';
import { deliverAll, expectAllEqual, Ledger, newVisitor } from './ledger';

const directory = await preparedDirectory();
const ledger = new Ledger();
let backend: ServedBackend;
let line: FaultProxy;
let mails: MailServer;

beforeAll(async () => {
  for (const method of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => undefined);
  }
  backend = await serveBackend(directory.path);
  mails = await MailServer.start();
  line = await FaultProxy.start(mails.port);
  const environment = {
    ...backend.env,
    SITE_URL: site,
    // Shorter than in production, so that a server that hangs is given up soon.
    SMTP_URL: `smtp://127.0.0.1:${line.port}?greetingTimeout=800&socketTimeout=800&connectionTimeout=800`,
    MAIL_FROM: 'site@seegut.example',
    MAIL_TO: 'house@seegut.example',
    INQUIRY_LIMIT_PER_HOUR: '100000',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
beforeEach(() => line.set({ kind: 'pass' }));
afterAll(async () => {
  await line.close();
  await backend.stop();
  await mails.close();
  directory.remove();
});

async function waiting() {
  const { data } = await backend.service
    .from('mail_outbox')
    .select('last_error')
    .is('sent_at', null)
    .is('abandoned_at', null)
    .throwOnError();
  return data;
}

async function settled() {
  await line.set({ kind: 'pass' });
  await deliverAll(backend.service);
  await expectAllEqual(ledger, backend.service, mails);
}

test('a mail server that rejects: inquiries are acknowledged, mails wait', async () => {
  await line.close();
  await ledger.insist(newVisitor());
  await sweepOutbox();
  expect(await waiting()).toEqual([
    { last_error: expect.stringMatching(/^E[A-Z]+/) },
    { last_error: expect.stringMatching(/^E[A-Z]+/) },
  ]);
  await line.open();
  await settled();
});

test.each<Fault>([
  { kind: 'hang' },
  { kind: 'cut-answer', bytes: 3 },
  { kind: 'cut-answer', bytes: 90 },
  { kind: 'cut-request', bytes: 30 },
  // In the middle of the letter: the server must throw away what it has so far.
  { kind: 'cut-request', bytes: 1_200 },
])('a mail server that fails by %o delays mails and nothing else', async (fault) => {
  const visitors = Array.from({ length: 3 }, () => newVisitor());
  await ledger.insist(visitors[0] ?? newVisitor());
  await line.set(fault);
  const sweep = sweepOutbox();
  await vi.waitUntil(() => line.hits > 0, 30_000);
  // The sweep is stuck or failing: visitors do not feel it.
  for (const visitor of visitors) await ledger.insist(visitor);
  await sweep;
  expect((await waiting())?.length).toBeGreaterThan(0);
  await settled();
});

test('a mail server that answers one byte at a time still receives the mails', async () => {
  await ledger.insist(newVisitor());
  await line.set({ kind: 'trickle' });
  await sweepOutbox();
  expect(line.hits).toBeGreaterThan(0);
  expect(await waiting()).toEqual([]);
  await settled();
});
