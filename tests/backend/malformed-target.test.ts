import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { isMalformed, refuseMalformedTargets } from '@/lib/request/refuse-malformed';

test('percent-encodings that mean nothing are told from those that do', () => {
  for (const target of ['/%', '/api/%zz', '/og/%ff%fe', '/feed/%C0%AF', '/%E2%80', '/%ED%A0%80']) {
    expect(isMalformed(target), target).toBe(true);
  }
  for (const target of ['/', '/kontakt', '/%20', '/caf%C3%A9', '/%F0%9F%A5%82', '/%252e', '/a?b=%', '*']) {
    expect(isMalformed(target), target).toBe(false);
  }
});

test('they are refused before the site sees them, the others pass', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    response.end('page');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  refuseMalformedTargets();
  refuseMalformedTargets();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ask = async (target: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const part of socket) answer += part;
    return answer;
  };
  expect(await ask('/og/%zz')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask('/og/%20')).toMatch(/^HTTP\/1\.1 200 .*page$/s);
  expect(seen).toEqual(['/og/%20']);
  server.close();
});
