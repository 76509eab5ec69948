/**
 * Content-Security-Policy of an embed frame: the provider's origins and nothing else, no inline script
 * at all. Only this site may show the frame. Source: W3C CSP Level 3.
 */
export function framePolicy(origins: readonly string[]): string {
  const list = origins.join(' ');
  return [
    "default-src 'none'",
    `script-src ${list}`,
    `style-src 'self' 'unsafe-inline' ${list}`,
    `img-src 'self' data: ${list}`,
    `font-src 'self' data: ${list}`,
    `connect-src ${list}`,
    `frame-src ${list}`,
    `media-src ${list}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
