import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { pagePattern } from './lib/i18n/page-pattern';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const overHttps = (process.env.SITE_URL || 'https://').startsWith('https://');

/** Every answer carries these; each page's Content-Security-Policy comes with the page (`scripts/csp.ts`). */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ...(overHttps ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
];

const cached = (source: string, value: string) => ({ source, headers: [{ key: 'Cache-Control', value }] });

/** A page with its language in the address is the same for everybody; a shared cache asks again after five minutes. */
const shared = 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600';

/** Without one it depends on cookie and Accept-Language: only the visitor's own browser may keep it. */
const own = (source: string) => ({
  source,
  headers: [
    { key: 'Cache-Control', value: 'private, max-age=0, must-revalidate' },
    { key: 'Vary', value: 'Accept-Language, Cookie' },
  ],
});

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
      { source: '/:path*', headers: securityHeaders },
      own('/'),
      own(`/:page(${pagePattern})`),
      cached('/:locale(en|es)', shared),
      cached(`/:locale(en|es)/:page(${pagePattern})`, shared),
      cached('/media/:file*', 'public, max-age=604800, stale-while-revalidate=86400'),
    ];
  },
};

export default withNextIntl(config);
