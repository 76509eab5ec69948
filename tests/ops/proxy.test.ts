import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparedDirectory, temporaryDirectory } from '../helpers/backend-directory';
import { inquiryBody } from '../helpers/backend-draft';
import { startSite, stop, untilReady } from '../helpers/processes';
import { asker } from './ask';

/** The example of a proxy in front (`ops/nginx.conf`) on loopback ports, without TLS and with a slower rate. */
const nginx = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
  (path) => path && existsSync(path),
);
const port = Number(process.env.OPS_PORT ?? 3240) + 2;
const own = temporaryDirectory();
const data = await preparedDirectory();
const running: ChildProcess[] = [];
const host = { host: 'www.seegut.example' };
const front = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET', body = '') =>
  asker(port + 1)(path, { ...host, ...headers }, method, body, 'latin1');

describe.skipIf(!nginx)('the site behind the example of nginx', () => {
  beforeAll(async () => {
    const example = readFileSync('ops/nginx.conf', 'utf8')
      .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
      // Nothing may be forgiven while a busy machine takes its time.
      .replace('rate=60r/m', 'rate=1r/m')
      .replace('/var/cache/nginx/seegut', join(own.path, 'cache'))
      .replace(/^ {2}(ssl_.*|listen 80.*)$/gm, '')
      .replace(/listen 443 ssl(?: http2)?/g, `listen 127.0.0.1:${port + 1}`)
      .replace('return 301', 'listen 127.0.0.1:1; return 301');
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${name};`,
    );
    writeFileSync(
      join(own.path, 'nginx.conf'),
      `pid nginx.pid; error_log stderr crit; events {} http { access_log off; ${folders.join(' ')} ${example} }`,
    );
    const args = ['-p', own.path, '-c', join(own.path, 'nginx.conf')];
    const user = process.getuid?.() === 0 ? ' user root;' : '';
    execFileSync(nginx ?? '', [...args, '-t', '-q']);
    running.push(
      startSite(port, { DATA_DIR: data.path, TRUSTED_PROXIES: '1', INQUIRY_LIMIT_PER_HOUR: '3' }),
      spawn(nginx ?? '', [...args, '-g', `daemon off;${user}`], { stdio: 'inherit' }),
    );
    await untilReady(`http://127.0.0.1:${port}/api/ready`);
  });

  afterAll(async () => {
    await Promise.all(running.map((child) => stop(child, 'SIGTERM')));
    own.remove();
    data.remove();
  });

  it('keeps pages as the site sends them, packed, and unpacks them for whoever needs that', async () => {
    await expect.poll(async () => (await front('/api/ready')).status).toBe(200);
    for (const path of ['/kontakt', '/en/kontakt']) {
      const direct = await asker(port)(path, { 'accept-language': 'de' });
      for (const [encoding, kept] of [
        ['gzip, br', 'MISS'],
        ['gzip', 'HIT'],
        ['identity', 'HIT'],
      ] as const) {
        const answer = await front(path, {
          'accept-language': 'de-DE,de;q=0.9',
          'accept-encoding': encoding,
        });
        expect(answer.headers['x-cache'], `${path} ${encoding}`).toBe(kept);
        const body = Buffer.from(answer.body, 'latin1');
        const isPacked = answer.headers['content-encoding'] === 'gzip';
        expect(isPacked, encoding).toBe(encoding !== 'identity');
        expect((isPacked ? gunzipSync(body) : body).toString(), path).toBe(direct.body);
        for (const name of ['content-security-policy', 'cache-control', 'strict-transport-security']) {
          expect(answer.headers[name], name).toEqual(direct.headers[name]);
        }
      }
      const { headers } = await front(path, { 'if-none-match': direct.headers.etag });
      expect(headers['x-cache']).toBe('HIT');
    }
  });

  it('asks the site for everybody who may get something else', async () => {
    for (const [path, headers, status] of [
      ['/kontakt', { 'accept-language': 'en-GB,de;q=0.9' }, 307],
      ['/kontakt', { 'accept-language': 'fr,en;q=0.9' }, 307],
      ['/kontakt', { cookie: 'NEXT_LOCALE=es', 'accept-language': 'de' }, 307],
      ['/kontakt?lng=en', {}, 307],
      ['/kontakt', { cookie: 'sg-auth.0=abc' }, 200],
      ['/en/kontakt', { cookie: 'a=b; sg-auth=abc' }, 200],
      ['/en/kontakt', { rsc: '1' }, 307],
      ['/gibt-es-nicht', {}, 404],
      ['/gibt-es-nicht', {}, 404],
    ] as const) {
      const answer = await front(path, headers);
      const label = `${path} ${JSON.stringify(headers)}`;
      expect(answer.status, label).toBe(status);
      expect(answer.headers['x-cache'], label).not.toBe('HIT');
    }
  });

  it('answers under no other name', async () => {
    await expect(front('/kontakt', { host: 'evil.example' })).rejects.toThrow();
  });

  it('counts a visitor by the connection, whatever addresses the visitor claims', async () => {
    const answers = [];
    for (let number = 0; number < 24; number += 1) {
      const headers = {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `203.0.113.${number}`,
      };
      answers.push(await front('/api/inquiries', headers, 'POST', JSON.stringify(inquiryBody())));
    }
    // Three by the site's own limit; twenty more reach it, and nginx answers the rest.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(21);
    expect(answers.at(-1)?.body).toContain('nginx');
    expect((await front('/api/ready')).status, 'reading is not limited').toBe(200);
  });
});
