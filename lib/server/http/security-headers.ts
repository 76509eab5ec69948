type Header = { readonly key: string; readonly value: string };

/**
 * What every answer carries. Each page's Content-Security-Policy is its own (`page-policy.ts`).
 * Source: OWASP Secure Headers Project.
 * @param isSecure whether the public address has https; without it a browser must not be told to insist on it (RFC 6797,
 * section 7.2).
 * @public read by next.config.ts
 */
export function securityHeaders(isSecure: boolean): readonly Header[] {
  return [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
    },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    ...(isSecure ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
  ];
}

/**
 * Pictures and icons are shown by others too: search results, previews of shared links.
 * @public read by next.config.ts
 */
export const sharedResource: Header = { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };

/**
 * Policy of everything that is no page: nothing may load, run, be sent or frame it. Inline styles belong to icons.
 * @public read by next.config.ts
 */
export const strictPolicy: Header = {
  key: 'Content-Security-Policy',
  value:
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** How long copies may be kept (RFC 9111, RFC 5861). */
export const caching = {
  /** A page with its language in the address is the same for everybody; a shared cache asks again after five minutes. */
  shared: 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600',
  /** Without one it depends on cookie and Accept-Language: only the visitor's own browser may keep it. */
  private: 'private, max-age=0, must-revalidate',
  /** Pictures keep their names when they are replaced. */
  media: 'public, max-age=604800, stale-while-revalidate=86400',
  /** Files whose name changes with their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** What belongs to one visitor and one moment. */
  none: 'no-store',
} as const;

/** Request headers that choose between the copies of a page without language in its address. */
export const localeVary = 'Accept-Language, Cookie';
