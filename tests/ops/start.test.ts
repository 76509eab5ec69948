import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { preparedDirectory, temporaryDirectory } from '../helpers/backend-directory';
import { inquiryBody } from '../helpers/backend-draft';
import { startSite, stop, untilReady } from '../helpers/processes';
import { asker } from './ask';

/** The framework's two commands for the build: what they serve, and when they do not start. */
const port = Number(process.env.OPS_PORT ?? 3240) + 10;
const ask = asker(port);
const data = [await preparedDirectory(), await preparedDirectory()] as const;
const elsewhere = temporaryDirectory();
const running: ChildProcess[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => stop(child)));
});
afterAll(() => {
  for (const folder of [...data, elsewhere]) folder.remove();
});

/** Its own command in a folder with nothing else, as the container runs it. */
function startStandalone(env: Readonly<Record<string, string>>): ChildProcess {
  for (const [from, to] of [
    ['.next/standalone', '.'],
    ['.next/static', '.next/static'],
    ['public', 'public'],
  ] as const) {
    cpSync(from, join(elsewhere.path, to), { recursive: true, verbatimSymlinks: true });
  }
  const { HOSTNAME: _, ...others } = process.env;
  return spawn('node', ['server.js'], {
    cwd: elsewhere.path,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...others, NODE_ENV: 'production', PORT: String(port), ...env },
  });
}

describe.each([
  ['next start', data[0].path, (env: Readonly<Record<string, string>>) => startSite(port, env)],
  ['the standalone folder', data[1].path, startStandalone],
] as const)('%s', (_, DATA_DIR, start) => {
  it('serves pages, unknown paths, languages and files, and counts inquiries whatever a visitor claims', async () => {
    running.push(start({ DATA_DIR, INQUIRY_LIMIT_PER_HOUR: '2' }));
    await untilReady(`http://127.0.0.1:${port}/api/ready`);
    for (const [path, status, content] of [
      ['/', 200, 'lang="de"'],
      ['/en/kontakt', 200, 'lang="en"'],
      ['/es/nada', 404, 'lang="es"'],
      ['/api/fonts/jost-regular.ttf', 200, ''],
      ['/media/hero.jpg', 404, ''],
      ['/og/de/home.jpg', 200, ''],
    ] as const) {
      const answer = await ask(path, { 'accept-language': 'de' });
      expect(answer.status, path).toBe(status);
      expect(answer.body, path).toContain(content);
    }
    expect((await ask('/?lng=en')).headers.location).toBe('/en');
    const script = /\/_next\/static\/[^"]+\.js/.exec((await ask('/en')).body)?.[0] ?? '';
    expect((await ask(script)).status).toBe(200);
    const statuses = [];
    for (const number of [1, 2, 3]) {
      const headers = {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `203.0.113.${number}`,
      };
      statuses.push((await ask('/api/inquiries', headers, 'POST', JSON.stringify(inquiryBody()))).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });
});

const oldNode = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })",
)}`;

it.each([
  ['a variable is unusable', { SMTP_URL: 'mail.example' }, /site\.not_started.*SMTP_URL/],
  [
    'a public address has not said which database',
    { SITE_URL: 'https://seegut.de' },
    /EMBEDDED_DATABASE=keep/,
  ],
  ['Node is older than 22', { NODE_OPTIONS: `--import ${oldNode}` }, /site\.not_started.*Node 22/],
])('ends with one sentence and without a database when %s', async (_, env, sentence) => {
  const site = spawn('node', ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: join(elsewhere.path, 'none'), ...env },
  });
  running.push(site);
  const output = text(site.stderr);
  expect((await once(site, 'exit'))[0]).toBe(1);
  expect(await output).toMatch(sentence);
  expect(existsSync(join(elsewhere.path, 'none'))).toBe(false);
});

it('ends with one sentence when another process has the data', async () => {
  running.push(startSite(port, { DATA_DIR: data[0].path }));
  await untilReady(`http://127.0.0.1:${port}/api/ready`);
  const second = spawn('node', ['node_modules/next/dist/bin/next', 'start', '-p', String(port + 1)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: data[0].path },
  });
  running.push(second);
  const output = text(second.stderr);
  expect((await once(second, 'exit'))[0]).toBe(1);
  expect(await output).toMatch(/backend\.directory_in_use.*stop the other process/);
});
