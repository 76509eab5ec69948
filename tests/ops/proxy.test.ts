import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
const front = asker(port + 1);
const host = { host: 'www.seegut.example' };

describe.skipIf(!nginx)('the site behind the example of nginx', () => {
  beforeAll(async () => {
    const example = readFileSync('ops/nginx.conf', 'utf8')
      .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
      // Nothing may be forgiven while a busy machine takes its time.
      .replace('rate=60r/m', 'rate=1r/m')
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
    await Promise.all(running.map((child) => stop(child)));
    own.remove();
    data.remove();
  });

  it('passes pages on as the site sends them, compressed and with their policy', async () => {
    await expect.poll(async () => (await front('/api/ready', host)).status).toBe(200);
    const headers = { 'accept-encoding': 'br', 'accept-language': 'de' };
    const [proxied, direct] = await Promise.all([
      front('/kontakt', { ...headers, ...host }),
      asker(port)('/kontakt', headers),
    ]);
    expect(proxied.body).toBe(direct.body);
    for (const name of ['content-encoding', 'content-security-policy', 'cache-control', 'vary', 'etag']) {
      expect(proxied.headers[name], name).toEqual(direct.headers[name]);
      expect(proxied.headers[name], name).toBeDefined();
    }
  });

  it('answers under no other name', async () => {
    await expect(front('/kontakt', { host: 'evil.example' })).rejects.toThrow();
  });

  it('counts a visitor by the connection, whatever addresses the visitor claims', async () => {
    const answers = [];
    for (let number = 0; number < 24; number += 1) {
      const headers = {
        ...host,
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
    expect((await front('/api/ready', host)).status, 'reading is not limited').toBe(200);
  });
});
