import { randomUUID } from 'node:crypto';
import { toPlan } from '@/lib/public-api/plan-schema';
import { inquiryBody, sendableDraft } from '@/tests/helpers/backend-draft';
import { marker } from './values';

export type Endpoint = {
  /** Route files below `app` that answer at this address. */
  readonly covers: readonly string[];
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The answer to a request that is in order; it has to be the same after everything hostile. */
  readonly status: number;
  /** A body that is in order, new each time; absent where none is read. */
  readonly body?: () => object;
  /** Sent with the session of a visitor who has signed in. */
  readonly signedIn?: true;
};

const address = () => `${marker}.${randomUUID().slice(0, 8)}@example.org`;

const draft = () =>
  sendableDraft({
    details: { ...sendableDraft().details, lastName: marker, message: marker, email: address() },
    services: ['s01'],
    serviceQuantities: { s01: { count: 2, hours: 4 } },
  });

const message = () => ({
  topic: 'catering',
  name: marker,
  email: address(),
  phone: '+49 2151 000000',
  message: marker,
  callback: true,
  callbackDay: '',
  callbackWindow: '',
  locale: 'de',
  idempotencyKey: randomUUID(),
  elapsedMs: 60_000,
  website: '',
});

const toolCall = () => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'price_plan', arguments: { draft: toPlan(draft()) } },
});

const credentials = () => ({ email: address(), password: `${marker} bei Nacht 7`, data: { locale: 'de' } });

const planPage = () => ({ reference: 'SG-2026-7KQ4M', key: 'x'.repeat(43), locale: 'de' });

const reads = (path: string, route: string, status = 200): Endpoint => ({
  covers: [`${route}/route.ts`],
  path,
  method: 'GET',
  status,
});

const posts = (path: string, status: number, body: () => object, route = path.slice(1)): Endpoint => ({
  covers: [`${route}/route.ts`],
  path,
  method: 'POST',
  status,
  body,
});

/** One address of every route file, and of the pages. */
export const endpoints: readonly Endpoint[] = [
  posts('/api/inquiries', 201, () => inquiryBody({}, draft())),
  posts('/api/inquiries/plan', 403, planPage, 'api/inquiries/[action]'),
  posts('/api/contact', 201, message),
  posts('/api/vouchers/check', 200, () => ({ code: 'SEE-2026' })),
  posts('/api/quote', 200, () => ({ draft: toPlan(draft()) })),
  posts('/api/proposals', 200, () => ({ occasion: 'wedding', guests: 80, diets: ['vegan'], without: ['H'] })),
  posts('/mcp', 200, toolCall),
  posts('/auth/browser', 200, () => ({})),
  posts('/auth/confirm', 303, () => ({ token_hash: marker, type: 'signup', next: '/', lng: 'de' })),
  posts('/auth/v1/signup', 200, credentials, 'auth/v1/[...path]'),
  { ...reads('/api/account', 'api/account'), signedIn: true },
  { ...posts('/api/account/link', 200, () => ({})), signedIn: true },
  { ...reads('/api/account/plan', 'api/account/plan', 400), signedIn: true },
  { ...reads('/api/account/export', 'api/account/export'), signedIn: true },
  {
    // One is stored before everything else.
    ...posts('/api/account/draft', 409, () => ({ draft: inquiryBody({}, draft()).draft, baseRevision: 0 })),
    method: 'PUT',
    signedIn: true,
  },
  posts(
    '/api/haus/inquiries/SG-2026-7KQ4M/take',
    401,
    () => ({ text: marker, revision: 0 }),
    'api/haus/inquiries/[reference]/[action]',
  ),
  posts(
    '/api/haus/messages/SK-2026-7KQ4M',
    401,
    () => ({ state: 'closed' }),
    'api/haus/messages/[reference]',
  ),
  posts('/api/haus/day', 401, () => ({ day: '2027-08-14', text: marker })),
  posts('/api/haus/language', 400, () => ({ locale: 'en' })),
  posts('/api/haus/factor', 303, () => ({ code: '123456' })),
  posts('/api/haus/sign-out', 303, () => ({})),
  reads('/api/haus/export', 'api/haus/export', 401),
  reads('/api/haus/kalender.ics', 'api/haus/kalender.ics', 403),
  reads('/api/catalogue?locale=en', 'api/catalogue'),
  reads('/api/openapi.json', 'api/openapi.json'),
  reads('/api/availability?from=2027-01-01&to=2027-02-01', 'api/availability'),
  reads('/api/account/config', 'api/account/config'),
  reads('/api/account/texts/nope', 'api/account/texts/[file]', 404),
  reads('/api/fonts/nope', 'api/fonts/[file]', 404),
  reads('/texts/nope', 'texts/[file]', 404),
  reads('/api/health', 'api/health'),
  reads('/api/ready', 'api/ready'),
  reads('/llms.txt', 'llms.txt'),
  reads('/og/de/home.jpg', 'og/[locale]/[...path]'),
  reads('/feed/de.xml', 'feed/[file]'),
  reads('/embed/config', 'embed/config'),
  reads('/embed/nope', 'embed/[widget]', 404),
  { covers: [], path: '/en/kontakt', method: 'GET', status: 200 },
  { covers: [], path: '/es/catering-konfigurator/paket', method: 'GET', status: 200 },
];
