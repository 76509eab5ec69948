import fc from 'fast-check';
import { inquiryBody, sendableDraft } from '@/tests/helpers/backend-draft';
import { details, fresh, inquiry, message, session } from './bodies';
import { marker } from './known-values';
import { hostileTargets } from './paths';
import { checkQuote, quoteRequest, toolCall, wish } from './programs';
import { account, anyMethod, posts, probe, type Recipe, reading, reads } from './recipe-kinds';
import { authTargets, staffTargets } from './targets';

/** Every endpoint of the site; a route file that none of them covers fails the run. */
export const recipes: readonly Recipe[] = [
  posts('/api/inquiries', inquiry, 201),
  {
    ...posts(
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
          .constantFrom(
            'plan',
            'accept',
            'decline',
            'question',
            'withdraw',
            'renew-link',
            'guests',
            'offer-pdf',
          )
          .map((action) => `/api/inquiries/${action}`),
      },
      { weight: 1, arbitrary: hostileTargets('/api/inquiries') },
    ),
  },
  posts('/api/contact', message, 201),
  posts(
    '/api/vouchers/check',
    fresh(() => ({ code: 'SEE-2026' })),
    200,
  ),
  { ...posts('/api/quote', quoteRequest, 200), check: checkQuote },
  posts('/api/proposals', wish, 200),
  {
    ...posts('/mcp', toolCall, 200),
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
    methods: anyMethod,
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
    methods: anyMethod,
    targets: staffTargets,
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
    methods: [...reading, 'DELETE', 'PROPFIND'],
    targets: hostileTargets(''),
    valid: fresh(() => ({ a: marker })),
    probe: probe('/en/kontakt'),
  },
];
