import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendClientAddresses, clientAddress, normaliseAddress } from '@/lib/server/http/client-address';

let server: Server;
let port: number;
const seen: string[] = [];
let proxies = 0;

beforeAll(async () => {
  appendClientAddresses();
  server = createServer(async (incoming, outgoing) => {
    for await (const _ of incoming) void _;
    const headers = new Headers({ 'x-forwarded-for': String(incoming.headers['x-forwarded-for'] ?? '') });
    seen.push(clientAddress(headers, proxies));
    outgoing.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

async function visit(from: string, forwarded?: string): Promise<string | undefined> {
  const headers = forwarded ? { 'X-Forwarded-For': forwarded } : {};
  const outgoing = request({ host: '127.0.0.1', port, localAddress: from, method: 'POST', headers });
  outgoing.end('body');
  const [response] = await once(outgoing, 'response');
  response.resume();
  await once(response, 'end');
  return seen.at(-1);
}

test('without proxies the address of the connection counts', async () => {
  proxies = 0;
  expect(await visit('127.0.0.1')).toBe('127.0.0.1');
  expect(await visit('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
  expect(await visit('127.0.0.2', '203.0.113.9, 127.0.0.1')).toBe('127.0.0.2');
});

test('simultaneous visitors keep their own addresses', async () => {
  proxies = 0;
  seen.length = 0;
  const hosts = Array.from({ length: 30 }, (_, n) => `127.0.0.${n + 10}`);
  await Promise.all(hosts.map((host) => visit(host)));
  expect([...seen].sort()).toEqual([...hosts].sort());
});

test('behind proxies the entry that the outermost trusted one appended counts', async () => {
  proxies = 1;
  expect(await visit('127.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
  expect(await visit('127.0.0.1', '1.1.1.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await visit('127.0.0.1', '1.1.1.1, nonsense')).toBe('127.0.0.1');
  proxies = 2;
  expect(await visit('127.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.1')).toBe('203.0.113.9');
  expect(await visit('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
});

test('normalises addresses, IPv6 by network', () => {
  expect(normaliseAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(normaliseAddress('192.0.2.1:4711')).toBe('192.0.2.1');
  expect(normaliseAddress('[2001:db8::1]:443')).toBe('2001:db8:0:0::/64');
  expect(normaliseAddress('2001:db8:0:0:ffff::2')).toBe('2001:db8:0:0::/64');
  expect(normaliseAddress('2001:0DB8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(normaliseAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(normaliseAddress('::1')).toBe('0:0:0:0::/64');
  for (const nonsense of ['', 'unknown', '999.1.1.1', '_hidden', '1.2.3', "' or 1=1"]) {
    expect(normaliseAddress(nonsense)).toBeNull();
  }
});
