import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { rejectionFor, rejectRequest, withoutHost } from '@/lib/server/http/request-guard';

test('rejects targets that cannot be decoded', () => {
  for (const target of ['/%', '/api/%zz', '/og/%ff%fe', '/feed/%C0%AF', '/%E2%80', '/%ED%A0%80', '*', 'x']) {
    expect(rejectionFor('GET', target)?.status, target).toBe(400);
  }
  for (const target of ['/', '/kontakt', '/%20', '/caf%C3%A9', '/%F0%9F%A5%82', '/%252e', '/a?b=%']) {
    expect(rejectionFor('GET', target), target).toBeNull();
  }
});

test('ignores a host in the target', () => {
  expect(withoutHost('/en/kontakt?a=1')).toBe('/en/kontakt?a=1');
  expect(withoutHost('//elsewhere.example/x')).toBe('//elsewhere.example/x');
  expect(withoutHost('http://elsewhere.example/en?a=1')).toBe('/en?a=1');
  expect(withoutHost('HTTPS://elsewhere.example')).toBe('/');
  expect(withoutHost('http://elsewhere.example?a=1')).toBe('/?a=1');
  expect(withoutHost('*')).toBe('*');
});

test('accepts input at endpoints only', () => {
  for (const target of ['/', '/en/kontakt', '/robots.txt', '/media/x.avif', '/apis', '/og/de/home.jpg']) {
    expect(rejectionFor('HEAD', target), target).toBeNull();
    for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND']) {
      expect(rejectionFor(method, target)?.status, `${method} ${target}`).toBe(405);
    }
    expect(rejectionFor('OPTIONS', target)?.status, target).toBe(204);
  }
  for (const target of ['/api/inquiries', '/api/contact?lng=de', '/auth/v1/signup', '/auth/confirm']) {
    expect(rejectionFor('POST', target), target).toBeNull();
  }
});

test('rejects multipart bodies everywhere', () => {
  for (const type of ['multipart/form-data; boundary=x', ' Multipart/Mixed', 'multipart/']) {
    for (const target of ['/api/contact', '/api/unknown', '/auth/confirm', '/kontakt']) {
      expect(rejectionFor('POST', target, type)?.status, `${target} ${type}`).toBe(415);
    }
  }
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/multipart', '']) {
    expect(rejectionFor('POST', '/api/contact', type), type).toBeNull();
  }
});

test('passes on nothing that it rejects, and the rest in one form', async () => {
  const seen: string[] = [];
  const calls: string[] = [];
  const encodings: string[] = [];
  const server = createServer((request, response) => {
    if (rejectRequest(request, response)) return;
    encodings.push(String(request.headers['accept-encoding']));
    seen.push(request.url ?? '');
    if (request.headers['next-action'] !== undefined) calls.push(request.url ?? '');
    response.end('page');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
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
  expect(await ask('GET /og/%20')).toMatch(/^HTTP\/1\.1 200 .*page$/s);
  expect(await ask('GET http://elsewhere.example/en')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('POST /auth/confirm/x', 'Next-Action: 00')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('POST /api/contact', 'Content-Type: multipart/form-data; boundary=x')).toMatch(
    /^HTTP\/1\.1 415 /,
  );
  expect(seen).toEqual(['/og/%20', '/en', '/auth/confirm/x']);
  expect(calls).toEqual([]);
  await ask('GET /', `Accept-Encoding: br${',gzip'.repeat(2_000)}`);
  expect(encodings.at(-1)?.length).toBeLessThanOrEqual(200);
  server.close();
});
