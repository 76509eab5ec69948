import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { serverBundle } from '@/scripts/bundle-server';
import { inquiryBody } from '../helpers/backend-draft';
import { startSite, stop, untilReady } from '../helpers/processes';
import { asker } from './ask';
import { crawl } from './crawl';

/** The server itself: what it lets in, how it starts and how it ends. */
const port = Number(process.env.OPS_PORT ?? 3240) + 10;
const ask = asker(port);
const folder = mkdtempSync(join(tmpdir(), 'seegut-server-'));
const data = (name: string) => ({ DATA_DIR: join(folder, name) });
const running: ChildProcess[] = [];

const started = async (child: ChildProcess) => {
  running.push(child);
  await untilReady(`http://127.0.0.1:${port}/api/ready`);
  return child;
};

afterAll(async () => {
  await Promise.all(running.map((child) => stop(child, 'SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

/** Sends one request that wants to leave HTTP, and waits until the server has ended the connection. */
const leaveHttp = (line: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('close', () => resolve()).on('error', () => undefined);
    socket.on('connect', () =>
      socket.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
    );
  });

it.skipIf(!existsSync('/proc/self/fd'))(
  'gives back the connections of 5,000 upgrades and goes on answering, with 1,024 descriptors',
  async () => {
    const limited = spawn('sh', ['-c', `ulimit -n 1024; exec node ${serverBundle} --port ${port}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...data('upgrades') },
    });
    const site = await started(limited);
    const descriptors = () => readdirSync(`/proc/${site.pid}/fd`).length;
    for (const path of ['/', '/en', '/gibt-es-nicht']) await ask(path, { 'accept-language': 'de' });
    const before = descriptors();

    let sent = 0;
    const sender = async () => {
      while (sent < 5_000) {
        sent += 1;
        await leaveHttp(['GET //a', 'GET /en', 'GET /api/ready', 'CONNECT a:1'][sent % 4] ?? '');
        if (sent % 500 === 0) expect((await ask('/en')).status).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: 50 }, sender));
    await expect.poll(descriptors).toBeLessThanOrEqual(before + 20);
    expect((await ask('/api/ready')).status).toBe(200);
    await stop(site);
  },
);

it('keeps copies out of caches that could give them to somebody else, for every address and way', async () => {
  const site = await started(startSite(port, data('crawl')));
  const { problems, asked } = await crawl(ask);
  expect(problems).toEqual([]);
  expect(asked).toBeGreaterThan(3_000);
  await stop(site);
});

it('ends with a reason and without a database when its port is taken', async () => {
  const site = await started(startSite(port, data('first')));
  const second = spawn('node', [serverBundle, '--port', String(port)], {
    env: { ...process.env, ...data('second') },
  });
  let output = '';
  for (const stream of [second.stdout, second.stderr]) {
    stream.on('data', (part) => {
      output += part;
    });
  }
  const [code] = await once(second, 'exit');
  expect(code).toBe(1);
  expect(output).toContain('server.not_listening');
  expect(output).toContain('EADDRINUSE');
  expect(existsSync(join(folder, 'second'))).toBe(false);
  await stop(site);
});

it('ends without a database when a public address has not said which one it wants', async () => {
  const site = spawn('node', [serverBundle, '--port', String(port)], {
    env: { ...process.env, ...data('public'), SITE_URL: 'https://seegut.de' },
  });
  const output = text(site.stderr);
  const [code] = await once(site, 'exit');
  expect(code).toBe(1);
  expect(await output).toMatch(/server\.not_started.*SUPABASE_URL.*EMBEDDED_DATABASE=keep/);
  expect(existsSync(join(folder, 'public'))).toBe(false);
});

it('listens on the address that it is told, and on no other', async () => {
  const site = await started(startSite(port, { ...data('bound'), BIND_ADDRESS: '127.0.0.1' }));
  const elsewhere = connect(port, '127.0.0.2');
  const [error] = await once(elsewhere, 'error');
  expect(error.code).toBe('ECONNREFUSED');
  await stop(site);
});

it('stores a message that is still arriving when it is asked to end', async () => {
  const site = await started(startSite(port, data('shutdown')));
  const idle = connect(port, '127.0.0.1');
  idle.on('error', () => undefined);
  await once(idle, 'connect');
  const body = JSON.stringify(inquiryBody());
  const sending = request({
    host: '127.0.0.1',
    port,
    path: '/api/inquiries',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'sec-fetch-site': 'same-origin',
    },
  });
  sending.write(body.slice(0, 100));
  // Long enough to have arrived.
  await ask('/en');
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  await expect
    .poll(() =>
      ask('/en').then(
        (answer) => answer.status,
        () => 'closed',
      ),
    )
    .toBe('closed');
  sending.end(body.slice(100));
  const [answer] = await once(sending, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(201);
  const [code] = await ended;
  expect(code).toBe(0);
});

it('goes on and ends in order when nobody reads its log any longer', async () => {
  // Without a database every inquiry is logged as not stored.
  const env = {
    ...process.env,
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_ANON_KEY: 'x'.repeat(40),
    SUPABASE_SERVICE_ROLE_KEY: 'x'.repeat(40),
    DATABASE_URL: 'postgresql://postgres@127.0.0.1:1/postgres',
  };
  const site = spawn('node', [serverBundle, '--port', String(port)], { env });
  running.push(site);
  await untilReady(`http://127.0.0.1:${port}/api/health`);
  site.stdout.destroy();
  site.stderr.destroy();
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  for (let sent = 0; sent < 3; sent += 1) {
    const answer = await ask('/api/inquiries', headers, 'POST', JSON.stringify(inquiryBody()));
    expect(answer.status).toBe(503);
  }
  expect((await ask('/en')).status).toBe(200);
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});
