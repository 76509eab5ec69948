import { addressOf } from '../routes';
import type { Target } from '../schema';

/** What `to` of a button means: an address of ours, or one of `consent`, `mail` and `phone`. */
export function targetOf(to: string): Target | undefined {
  if (to === 'consent') return { consent: 'open' };
  if (to === 'mail') return { mail: 'main' };
  if (to === 'phone') return { phone: 'main' };
  const address = addressOf(to);
  return address && !('article' in address) && !('step' in address) ? { route: address.route } : undefined;
}
