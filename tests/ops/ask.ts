import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

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
