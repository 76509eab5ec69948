import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverBundle } from '@/scripts/bundle-server';
import { freePort } from '../helpers/backend-database';
import { preparedDirectory } from '../helpers/backend-directory';
import { inquiryBody } from '../helpers/backend-draft';
import { httpVisitor } from '../helpers/http-visitor';
import { startSite, stop, untilReady } from '../helpers/processes';
import { type Answer, asker } from '../ops/ask';

/** One client that may ask for what it asks for, and wants all of the house. The real server, as it is started. */
if (!existsSync(serverBundle)) throw new Error('No build: npm run build');

const directory = await preparedDirectory();
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const ask = asker(port);
let site: ReturnType<typeof startSite>;
let memoryAtStart: number;

beforeAll(async () => {
  site = startSite(port, { DATA_DIR: directory.path, SITE_URL: origin, API_LIMIT_PER_HOUR: '100000' });
  await untilReady(`${origin}/api/ready`);
  if (hasProc) memoryAtStart = residentMegabytes();
});
afterAll(async () => {
  await stop(site, 'SIGKILL');
  directory.remove();
});

/** Connections that the server holds, whatever their clients know of it. */
const held = () => readdirSync(`/proc/${site.pid}/fd`).length;
const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;
const hasProc = existsSync('/proc/self/fd');
const patience = { timeout: 200_000, interval: 500 };
const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const inquire = () =>
  ask('/api/inquiries', { ...json, 'sec-fetch-site': 'same-origin' }, 'POST', JSON.stringify(inquiryBody()));

/** What has to go on beside everything: that the house says it is there, and takes an inquiry. */
async function houseIsOpen() {
  const [ready, inquiry] = await Promise.all([ask('/api/ready'), inquire()]);
  expect([ready.status, inquiry.status]).toEqual([200, 201]);
}

/**
 * So many clients post again and again; who is told to come back leaves. When one was, the house is asked, and the others
 * end only after its answer, so that it comes before theirs whatever the machine.
 */
async function beside(atOnce: number, post: (index: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  let sent = 0;
  let isOpen = false;
  const isRejected = ({ status }: Answer) => status === 429;
  const client = async () => {
    let answer: Answer;
    do {
      answer = await post(sent++);
      answers.push(answer);
    } while (!isOpen && !isRejected(answer));
  };
  const clients = Array.from({ length: atOnce }, client);
  await expect.poll(() => answers.some(isRejected), patience).toBe(true);
  await houseIsOpen();
  isOpen = true;
  await Promise.all(clients);
  return answers;
}

const rejectedInOrder = (answers: readonly Answer[]) =>
  answers.every(({ status, headers }) => status !== 429 || Number(headers['retry-after']) > 0);

const proposing = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'propose_plans', arguments: { occasion: 'wedding', guests: 200 } },
};

test('a batch is rejected as one; as many single calls wait in a queue that ends, and an inquiry does not', async () => {
  const batch = JSON.stringify(Array(100).fill(proposing));
  expect((await ask('/mcp', json, 'POST', batch)).status).toBe(400);

  const call = JSON.stringify(proposing);
  const answers = await beside(150, () => ask('/mcp', json, 'POST', call));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect(rejectedInOrder(answers)).toBe(true);
  expect((await ask('/mcp', json, 'POST', call)).status).toBe(200);
});

test('more passwords than can be hashed are rejected, and an inquiry does not wait for them', async () => {
  const headers = { ...json, origin };
  const answers = await beside(180, (index) => {
    const body = JSON.stringify({ email: `nobody-${index}@example.org`, password: 'geraten geraten' });
    return ask('/auth/v1/token?grant_type=password', headers, 'POST', body);
  });
  const statuses = answers.map(({ status }) => status);
  // What this machine does not hash while somebody still waits is told that, too.
  expect(statuses.filter((status) => ![400, 429, 503].includes(status))).toEqual([]);
  expect(rejectedInOrder(answers)).toBe(true);
});

