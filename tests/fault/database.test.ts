import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { backendState } from '@/lib/server/database/readiness';
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
  line = await FaultProxy.start(Number(new URL(backend.env.SUPABASE_URL).port));
  mails = await MailServer.start();
  const environment = {
    ...backend.env,
    SUPABASE_URL: `http://127.0.0.1:${line.port}`,
    SITE_URL: site,
    SMTP_URL: mails.url,
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

/** Everything that was promised is there, once the line is good again. */
async function settled() {
  await line.set({ kind: 'pass' });
  await deliverAll(backend.service);
  await expectAllEqual(ledger, backend.service, mails);
}

test('a database that rejects connections: nothing is acknowledged, and sending again stores once', async () => {
  const visitors = Array.from({ length: 5 }, () => newVisitor());
  await line.close();
  expect(await Promise.all(visitors.map((visitor) => ledger.send(visitor)))).toEqual(Array(5).fill(false));
  expect(await backendState()).toBe('unreachable');
  await line.open();
  for (const visitor of visitors) await ledger.insist(visitor);
  await settled();
});

test('a database that hangs: the visitor is told, and the site stays ready to try again', async () => {
  const visitor = newVisitor();
  await line.set({ kind: 'hang' });
  const [acknowledged, state] = await Promise.all([ledger.send(visitor), backendState()]);
  expect([acknowledged, state]).toEqual([false, 'unreachable']);
  expect(line.hits).toBeGreaterThan(0);
  await line.set({ kind: 'pass' });
  await ledger.insist(visitor);
  await settled();
});

test.each<Fault>([
  { kind: 'cut-request', bytes: 40 },
  { kind: 'cut-request', bytes: 1_500 },
  { kind: 'cut-answer', bytes: 20 },
  { kind: 'lose-answer' },
])('a connection that dies in the middle of a request (%o) leaves no half and no double', async (fault) => {
  const visitors = Array.from({ length: 4 }, () => newVisitor());
  await line.set(fault);
  const answers = await Promise.all(visitors.map((visitor) => ledger.send(visitor)));
  expect(answers).toEqual(Array(4).fill(false));
  expect(line.hits).toBeGreaterThan(0);
  await line.set({ kind: 'pass' });
  // The lost answer was one to something stored: the same key finds it.
  const { status, repeated } = (await visitors[0]?.send()) ?? {};
  expect(status).toBe(201);
  if (fault.kind === 'lose-answer') expect(repeated).toBe(true);
  for (const visitor of visitors) await ledger.insist(visitor);
  await settled();
});

test('a database that is killed and started under load keeps every promise', async () => {
  const visitors = Array.from({ length: 60 }, () => newVisitor());
  const waiting = [...visitors];
  const senders = Array.from({ length: 6 }, async () => {
    for (let visitor = waiting.shift(); visitor; visitor = waiting.shift()) {
      if (await ledger.send(visitor)) continue;
      waiting.push(visitor);
      await pause(100);
    }
  });
  const before = ledger.acknowledged.size;
  await vi.waitUntil(() => ledger.acknowledged.size > before + 10, 60_000);
  await backend.stop('SIGKILL');
  await backend.start();
  await Promise.all(senders);
  expect(ledger.acknowledged.size).toBe(before + 60);
  await settled();
});

test('a sender that loses the database after delivering repeats the same message, not another one', async () => {
  await ledger.insist(newVisitor());
  mails.arrived = () => void line.set({ kind: 'hang' });
  const sweep = sweepOutbox();
  await vi.waitUntil(() => line.hits > 0, 30_000);
  mails.arrived = () => undefined;
  await sweep;
  await settled();
});
