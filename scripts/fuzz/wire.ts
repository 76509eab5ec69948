import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request as it goes over the wire; nothing is added, completed or repaired. */
export type Wire = {
  readonly method: string;
  readonly target: string;
  /** Name and value as bytes of Latin-1; the same name may come twice. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
  /** How the body's length is told. */
  readonly framing: 'length' | 'chunked';
};

export type Answer = {
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  readonly headers: string;
  /** Without chunks and compression. */
  readonly body: string;
  readonly milliseconds: number;
};

const timeoutMs = 30_000;

/** The bytes of a request. */
export function measureBytes({ method, target, headers, body, framing }: Wire): Buffer {
  const withBody = body.length > 0 || !['GET', 'HEAD'].includes(method);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  if (withBody) {
    lines.push(framing === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`);
  }
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  if (!withBody || framing === 'length') return Buffer.concat([head, body]);
  const parts: Buffer[] = [];
  for (let start = 0; start < body.length; start += 4_096) {
    const part = body.subarray(start, start + 4_096);
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'));
  }
  return Buffer.concat([head, ...parts, Buffer.from('0\r\n\r\n')]);
}

/** RFC 9112, 7.1; what is cut off ends the body. */
function joinChunks(raw: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < raw.length; ) {
    const line = raw.indexOf('\r\n', at);
    const size = Number.parseInt(raw.toString('latin1', at, line), 16);
    if (line < 0 || !size) break;
    parts.push(raw.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

function decode(headers: string, raw: Buffer): string {
  const body = /^transfer-encoding: chunked/im.test(headers) ? joinChunks(raw) : raw;
  const coding = /^content-encoding: (\w+)/im.exec(headers)?.[1];
  // The answer to HEAD has no body.
  if (body.length === 0) return '';
  if (coding === 'gzip') return gunzipSync(body).toString('utf8');
  if (coding === 'br') return brotliDecompressSync(body).toString('utf8');
  return body.toString('utf8');
}

function parse(raw: Buffer, milliseconds: number): Answer {
  const text = raw.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  const headers = end < 0 ? text : text.slice(0, end);
  return { status, headers, body: end < 0 ? '' : decode(headers, raw.subarray(end + 4)), milliseconds };
}

/** Sends bytes on a connection of their own and reads until the other side closes it. Never throws. */
export function exchange(port: number, bytes: Buffer): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(parse(Buffer.concat(parts), performance.now() - started));
    };
    const timer = setTimeout(done, timeoutMs);
    socket.on('data', (part) => parts.push(part));
    socket.once('end', done);
    socket.once('error', done);
    socket.once('close', done);
    socket.write(bytes);
  });
}