/** Connections that stay as they are: nothing is read unless `read`. */
async function hold(count: number, first: string, { read = false, from = '127.0.0.1' } = {}) {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
    socket.on('error', () => undefined);
    if (read) socket.resume();
    if (first !== '') socket.write(first);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

const release = (sockets: readonly Socket[]) => {
  for (const socket of sockets) socket.destroy();
};

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;

test.skipIf(!hasProc).each([
  ['reads nothing of many answers', get('/media/hero.webm').repeat(16)],
  ['never finishes a request', 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-'],
  ['never finishes a body', `POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{`],
  ['writes nothing', ''],
])('a client that %s holds little and not for long, while the house goes on', async (_, first) => {
  await houseIsOpen();
  const [quiet, memory] = [held(), residentMegabytes()];
  const sockets = await hold(150, first);
  await expect.poll(held, patience).toBeGreaterThan(quiet + 100);
  await houseIsOpen();
  expect(held()).toBeGreaterThan(quiet + 100);
  expect(residentMegabytes() - memory).toBeLessThan(300);
  await expect.poll(held, patience).toBeLessThanOrEqual(quiet + 10);
  await houseIsOpen();
  release(sockets);
});

test('one address gets so many connections and no more; others go on, and it comes back', async () => {
  const sockets = await hold(260, '', { read: true });
  const closed = () => sockets.filter((socket) => socket.readableEnded || socket.closed).length;
  // Connections of earlier requests may still count.
  await expect.poll(closed).toBeGreaterThanOrEqual(60);
  expect(closed()).toBeLessThan(70);
  const [other] = await hold(1, get('/api/ready'), { from: '127.0.0.2' });
  const [answer] = await once(other as Socket, 'data');
  expect(String(answer)).toContain('200 OK');
  release([...sockets, other as Socket]);
  await expect
    .poll(() =>
      houseIsOpen().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

test('requests sent without waiting are answered one by one, in order; too many end the connection', async () => {
  const paths = ['/en', '/api/ready', '/en/kontakt', '/api/health', '/es'];
  const [socket] = await hold(1, paths.map(get).join(''));
  let received = '';
  socket?.on('data', (part) => {
    received += part;
  });
  await expect.poll(() => received.includes('<html lang="es"')).toBe(true);
  expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(paths.length);
  expect(received.indexOf('<html lang="en"')).toBeLessThan(received.indexOf('{"status"'));
  expect(received.lastIndexOf('{"status"')).toBeLessThan(received.lastIndexOf('<html lang="es"'));
  const [greedy] = await hold(1, get('/api/health').repeat(500));
  let answers = '';
  greedy?.on('data', (part) => {
    answers += part;
  });
  await expect.poll(() => greedy?.readableEnded || greedy?.closed).toBe(true);
  expect(answers.split('HTTP/1.1 200').length).toBeLessThan(20);
  release([socket as Socket, greedy as Socket]);
});

test.skipIf(!hasProc)('a client that hangs up half-way leaves nothing behind', async () => {
  const quiet = held();
  const sockets = await hold(150, get('/api/catalogue'));
  for (const socket of sockets) socket.end();
  await expect.poll(held, patience).toBeLessThanOrEqual(quiet + 10);
  await houseIsOpen();
  release(sockets);
});

/** Bytes of a folder of the database. */
const sizeOf = (folder: string) =>
  readdirSync(join(directory.path, 'postgres', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

test('an account that saves without end is stopped before the disk is full', async () => {
  const visitor = await httpVisitor(origin);
  const password = randomBytes(12).toString('hex');
  expect(await visitor.signUp('saver@example.org', password)).toBeUndefined();
  await visitor.client.auth.signInWithPassword({ email: 'saver@example.org', password });
  const before = sizeOf('base') + sizeOf('pg_wal');
  let saved = 0;
  let answer: Response;
  do {
    const draft = { text: randomBytes(45_000).toString('base64') };
    const body = JSON.stringify({ draft, baseRevision: saved });
    answer = await visitor.ask('/api/account/draft', { method: 'PUT', headers: json, body });
    if (answer.status === 200) saved += 1;
  } while (answer.status === 200 && saved < 1_000);
  expect([answer.status, saved]).toEqual([429, 600]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  await houseIsOpen();
  // That it comes back after an hour is shown in tests/backend/embedded.
  expect(sizeOf('base') + sizeOf('pg_wal') - before).toBeLessThan(150_000_000);
  const { revision } = await (await visitor.ask('/api/account/draft')).json();
  expect(revision).toBe(600);
});

test.skipIf(!hasProc)('none of all that stays in memory', () => {
  // V8 keeps some of what it has had; each pattern alone was allowed as much.
  expect(residentMegabytes() - memoryAtStart).toBeLessThan(400);
});
