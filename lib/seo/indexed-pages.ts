import { type Address, addresses, routes } from '@/content/routes';

/** Whether search engines may list a page; of the configurator only its first step. */
export const isIndexed = (address: Address): boolean =>
  routes[address.route].indexed && !('step' in address && address.step !== '');

/** The pages that search engines should find, in the order of the route table. */
export const indexedAddresses: readonly Address[] = addresses.filter(isIndexed);
