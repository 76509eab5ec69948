import { type Locale, locales } from '@/content/locales';
import { type Address, getPath, newsSlugs, routeIds } from '@/content/routes';

/** Size and type that Facebook, LinkedIn, WhatsApp, Slack and X show uncropped. */
export const sharePictureFormat = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** All steps of the configurator are one page to somebody who is sent a link. */
const sharedAs = (address: Address): Address => ('step' in address ? { route: 'configurator' } : address);

/** Path of the preview picture of a page in a language, for example `/og/en/catering/fingerfood.jpg`. */
export function sharePicturePath(locale: Locale, address: Address): string {
  const path = getPath(sharedAs(address));
  return `/og/${locale}${path === '/' ? '/home' : path}.jpg`;
}

const pages: readonly Address[] = [
  ...routeIds.map((route) => ({ route })),
  ...newsSlugs.map((article) => ({ route: 'news', article }) as const),
];

/** Every preview picture there is, by its path. */
export const sharePictures: ReadonlyMap<string, { readonly locale: Locale; readonly address: Address }> =
  new Map(
    locales.flatMap((locale) =>
      pages.map((address) => [sharePicturePath(locale, address), { locale, address }] as const),
    ),
  );
