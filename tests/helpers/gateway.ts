import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { freePort } from './backend-database';

/**
 * What happens to answers on their way:
 * - `none`: nothing.
 * - `cut`: the connection breaks in the middle of the body.
 * - `stripped`: secrets are taken out of JSON, as programs do that watch what leaves a network.
 */
export type AnswerFault = 'none' | 'cut' | 'stripped';

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
    private readonly forAll: boolean,
  ) {}

  /**
   * @param target address of an HTTP server, which need not answer yet.
   * @param forAll whether pages of other origins may talk to it, which a hosted project's gateway always allows.
   */
  static async start(target: string, forAll = false): Promise<Gateway> {
    const gateway = new Gateway(await freePort(), new URL(target), forAll);
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
    if (this.forAll) outgoing.setHeader('access-control-allow-origin', '*');
    if (this.forAll && incoming.method === 'OPTIONS') {
      outgoing.setHeader('access-control-allow-methods', 'GET,HEAD,PUT,PATCH,POST,DELETE');
      outgoing.setHeader(
        'access-control-allow-headers',
        incoming.headers['access-control-request-headers'] ?? '',
      );
      outgoing.writeHead(204).end();
      return;
    }
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
    else if (this.fault === 'cut')
      outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy());
    else outgoing.end(body);
  }
}

const withoutSecrets = (body: Buffer): Buffer =>
  Buffer.from(
    JSON.stringify(JSON.parse(body.toString('utf8')), (key, value) => (secrets.has(key) ? undefined : value)),
  );
