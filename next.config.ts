import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
// Relative, since Next resolves no alias for what its configuration file imports.
import { caching, sharedResource, strictPolicy } from './lib/server/http/security-headers';

const headersFor = (source: string, ...headers: { key: string; value: string }[]) => ({ source, headers });

/**
 * Where answers are no pages, and where nothing answers but Next's own 404. Frames and `/auth/confirm`
 * bring policies of their own; scripts need none.
 */
const withoutPages = [
  '/api/:path*',
  '/auth/v1/:path*',
  '/auth/:unknown((?!confirm$|v1).*)',
  '/embed/config',
  '/embed/:widget/:unknown+',
  '/fonts/:path*',
  '/_next/:unknown((?!static/).*)',
  '/:file(sitemap.xml|robots.txt|manifest.webmanifest|favicon.ico|icon.svg)',
];

const sharedResources = ['/media/:path*', '/icons/:path*', '/og/:path*', '/feed/:path*', '/texts/:path*'];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: [
    '@supabase/lite',
    '@electric-sql/pglite',
    'kysely',
    'pg',
    'nodemailer',
    'bcryptjs',
    'pdfkit',
    'fontkit',
  ],
  // A regenerated page would carry other inline scripts than the ones its policy names.
  experimental: { isrFlushToDisk: false },
  images: { unoptimized: true },
  // What every answer carries, and the headers of pages, come from server.ts.
  async headers() {
    return [
      ...withoutPages.map((source) => headersFor(source, strictPolicy)),
      ...sharedResources.map((source) => headersFor(source, strictPolicy, sharedResource)),
      headersFor('/:folder(media|icons)/:file*', { key: 'Cache-Control', value: caching.media }),
    ];
  },
};

/** The plugin watches sources with a compiled package; where a finished build is served there is neither. */
export default async (phase: string): Promise<NextConfig> => {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    // Messages are parsed when the site is built: no page ships the parser of ICU messages (9 kB gzip).
    experimental: { messages: { path: './messages', locales: 'infer', format: 'json', precompile: true } },
  })(config);
};
