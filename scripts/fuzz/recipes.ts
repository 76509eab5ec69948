import fc from 'fast-check';
import { inquiryBody, sendableDraft } from '@/tests/helpers/backend-draft';
import { details, fresh, inquiry, message, session } from './bodies';
import { marker } from './known-values';
import { hostileTargets } from './paths';
import { checkQuote, quoteRequest, toolCall, wish } from './programs';

export type Recipe = {
  /** As in the table of results. */
  readonly name: string;
  /** Route files below `app` that this recipe covers. */
  readonly covers: readonly string[];
  readonly methods: readonly string[];
  readonly targets: fc.Arbitrary<string>;
  /** Bodies that are in order, before anything is done to them; null where no body is read. */
  readonly valid: fc.Arbitrary<unknown> | null;
  /** A request that has to work before and after everything else. */
  readonly probe: { readonly method: string; readonly target: string; readonly status: number };
  /** What is wrong with the answer 200 to a body; `null` when nothing is. */
  readonly check?: (sent: Buffer, answer: string) => Promise<string | null>;
  /** The cookie of a signed-in visitor goes along with half of the requests. */
  readonly signedIn?: boolean;
};

const exactly = (target: string) => fc.constant(target);
const authTargets = fc.oneof(
  fc.constantFrom(
    '/auth/v1/signup',
    '/auth/v1/token?grant_type=password',
    '/auth/v1/token?grant_type=refresh_token',
    '/auth/v1/recover',
    '/auth/v1/resend',
    '/auth/v1/verify',
    '/auth/v1/user',
    '/auth/v1/logout?scope=global',
    '/auth/v1/settings',
    '/auth/v1/health',
  ),
  fc.constantFrom(
    '/auth/v1/admin/users',
    '/auth/v1/admin/users/1',
    '/auth/v1/admin/generate_link',
    '/auth/v1/otp',
    '/auth/v1/magiclink',
    '/auth/v1/invite',
    '/auth/v1/authorize?provider=google&redirect_to=//evil.example',
    '/auth/v1/callback?code=x',
    '/auth/v1/sso',
    '/auth/v1/factors',
    '/auth/v1/token',
    '/auth/v1/token?grant_type=__proto__',
    '/auth/v1/.well-known/jwks.json',
    '/auth/v1/verify?token=x&type=signup&redirect_to=https://evil.example',
    '/auth/v1/%2e%2e/rest/v1/inquiries',
  ),
  hostileTargets('/auth/v1'),
); // prettier-ignore

const read = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT'];
const write = [
  'POST',
  'POST',
  'POST',
  'POST',
  'POST',
  'POST',
  'POST',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'GET',
];
const all = ['GET', 'GET', 'POST', 'POST', 'POST', 'PUT', 'PUT', 'DELETE', 'PATCH'];
const probe = (target: string, status = 200, method = 'GET') => ({ method, target, status });
const posts = (name: string, target: string, valid: fc.Arbitrary<unknown>, status: number): Recipe => ({
  name,
  covers: [`${target.slice(1)}/route.ts`],
  methods: write,
  targets: fc.oneof(
    { weight: 19, arbitrary: exactly(target) },
    { weight: 1, arbitrary: hostileTargets(target) },
  ),
  valid,
  probe: probe(target, status, 'POST'),
});

const reads = (
  name: string,
  covers: readonly string[],
  targets: fc.Arbitrary<string>,
  ok: string,
): Recipe => ({
  name,
  covers,
  methods: read,
  targets,
  valid: null,
  probe: probe(ok),
});

const account = (target: string, valid: fc.Arbitrary<unknown>): Recipe => ({
  name: target,
  covers: [`${target.slice(1)}/route.ts`],
  methods: all,
  targets: fc.oneof(
    { weight: 9, arbitrary: exactly(target) },
    { weight: 1, arbitrary: hostileTargets(target) },
  ),
  valid,
  probe: probe('/api/health'),
  signedIn: true,
});

