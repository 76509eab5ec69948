import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { appendClientAddress, clientAddress, normaliseAddress } from '@/lib/server/http/client-address';
import { rejectionFor, rejectRequest, withoutHost } from '@/lib/server/http/request-guard';

const servers: { close: () => void }[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** The port of a server of the test's own. */
async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('the address of a client', () => {
  const seen: string[] = [];
  let proxies = 0;
  const port = serve(async (incoming, outgoing) => {
    appendClientAddress(incoming);
    for await (const _ of incoming) void _;
    const headers = new Headers({ 'x-forwarded-for': String(incoming.headers['x-forwarded-for'] ?? '') });
    seen.push(clientAddress(headers, proxies));
    outgoing.end();
  });

  async function visit(from: string, forwarded?: string): Promise<string | undefined> {
    const headers = forwarded ? { 'X-Forwarded-For': forwarded } : {};
    const to = { host: '127.0.0.1', port: await port, method: 'POST', headers };
    const outgoing = request({ ...to, localAddress: from });
    outgoing.end('body');
    const [response] = await once(outgoing, 'response');
    response.resume();
    await once(response, 'end');
    return seen.at(-1);
  }

  test('is that of the connection without proxies, also of many at once', async () => {
    expect(await visit('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
    expect(await visit('127.0.0.2', '203.0.113.9, 127.0.0.1')).toBe('127.0.0.2');
    seen.length = 0;
    const hosts = Array.from({ length: 30 }, (_, n) => `127.0.0.${n + 10}`);
    await Promise.all(hosts.map((host) => visit(host)));
    expect([...seen].sort()).toEqual([...hosts].sort());
  });

  test('is the entry that the outermost trusted proxy appended', async () => {
    proxies = 1;
    expect(await visit('127.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
    expect(await visit('127.0.0.1', '1.1.1.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(await visit('127.0.0.1', '1.1.1.1, nonsense')).toBe('127.0.0.1');
    proxies = 2;
    expect(await visit('127.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.1')).toBe('203.0.113.9');
    expect(await visit('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
  });

  test('has one form, and of IPv6 the network counts', () => {
    expect(normaliseAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(normaliseAddress('192.0.2.1:4711')).toBe('192.0.2.1');
    expect(normaliseAddress('[2001:db8::1]:443')).toBe('2001:db8:0:0::/64');
    expect(normaliseAddress('2001:0DB8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(normaliseAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    for (const nonsense of ['', 'unknown', '999.1.1.1', '1.2.3', "' or 1=1"])
      expect(normaliseAddress(nonsense)).toBeNull();
  });
});

describe('the guard', () => {
  test('rejects targets that cannot be decoded, and ignores a host in them', () => {
    for (const target of ['/%', '/api/%zz', '/og/%ff%fe', '/feed/%C0%AF', '/%ED%A0%80', '*', 'x'])
      expect(rejectionFor('GET', target)?.status, target).toBe(400);
    for (const target of ['/', '/kontakt', '/%20', '/%F0%9F%A5%82', '/%252e', '/a?b=%'])
      expect(rejectionFor('GET', target), target).toBeNull();
    expect(withoutHost('//elsewhere.example/x')).toBe('//elsewhere.example/x');
    expect(withoutHost('http://elsewhere.example/en?a=1')).toBe('/en?a=1');
    expect(withoutHost('HTTPS://elsewhere.example')).toBe('/');
    expect(withoutHost('*')).toBe('*');
  });

  test('accepts input at endpoints only, and multipart bodies nowhere', () => {
    for (const target of ['/', '/en/kontakt', '/robots.txt', '/apis', '/og/de/home.jpg']) {
      expect(rejectionFor('HEAD', target), target).toBeNull();
      for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND'])
        expect(rejectionFor(method, target)?.status, `${method} ${target}`).toBe(405);
      expect(rejectionFor('OPTIONS', target)?.status, target).toBe(204);
    }
    for (const target of ['/api/inquiries', '/api/contact?lng=de', '/auth/v1/signup', '/auth/confirm']) {
      for (const type of ['application/json', 'text/multipart', ''])
        expect(rejectionFor('POST', target, type), target).toBeNull();
      for (const type of ['multipart/form-data; boundary=x', ' Multipart/Mixed'])
        expect(rejectionFor('POST', target, type)?.status, `${target} ${type}`).toBe(415);
    }
  });

  test('passes on nothing that it rejects, and the rest in one form', async () => {
    const seen: string[] = [];
    const calls: string[] = [];
    const encodings: string[] = [];
    const port = await serve((incoming, outgoing) => {
      if (rejectRequest(incoming, outgoing)) return;
      encodings.push(String(incoming.headers['accept-encoding']));
      seen.push(incoming.url ?? '');
      if (incoming.headers['next-action'] !== undefined) calls.push(incoming.url ?? '');
      outgoing.end('page');
    });
    const ask = async (line: string, header = 'Accept: */*') => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `${line} HTTP/1.1\r\nHost: x\r\n${header}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      let answer = '';
      for await (const part of socket) answer += part;
      return answer;
    };
    expect(await ask('GET /og/%zz')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await ask('PUT /robots.txt')).toMatch(/^HTTP\/1\.1 405 .*Allow: GET, HEAD/s);
    expect(await ask('GET http://elsewhere.example/en')).toMatch(/^HTTP\/1\.1 200 .*page$/s);
    expect(await ask('POST /auth/confirm/x', 'Next-Action: 00')).toMatch(/^HTTP\/1\.1 200 /);
    const multipart = 'Content-Type: multipart/form-data; boundary=x';
    expect(await ask('POST /api/contact', multipart)).toMatch(/^HTTP\/1\.1 415 /);
    expect(seen).toEqual(['/en', '/auth/confirm/x']);
    expect(calls).toEqual([]);
    await ask('GET /', `Accept-Encoding: br${',gzip'.repeat(2_000)}`);
    expect(encodings.at(-1)?.length).toBeLessThanOrEqual(200);
  });
});

describe('a cookie is secure', () => {
  // The environment is read once per process.
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test.each([
    ['behind an https address', 'https://a.example', '0', 'http://localhost/', { host: 'a.example' }, true],
    ['not at another address', 'https://a.example', '0', 'http://localhost/', { host: 'localhost' }, false],
    ['over https', 'https://a.example', '0', 'https://localhost/', { host: 'localhost' }, true],
    ['not because somebody says so', 'http://a.example', '0', 'http://localhost/', {}, false],
    ['where a trusted proxy says so', 'http://a.example', '1', 'http://localhost/', {}, true],
  ] as const)('%s', async (_, siteUrl, proxies, url, headers, secure) => {
    vi.resetModules();
    vi.stubEnv('SITE_URL', siteUrl);
    vi.stubEnv('TRUSTED_PROXIES', proxies);
    const { isSecureRequest } = await import('@/lib/server/session/secure-request');
    const forwarded = { host: 'localhost', 'x-forwarded-proto': 'https' };
    const sent = new Request(url, { headers: Object.keys(headers).length > 0 ? headers : forwarded });
    expect(isSecureRequest(sent)).toBe(secure);
  });
});
