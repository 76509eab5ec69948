import { parseAddress } from '../routes';
import type { Target } from '../schema';

/** What `to` of a button means: an address of ours, or one of `consent`, `mail` and `phone`. */
export function getTarget(to: string): Target | undefined {
  if (to === 'consent') return { consent: 'open' };
  if (to === 'mail') return { mail: 'main' };
  if (to === 'phone') return { phone: 'main' };
  const address = parseAddress(to);
  return address && !('article' in address) && !('step' in address) ? { route: address.route } : undefined;
}
