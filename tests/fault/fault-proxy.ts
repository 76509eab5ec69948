import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { freePort } from '@/tests/helpers/backend-database';

/**
 * What happens to a connection on its way:
 * - `pass`: nothing.
 * - `hang`: it is accepted, and nothing ever comes back.
 * - `cut-request`: it breaks after so many bytes of what the caller sends; the other side gets only these.
 * - `lose-answer`: everything arrives, the other side answers, and the connection breaks before the caller reads it.
 * - `cut-answer`: the caller gets so many bytes of the answer.
 * - `trickle`: the answer comes one byte at a time.
 */
export type Fault =
  | { readonly kind: 'pass' | 'hang' | 'lose-answer' | 'trickle' }
  | { readonly kind: 'cut-request' | 'cut-answer'; readonly bytes: number };

/** A line between two real parties that can be made bad while they talk. */
export class FaultProxy {
  #fault: Fault = { kind: 'pass' };
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();
  /** Connections that the current fault has hit. */
  hits = 0;

  private constructor(
    readonly port: number,
    private readonly target: number,
  ) {}

  static async start(target: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(await freePort(), target);
    await proxy.open();
    return proxy;
  }

  /**
   * Changes the line; connections that stand are broken, so that the change counts for all of them. Resolves when both
   * ends know it, or a caller would still try a connection that it keeps for the next request.
   */
  async set(fault: Fault) {
    this.#fault = fault;
    this.hits = 0;
    await Promise.all(
      [...this.#sockets].map((socket) => {
        const closed = once(socket, 'close');
        socket.destroy();
        return closed;
      }),
    );
    for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  }

  async open() {
    this.#server = createServer((caller) => this.#serve(caller)).listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** From now on connections are refused. */
  async close() {
    for (const socket of this.#sockets) socket.destroy();
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    await closed;
  }

  #keep(socket: Socket) {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  #serve(caller: Socket) {
    this.#keep(caller);
    const fault = this.#fault;
    if (fault.kind === 'hang') {
      this.hits += 1;
      caller.resume();
      return;
    }
    const other = connect(this.target, '127.0.0.1');
    this.#keep(other);
    const end = () => {
      caller.destroy();
      other.destroy();
    };
    caller.once('close', () => other.destroy());
    other.once('close', () => caller.destroy());
    this.#carry(caller, other, fault.kind === 'cut-request' ? fault.bytes : Number.POSITIVE_INFINITY, end);
    const readable = fault.kind === 'cut-answer' ? fault.bytes : Number.POSITIVE_INFINITY;
    if (fault.kind === 'trickle') this.#trickle(other, caller);
    else this.#carry(other, caller, fault.kind === 'lose-answer' ? 0 : readable, end);
  }

  #trickle(from: Socket, to: Socket) {
    let written: Promise<unknown> = Promise.resolve();
    from.on('data', (part: Buffer) => {
      this.hits += 1;
      for (const byte of part) {
        written = written.then(
          () => new Promise((resolve) => to.write(Buffer.of(byte), () => setImmediate(resolve))),
        );
      }
    });
  }

  /** Forwards until the limit, then breaks the connection. */
  #carry(from: Socket, to: Socket, limit: number, end: () => void) {
    let carried = 0;
    from.on('data', (part: Buffer) => {
      const rest = limit - carried;
      carried += part.length;
      if (part.length < rest || rest === Number.POSITIVE_INFINITY) {
        to.write(part);
        return;
      }
      this.hits += 1;
      if (rest > 0) to.write(part.subarray(0, rest), end);
      else end();
    });
  }
}
