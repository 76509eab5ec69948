/**
 * The server's part of the site in a process of its own, for tests that kill it: the real handlers, the embedded
 * backend and the sweeper, on a loopback port. Argument: the port.
 */
import { createServer } from 'node:http';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { startSweeper, sweepOutbox } from '@/lib/jobs/sweeper';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';

const port = Number(process.argv[2]);

const routes: Readonly<Record<string, (body: string) => Promise<Response>>> = {
  '/api/inquiries': (body) =>
    handleInquiry(
      new Request('http://seegut.test/api/inquiries', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        body,
      }),
      { now: new Date(), address: '192.0.2.1', stored: () => void sweepOutbox() },
    ),
  '/sweep': async () => sweepOutbox().then(() => Response.json({})),
};

await embeddedBackend().start();
startSweeper();
createServer(async (incoming, outgoing) => {
  let body = '';
  for await (const part of incoming) body += part;
  const answer = (await routes[incoming.url ?? '']?.(body)) ?? new Response(null, { status: 404 });
  outgoing.writeHead(answer.status, { 'Content-Type': 'application/json' });
  outgoing.end(await answer.text());
}).listen(port, '127.0.0.1', () => process.stdout.write('listening\n'));
