import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { pagePattern } from './lib/i18n/page-pattern';
import {
  caching,
  localeVary,
  securityHeaders,
  sharedResource,
  strictPolicy,
} from './lib/server/http/security-headers';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Messages are parsed when the site is built: no page ships the parser of ICU messages (9 kB gzip).
  experimental: { messages: { path: './messages', locales: 'infer', format: 'json', precompile: true } },
});

const headersFor = (source: string, ...headers: { key: string; value: string }[]) => ({ source, headers });

const cacheControl = (value: string) => ({ key: 'Cache-Control', value });

/** Pages without a language in their address. */
const ownCopy = [cacheControl(caching.own), { key: 'Vary', value: localeVary }];

/**
 * Where answers are no pages, and where nothing answers but Next's own 404. Frames and `/auth/confirm` bring policies
 * of their own; scripts need none, and the service worker's own requests would be forbidden by it.
 */
const noPages = [
  '/api/:path((?!contact$).*)',
  '/auth/v1/:path*',
  '/auth/:unknown((?!confirm$|v1).*)',
  '/embed/config',
  '/embed/:widget/:unknown+',
  '/fonts/:path*',
  '/_next/:unknown((?!static/).*)',
  '/:file(sitemap.xml|robots.txt|manifest.webmanifest|llms.txt|favicon.ico|icon.svg)',
];

const sharedResources = ['/media/:path*', '/icons/:path*', '/og/:path*', '/feed/:path*'];

const config: NextConfig = {
  // Only the container image needs the standalone folder; `next start` serves the same build without it.
  ...(process.env.BUILD_STANDALONE === '1' && { output: 'standalone' as const }),
  // The page of all controls exists only where somebody asked for it.
  ...(process.env.PRIMITIVES === '1' && { pageExtensions: ['primitives.tsx', 'tsx', 'ts'] }),
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@supabase/lite', '@electric-sql/pglite', 'nodemailer'],
  // The embedded database is migrated from these files, also in the container image.
  outputFileTracingIncludes: { '/api/**': ['./supabase/migrations/**'] },
  // A regenerated page would carry other inline scripts than the ones its policy names.
  experimental: { isrFlushToDisk: false },
  images: { unoptimized: true },
  // German pages answer at addresses without prefix; the middleware runs before this where it has to decide.
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/', destination: '/de' },
        { source: `/:page(${pagePattern})`, destination: '/de/:page' },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
  async headers() {
    return [
      headersFor('/:path*', ...securityHeaders(process.env.SITE_URL || 'https:')),
      ...noPages.map((source) => headersFor(source, strictPolicy)),
      ...sharedResources.map((source) => headersFor(source, strictPolicy, sharedResource)),
      headersFor('/', ...ownCopy),
      headersFor(`/:page(${pagePattern})`, ...ownCopy),
      headersFor('/:locale(en|es)', cacheControl(caching.shared)),
      headersFor(`/:locale(en|es)/:page(${pagePattern})`, cacheControl(caching.shared)),
      headersFor('/:folder(media|icons)/:file*', cacheControl(caching.media)),
    ];
  },
};

export default withNextIntl(config);
