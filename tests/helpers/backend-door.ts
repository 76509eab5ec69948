import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import type { EmbeddedBackend, Lease } from '@/lib/server/embedded/embedded-backend';

/** Source of formats and codes: PostgreSQL, "Frontend/Backend Protocol", message formats. */

/** Of a client that opens a connection; it may ask for encryption first. */
const startup = 196_608;

/** What `psql` and drivers call the socket in a folder that is named as host. */
const socketName = '.s.PGSQL.5432';

const message = (type: string, ...parts: (string | Buffer)[]) => {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)),
  );
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const query = (sql: string) => message('Q', sql);

const failure = (code: string, text: string) =>
  message('E', 'SFATAL', `C${code}`, `M${text}`, Buffer.alloc(1));

/** Whom a client talks to, and that it may; reaching the socket is the permission. */
const welcome = Buffer.concat([
  message('R', Buffer.alloc(4)),
  ...Object.entries({
    server_version: '17.5',
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  }).map(([name, value]) => message('S', name, value)),
  message('Z', Buffer.from('I')),
]);

/** The transaction's state that an answer ends with: idle, in a transaction, failed; null = it goes on. */
function stateAfter(answer: Uint8Array): string | null {
  const buffer = Buffer.from(answer);
  let state: string | null = null;
  for (let at = 0; at + 5 <= buffer.length; at += 1 + buffer.readInt32BE(at + 1)) {
    state = buffer[at] === 0x5a ? String.fromCharCode(buffer[at + 5] ?? 0) : null;
  }
  return state;
}

/** The messages of a client, one by one; without those that open a connection, which are answered here. */
async function* messagesOf(socket: Socket): AsyncGenerator<Buffer> {
  let pending = Buffer.alloc(0);
  let isOpen = false;
  for await (const part of socket) {
    pending = Buffer.concat([pending, part]);
    for (;;) {
      const lengthAt = isOpen ? 1 : 0;
      if (pending.length < lengthAt + 4) break;
      const size = lengthAt + pending.readInt32BE(lengthAt);
      if (pending.length < size) break;
      const next = pending.subarray(0, size);
      pending = pending.subarray(size);
      if (isOpen) {
        if (next[0] === 0x58) return;
        yield next;
        continue;
      }
      isOpen = next.readInt32BE(4) === startup;
      socket.write(isOpen ? welcome : 'N');
    }
  }
}

type Leasing = Pick<EmbeddedBackend, 'lease'>;

/** Serves one client: its statements have the database to themselves until its transaction is over. */
async function attend(socket: Socket, backend: Leasing) {
  let lease: Lease | null = null;
  const giveBack = () => {
    lease?.release();
    lease = null;
  };
  try {
    for await (const next of messagesOf(socket)) {
      lease ??= await backend.lease();
      const answer = await lease.exchange(next);
      socket.write(answer);
      if (stateAfter(answer) === 'I') giveBack();
    }
  } catch {
    socket.write(failure('57P03', 'The database cannot be reached.'));
  } finally {
    await lease?.exchange(query('rollback')).catch(() => undefined);
    giveBack();
    socket.destroy();
  }
}

/** The folder that `psql -h` and drivers are given as host. */
export const doorDirectory = (dataDirectory: string) => path.join(dataDirectory, 'socket');

/** The same as an address (libpq, "Connection URIs"). */
export const doorAddress = (dataDirectory: string) =>
  `postgresql://postgres@localhost/postgres?${new URLSearchParams({ host: doorDirectory(dataDirectory) })}`;

/**
 * Opens an embedded database to drivers as a hosted project's is open: one Unix socket that only the process's own user
 * can reach, over the same queue as every request.
 */
export function openDoor(backend: Leasing, dataDirectory: string): Server {
  const directory = doorDirectory(dataDirectory);
  const file = path.join(directory, socketName);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  // Of a process that was killed; the data directory's lock says that there is no other.
  rmSync(file, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    void attend(socket, backend);
  });
  return server.listen(file).unref();
}
