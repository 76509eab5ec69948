import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { appendClientAddresses, clientAddress, normaliseAddress } from '@/lib/server/http/client-address';

appendClientAddresses();

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
