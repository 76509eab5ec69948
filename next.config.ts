import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
// Relative, since Next resolves no alias for what its configuration file imports.
import { caching, securityHeaders, sharedResource, strictPolicy } from './lib/server/http/security-headers';

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

const sharedResources = ['/media/:path*', '/icons/:path*', '/og/:path*', '/texts/:path*'];

/** Unset, it is the made-up house's https address (`lib/server/env.ts`). */
const isSecure = !process.env.SITE_URL?.startsWith('http:');

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
  // Else the middleware cannot tell data and prefetches from pages.
  skipProxyUrlNormalize: true,
  // A regenerated page would carry other inline scripts than the ones its policy names.
  experimental: { isrFlushToDisk: false },
  images: { unoptimized: true },
  // What a process reads by its path, which no import names.
  outputFileTracingIncludes: {
    '/*': [
      './supabase/migrations/*.sql',
      './content/legal/terms/*.md',
      './node_modules/@expo-google-fonts/jost/{400Regular,600SemiBold}/*.ttf',
    ],
  },
  // Policy, `Cache-Control` and `Vary` of pages come from the middleware.
  async headers() {
    return [
      headersFor('/:path*', ...securityHeaders(isSecure)),
      ...withoutPages.map((source) => headersFor(source, strictPolicy)),
      ...sharedResources.map((source) => headersFor(source, strictPolicy, sharedResource)),
      headersFor('/:folder(media|icons)/:file*', { key: 'Cache-Control', value: caching.media }),
    ];
  },
};

/**
 * Building leaves a folder that runs by itself (`.next/standalone`), of which `next start` need not know. The plugin
 * watches sources with a compiled package; where a finished build is served there is neither.
 */
export default async (phase: string): Promise<NextConfig> => {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    // Messages are parsed when the site is built: no page ships the parser of ICU messages (9 kB gzip).
    experimental: { messages: { path: './messages', locales: 'infer', format: 'json', precompile: true } },
  })(phase === PHASE_PRODUCTION_BUILD ? { ...config, output: 'standalone' } : config);
};
