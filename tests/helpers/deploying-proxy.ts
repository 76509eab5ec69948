import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** Changes a text on its way to the browser; `null` leaves it as it is. */
export type Rewrite = (path: string, text: string) => string | null;

/**
 * A server in front of the site that can hand out other texts than it, as if the site had been deployed anew: the same
 * build, and yet another version to every browser.
 */
export async function deployingProxy(port: number, sitePort: number) {
  let rewrite: Rewrite = () => null;
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    asked.push(path);
    // What the browser has kept is as old as the version it came from: nothing may be answered with "unchanged".
    const headers = { ...incoming.headers };
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    const onward = request(
      { host: '127.0.0.1', port: sitePort, path, method: incoming.method, headers },
      async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part as Buffer);
        const body = Buffer.concat(parts);
        const isText = /html|javascript/.test(answer.headers['content-type'] ?? '');
        const changed = isText ? rewrite(path, body.toString('utf8')) : null;
        const kept = { ...answer.headers };
        for (const name of ['content-length', 'transfer-encoding', 'etag', 'last-modified'])
          delete kept[name];
        outgoing.writeHead(answer.statusCode ?? 500, kept).end(changed ?? body);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Paths that browsers have asked for, in order. */
    asked,
    deploy: (next: Rewrite) => {
      rewrite = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
