import 'server-only';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  McpServer,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { type Locale, locales } from '@/content/locales';
import { site } from '@/content/site';
import { isRecord } from '@/lib/base/is-record';
import { log } from '@/lib/base/log';
import { getCatalogue } from '@/lib/public-api/catalogue';
import { pageUrl } from '@/lib/seo/absolute-url';
import { env } from '@/lib/server/env';
import { readJson } from '@/lib/server/http/body';
import { respond } from '@/lib/server/http/respond';
import { computations, isBusy } from '@/lib/server/queue';
import { fail, findWait } from './http';
import { registerTools } from './mcp-tools';

const maxBodyBytes = 64 * 1024;

/** What a model may read without asking for anything in particular. */
const resources = {
  menu: {
    title: 'Menu and packages',
    read: (locale: Locale) => {
      const { venue: _venue, rooms: _rooms, rules: _rules, ...menu } = getCatalogue(locale);
      return menu;
    },
  },
  rooms: {
    title: 'Rooms with capacity and hire',
    read: (locale: Locale) => ({
      venue: getCatalogue(locale).venue,
      rooms: getCatalogue(locale).rooms,
      page: pageUrl(locale, 'locationRooms'),
    }),
  },
  terms: {
    title: 'Terms of booking',
    read: (locale: Locale) => ({
      rules: getCatalogue(locale).rules,
      page: pageUrl(locale, 'terms'),
      privacy: pageUrl(locale, 'privacy'),
    }),
  },
} as const;

function createServer(): McpServer {
  const server = new McpServer(
    { name: 'seegut', title: site.name, version: '1.0.0', websiteUrl: pageUrl('en', 'home') },
    {
      instructions:
        `${site.name} is a lakeside venue and caterer in ${site.address.city}, Germany. Search the menu, propose and price plans, check days, ` +
        'then give the person the link: only a person sends an inquiry. Prices are expected prices and not binding. ' +
        'Allergens follow the recipes; traces cannot be ruled out. Send no names, addresses or other data about persons.',
    },
  );
  registerTools(server);
  for (const [name, { title, read }] of Object.entries(resources)) {
    for (const locale of locales) {
      server.registerResource(
        `${name}-${locale}`,
        `seegut://${locale}/${name}`,
        { title: `${title} (${locale})`, mimeType: 'application/json' },
        async (uri) => ({
          contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(read(locale)) }],
        }),
      );
    }
  }
  return server;
}

const handler = createMcpHandler(createServer, {
  maxSubscriptions: 0,
  onerror: (error) => log.warn('mcp.failed', { reason: error.name }),
});

/** JSON-RPC 2.0, section 5.1: Invalid Request. */
const batchRejected = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32600, message: 'Batches are not accepted: send each message in a request of its own.' },
};

/** The one tool that takes its turn. */
const isProposing = (body: unknown) =>
  isRecord(body) && isRecord(body.params) && body.params.name === 'propose_plans';

async function answerPost(request: Request): Promise<Response> {
  const read = await readJson(request, maxBodyBytes);
  if (!read.ok) return fail(read.code, 'en');
  if (Array.isArray(read.body)) return respond(400, batchRejected);
  try {
    const retryAfterSeconds = await findWait(request);
    if (retryAfterSeconds !== null) return fail('rate.limited', 'en', { retryAfterSeconds });
    if (isProposing(read.body)) computations().assertRoom();
  } catch (error) {
    if (!isBusy(error)) throw error;
    return fail('rate.limited', 'en', { retryAfterSeconds: error.retryAfterSeconds });
  }
  return handler.fetch(request, { parsedBody: read.body });
}

/**
 * Answers the Model Context Protocol over streamable HTTP: a server of its own for each request, without sessions,
 * accounts or cookies. 400 for a batch, which the protocol has not known since 2025-06-18 and which would be many uses in
 * one; 403 for another host or for pages of other sites (DNS rebinding, as the protocol asks for), 413 larger than 64 KiB,
 * 429 too many from one address, or while too many plans wait to be proposed.
 */
export async function handleMcp(request: Request): Promise<Response> {
  const hosts = [new URL(env().SITE_URL).hostname, ...localhostAllowedHostnames()];
  const rejected = hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, hosts);
  if (rejected) return rejected;
  const response = await (request.method === 'POST' ? answerPost(request) : handler.fetch(request));
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
