import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createEmbeddedBackend } from './embedded-backend';
import { fetchRequests } from './fetch-requests';
import { type BackendKeys, readKeys } from './keys';

export type OperatorBackend = {
  readonly keys: Pick<BackendKeys, 'anonKey' | 'serviceRoleKey'>;
  readonly fetch: typeof fetch;
  readonly close: () => Promise<void>;
};

/** Longest that a running process may need for one request. */
const timeoutMs = 30_000;
const everyMs = 100;

/** Sends a request to the process that has the data directory open. */
async function askProcess(dataDirectory: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const id = randomUUID();
  fetchRequests.ask(dataDirectory, {
    id,
    method: request.method,
    path: `${pathname}${search}`,
    headers: Object.fromEntries(request.headers),
    body: (await request.text()) || null,
  });
  for (let waited = 0; waited < timeoutMs; waited += everyMs) {
    await pause(everyMs);
    const answer = fetchRequests.readAnswer(dataDirectory, id);
    if (!answer) continue;
    const { status, contentType, body } = answer;
    return new Response(body, { status, headers: { 'Content-Type': contentType } });
  }
  fetchRequests.withdraw(dataDirectory);
  throw new Error('The process that uses the data did not answer.');
}

/**
 * The embedded backend for a command of the operator: opened here when nobody uses the data directory, else asked
 * through the process that does.
 */
export async function openOperatorBackend(dataDirectory: string): Promise<OperatorBackend> {
  const backend = createEmbeddedBackend(dataDirectory);
  const keys = readKeys(dataDirectory);
  try {
    await backend.start();
    return {
      keys,
      fetch: (input, init) => backend.fetch(new Request(input, init)),
      close: backend.close,
    };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'LockHeldError')) throw error;
    return {
      keys,
      fetch: (input, init) => askProcess(dataDirectory, new Request(input, init)),
      close: async () => undefined,
    };
  }
}
