import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runScript, type ServedBackend, serveBackend, untilLine } from '@/tests/helpers/backend-database';
import { type Directory, preparedDirectory } from '@/tests/helpers/backend-directory';
import { MailServer } from '@/tests/helpers/backend-smtp';
import { submission } from '@/tests/helpers/backend-submission';

let directory: Directory;
let backend: ServedBackend | undefined;
beforeEach(async () => {
  directory = await preparedDirectory();
});
afterEach(async () => {
  await backend?.stop();
  directory.remove();
});

/** Resolves when the process acknowledged so many inquiries; keeps collecting until it is gone. */
async function acknowledged(child: ReturnType<typeof runScript>, enough: number, all: string[]) {
  if (!child.stdout) throw new Error('no output');
  const lines = createInterface(child.stdout);
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      // The log shares the stream.
      if (line.startsWith('SG-')) all.push(line);
      if (all.length >= enough) resolve();
    });
    child.once('exit', () => reject(new Error(`ended after ${all.length} inquiries`)));
  });
  return lines;
}

test('a process killed in the middle of 500 inquiries loses none that was acknowledged', async () => {
  const references: string[] = [];
  const env = { DATA_DIR: directory.path, INQUIRY_LIMIT_PER_HOUR: '100000' };
  for (const enough of [60, 200]) {
    const child = runScript('tests/helpers/backend-submitter.ts', ['500'], env);
    child.stderr?.resume();
    const lines = await acknowledged(child, enough, references);
    const ended = once(child, 'exit');
    const read = once(lines, 'close');
    child.kill('SIGKILL');
    await Promise.all([ended, read]);
  }
  expect(references.length).toBeGreaterThanOrEqual(200);
  expect(references.length).toBeLessThan(1_000);

  backend = await serveBackend(directory.path);
  const { data } = await backend.service.from('inquiries').select('reference, mail_outbox(recipient)');
  const stored = new Map(data?.map((row) => [row.reference, row.mail_outbox.length]));
  expect(references.filter((reference) => !stored.has(reference))).toEqual([]);
  // Nothing by halves: each inquiry has its mails, acknowledged or not.
  expect([...stored.values()].filter((mails) => mails !== 2)).toEqual([]);
});

test('a sender killed between storing, sending and noting it down neither loses nor swaps a mail', async () => {
  backend = await serveBackend(directory.path);
  const { service, env } = backend;
  const server = await MailServer.start();
  const mail = { SMTP_URL: server.url, MAIL_FROM: 'a@seegut.example', MAIL_TO: 'b@seegut.example' };
  try {
    const price = { lines: [], vat: [], netCents: 0, grossCents: 0, onRequest: [], tipCents: 0 };
    await service.rpc('submit_inquiry', submission({ p_price: price })).throwOnError();

    const first = runScript('tests/helpers/backend-sender.ts', [], { ...env, ...mail });
    await untilLine(first, /^ready/);
    const ended = once(first, 'exit');
    // The mail has arrived, but the sender never learns it.
    server.arrived = () => first.kill('SIGKILL');
    first.stdin?.write('go\n');
    await ended;
    server.arrived = () => undefined;
    expect(server.received).toHaveLength(1);
    const open = await service.from('mail_outbox').select().is('sent_at', null).throwOnError();
    expect(open.data).toHaveLength(2);

    await service.from('mail_outbox').update({ locked_until: null }).is('sent_at', null).throwOnError();
    const second = runScript('tests/helpers/backend-sender.ts', [], { ...env, ...mail });
    await untilLine(second, /^ready/);
    const done = untilLine(second, /^done/);
    second.stdin?.write('go\n');
    await done;
    second.kill();

    const ids = server.received.map(({ headers }) => headers.get('message-id')?.[0]);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(2);
    const recipients = server.received.slice(1).flatMap((received) => received.recipients);
    expect(recipients.sort()).toEqual(['ada@example.org', 'b@seegut.example']);
    const left = await service.from('mail_outbox').select().is('sent_at', null).throwOnError();
    expect(left.data).toEqual([]);
  } finally {
    await server.close();
  }
});
