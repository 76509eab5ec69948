import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The tab's icon as an address that holds it (RFC 2397): half a kilobyte in the page instead of a request beside the
 * first screen. It is `public/icons/icon.svg`, the same file the web manifest names.
 */
export function tabIcon(): string {
  const svg = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'public/icons/icon.svg'), 'utf8');
  return `data:image/svg+xml,${encodeURIComponent(svg.trim()).replace(/%(2C|2F|3A|3D)/g, decodeURIComponent)}`;
}
