import { z } from 'zod';
import { createRequestFiles } from './request-files';

/** Requests to the data and sign-in interfaces, with the keys that these ask for; status 503 when nothing answered. */
export const fetchRequests = createRequestFiles('operator', {
  question: z.object({
    id: z.uuid(),
    method: z.string(),
    path: z.string().regex(/^\/(rest|auth)\/v1\//),
    headers: z.record(z.string(), z.string()),
    body: z.string().nullable(),
  }),
  answer: z.object({
    id: z.uuid(),
    status: z.number().int(),
    contentType: z.string(),
    body: z.string().nullable(),
  }),
});

type Answering = { readonly fetch: (request: Request) => Promise<Response> };

/** An operator's command makes a few requests, one after the other. */
const everyMs = 250;

/** Looks for requests and answers them, for as long as the process lives. */
export function answerFetchRequests(backend: Answering, dataDirectory: string) {
  fetchRequests.answerAll(
    dataDirectory,
    async ({ id, method, path, headers, body }) => {
      const request = new Request(`http://backend.invalid${path}`, { method, headers, body });
      const response = await backend.fetch(request).catch(() => new Response(null, { status: 503 }));
      const contentType = response.headers.get('content-type') ?? '';
      return { id, status: response.status, contentType, body: (await response.text()) || null };
    },
    everyMs,
  );
}
