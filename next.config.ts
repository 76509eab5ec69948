import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

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
  async headers() {
    return [
      {
        source: '/media/:file*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=86400' }],
      },
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
          { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        ],
      },
    ];
  },
};

export default withNextIntl(config);