/** Every endpoint of the site; a route file that none of them covers fails the run. */
export const recipes: readonly Recipe[] = [
  posts('/api/inquiries', '/api/inquiries', inquiry, 201),
  {
    ...posts(
      '/api/inquiries/plan',
      '/api/inquiries/plan',
      fresh(() => ({
        reference: 'SG-2026-7KQ4M',
        key: 'x'.repeat(43),
      })),
      403,
    ),
    covers: ['api/inquiries/[action]/route.ts'],
    probe: probe('/api/health'),
    targets: fc.oneof(
      {
        weight: 9,
        arbitrary: fc
          .constantFrom('plan', 'accept', 'decline', 'question', 'withdraw', 'guests', 'offer-pdf')
          .map((action) => `/api/inquiries/${action}`),
      },
      { weight: 1, arbitrary: hostileTargets('/api/inquiries') },
    ),
  },
  posts('/api/contact', '/api/contact', message, 201),
  posts(
    '/api/vouchers/check',
    '/api/vouchers/check',
    fresh(() => ({ code: 'SEE-2026' })),
    200,
  ),
  { ...posts('/api/quote', '/api/quote', quoteRequest, 200), check: checkQuote },
  posts('/api/proposals', '/api/proposals', wish, 200),
  {
    ...posts('/mcp', '/mcp', toolCall, 200),
    probe: probe('/api/health'),
  },
  reads(
    'catalogue',
    [
      'api/catalogue/route.ts',
      'api/catalogue/[file]/route.ts',
      'api/openapi.json/route.ts',
      'api/availability/route.ts',
    ],
    fc.oneof(
      hostileTargets('/api/catalogue'),
      hostileTargets('/api/openapi.json'),
      hostileTargets('/api/availability'),
      fc.string({ maxLength: 40 }).map((text) => `/api/catalogue?locale=en&version=${text}`),
      fc.string({ maxLength: 40 }).map((text) => `/api/availability?from=2027-01-01&to=${text}`),
    ),
    '/api/catalogue?locale=en',
  ),
  account(
    '/api/account',
    fresh(() => ({ confirm: false })),
  ),
  account(
    '/api/account/link',
    fresh(() => ({})),
  ),
  account(
    '/api/account/draft',
    fresh(() => ({ draft: inquiryBody({}, sendableDraft({ details: details() })).draft, baseRevision: 0 })),
  ),
  account(
    '/api/account/plan',
    fresh(() => ({})),
  ),
  account(
    '/api/account/export',
    fresh(() => ({})),
  ),
  posts(
    '/auth/browser',
    '/auth/browser',
    fresh(() => ({})),
    200,
  ),
  {
    ...account(
      '/auth/confirm',
      fresh(() => ({ token_hash: marker, type: 'signup', next: '/', lng: 'de' })),
    ),
    targets: hostileTargets('/auth/confirm'),
  },
  {
    name: '/auth/v1',
    covers: ['auth/v1/[...path]/route.ts'],
    methods: all,
    targets: authTargets,
    valid: session,
    probe: probe('/api/account/config'),
    signedIn: true,
  },
  {
    name: '/api/haus',
    covers: [
      'api/haus/day/route.ts',
      'api/haus/export/route.ts',
      'api/haus/inquiries/[reference]/[action]/route.ts',
      'api/haus/language/route.ts',
      'api/haus/messages/[reference]/route.ts',
      'api/haus/sign-out/route.ts',
    ],
    methods: all,
    targets: fc.oneof(
      fc
        .constantFrom(
          'take',
          'release',
          'note',
          'hold',
          'decline',
          'draft',
          'offer',
          'event.ics',
          'offer.pdf',
        )
        .map((action) => `/api/haus/inquiries/SG-2026-7KQ4M/${action}`),
      fc.constantFrom(
        '/api/haus/day?day=2027-08-14',
        '/api/haus/export?table=inquiries&from=2026-01-01&to=2030-01-01',
        '/api/haus/messages/SK-2026-7KQ4M',
        '/api/haus/language',
      ),
      hostileTargets('/api/haus'),
    ),
    valid: fresh(() => ({
      action: 'take',
      text: marker,
      state: 'closed',
      key: crypto.randomUUID(),
      revision: 0,
    })),
    probe: probe('/api/haus/inquiries/SG-2026-7KQ4M/take', 401, 'POST'),
    signedIn: true,
  },
  {
    ...reads(
      '/api/haus/kalender.ics',
      ['api/haus/kalender.ics/route.ts'],
      hostileTargets('/api/haus/kalender.ics'),
      '',
    ),
    probe: probe('/api/haus/kalender.ics', 403),
  },
  reads('/og', ['og/[locale]/[...path]/route.ts'], hostileTargets('/og'), '/og/de/home.jpg'),
  reads('/feed', ['feed/[file]/route.ts'], hostileTargets('/feed'), '/feed/de.xml'),
  reads(
    '/embed',
    ['embed/[widget]/route.ts', 'embed/config/route.ts'],
    hostileTargets('/embed'),
    '/embed/config',
  ),
  reads(
    'small answers',
    [
      'api/health/route.ts',
      'api/ready/route.ts',
      'api/account/config/route.ts',
      'api/account/texts/[file]/route.ts',
      'api/fonts/[file]/route.ts',
      'llms.txt/route.ts',
    ],
    fc.oneof(
      hostileTargets('/api/health'),
      hostileTargets('/api/ready'),
      hostileTargets('/api/account/config'),
      hostileTargets('/api/account/texts'),
      hostileTargets('/api/fonts'),
      hostileTargets('/llms.txt'),
    ),
    '/api/ready',
  ),
  {
    name: 'pages and unknown paths',
    covers: [],
    methods: [...read, 'DELETE', 'PROPFIND'],
    targets: hostileTargets(''),
    valid: fresh(() => ({ a: marker })),
    probe: probe('/en/kontakt'),
  },
]; // prettier-ignore
