// Relative, since Next resolves no alias for what its configuration file imports.
import { addresses, getPath } from '../../content/routes';

/**
 * Regular expression, as text, of all addresses below the home page, without language and first slash:
 * `eventlocation-am-see|premium-catering|…`. `next.config.ts` maps and caches by it; the matcher of
 * `middleware.ts` must be written out there and is tested against it.
 */
export const pagePattern: string = addresses
  .map((address) => getPath(address).slice(1))
  .filter((path) => path !== '')
  .join('|');
