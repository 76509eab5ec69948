import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { freePort } from './backend-database';

/**
 * What happens to answers on their way:
 * - `none`: nothing.
 * - `stripped`: secrets are taken out of JSON, as programs do that watch what leaves a network.
 */
export type AnswerFault = 'none' | 'stripped';

/** What such programs take for secrets. */
const secrets = new Set(['access_token', 'refresh_token']);

/** Length and coding belong to the body that came; it is written anew. */
const ofTheBody = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection']);

/** A real stop between two real parties: an HTTP gateway on a loopback port, which can be made bad or taken away. */
export class Gateway {
  fault: AnswerFault = 'none';
  #server: Server | undefined;

  private constructor(
    readonly port: number,
    private readonly target: URL,
  ) {}

  /** @param target address of an HTTP server, which need not answer yet. */
  static async start(target: string): Promise<Gateway> {
    const gateway = new Gateway(await freePort(), new URL(target));
    await gateway.open();
    return gateway;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async open() {
    this.#server = createServer((incoming, outgoing) => this.#forward(incoming, outgoing));
    this.#server.listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** From now on connections are refused; those that stand are broken. */
  async close() {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { hostname, port } = this.target;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request({ hostname, port, method: incoming.method, path: incoming.url, headers });
    onward.on('error', () => outgoing.destroy());
    onward.on('response', async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      this.#answer(answer, Buffer.concat(parts), outgoing);
    });
    incoming.pipe(onward);
  }

  #answer({ statusCode = 502, headers }: IncomingMessage, whole: Buffer, outgoing: ServerResponse) {
    const json = headers['content-type']?.includes('json') ?? false;
    const body = this.fault === 'stripped' && json ? withoutSecrets(whole) : whole;
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined && !ofTheBody.has(name)) outgoing.setHeader(name, value);
    }
    // No body may follow these: RFC 9110, section 6.4.1.
    const bare = statusCode === 204 || statusCode === 304;
    outgoing.writeHead(statusCode, bare ? {} : { 'content-length': body.length });
    if (bare) outgoing.end();
    else outgoing.end(body);
  }
}

const withoutSecrets = (body: Buffer): Buffer =>
  Buffer.from(
    JSON.stringify(JSON.parse(body.toString('utf8')), (key, value) => (secrets.has(key) ? undefined : value)),
  );
