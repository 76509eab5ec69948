/// <reference lib="webworker" />
import { NetworkOnly, type PrecacheEntry, Serwist } from 'serwist';
import { localeCookie } from '../i18n/language';
import {
  copyAddress,
  isConfiguratorPath,
  offlineCache,
  pathInLanguage,
  smallestPicture,
} from './offline-page';

/**
 * The service worker of the configurator: keeps its pages, scripts, fonts and small pictures, so that planning goes on
 * without a network. Pages come from the network whenever there is one; files whose name carries their content's hash
 * come from the cache. It never touches an address below `/api` or `/auth`, a post, or any other page of the site.
 */
declare const self: ServiceWorkerGlobalScope & {
  /** What to keep; the build puts the list here. */
  readonly __SW_MANIFEST: PrecacheEntry[];
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
};

/** After so many seconds without an answer a copy is better than waiting. */
const networkTimeoutSeconds = 6;

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: {
    cacheName: offlineCache,
    // Asked as a stranger would: nothing of a session can be kept, and no page in another language than its address.
    fetchOptions: { credentials: 'omit', headers: { 'Accept-Language': 'de' } },
    matchOptions: { ignoreVary: true },
    // A visitor who is choosing comes first.
    concurrency: 4,
  },
  // Pages are never older than the network's, so a new version may take over at once; it removes what the old one kept.
  skipWaiting: true,
  clientsClaim: true,
});

async function findCopy(path: string): Promise<Response | undefined> {
  const key = serwist.getPrecacheKeyForUrl(path);
  if (!key) return undefined;
  const cache = await self.caches.open(offlineCache);
  return cache.match(key, { ignoreVary: true });
}

async function findPage(pathname: string): Promise<Response | undefined> {
  const chosen = await self.cookieStore?.get(localeCookie).catch(() => null);
  const elsewhere = pathInLanguage(pathname, chosen?.value);
  return elsewhere ? Response.redirect(elsewhere, 302) : findCopy(copyAddress(pathname));
}

serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isConfiguratorPath(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds,
    plugins: [
      {
        // A gateway without a site behind it is as good as no network.
        fetchDidSucceed: async ({ response }) => {
          if ([502, 503, 504].includes(response.status)) throw new Error('unavailable');
          return response;
        },
        handlerDidError: ({ request }) => findPage(new URL(request.url).pathname),
      },
    ],
  }),
);

serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && smallestPicture(url.pathname) !== null,
  new NetworkOnly({
    plugins: [
      { handlerDidError: ({ request }) => findCopy(smallestPicture(new URL(request.url).pathname) ?? '') },
    ],
  }),
);

serwist.addEventListeners();
