import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/**
 * Sends single requests to a loopback port with exactly these headers and this path; follows nothing, changes nothing.
 * The promise fails when the server closes the connection without an answer.
 */
export function asker(port: number) {
  return (
    path: string,
    headers: OutgoingHttpHeaders = {},
    method = 'GET',
    body: string | Buffer = '',
    encoding: BufferEncoding = 'utf8',
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString(encoding),
          }),
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });
}

/** Sends bytes as they are on a connection of their own; gives the head of the answer, nothing when there is none. */
export const exchange = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (part) => {
      text += part.toString('latin1');
      if (text.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', reject).on('close', () => resolve(text));
  });

/** Language that a page says it is in. */
export const detectLanguage = ({ body }: Answer): string | undefined =>
  /<html[^>]* lang="([^"]+)"/.exec(body)?.[1];
