import type { MetadataRoute } from 'next';
import { pageContent, pageNames } from '@/content/pages';
import { palette } from '@/content/palette';
import { site } from '@/content/site';
import { siteWords } from '@/content/texts';
import { localPath } from '@/lib/i18n/address';

const png = (size: number) => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** For visitors who put the site on their home screen; one manifest, in the site's own language. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { meta } = await pageContent('home', 'de');
  return {
    id: '/',
    name: `${site.name} · ${siteWords.de.claim}`,
    short_name: site.name,
    description: meta.description,
    lang: 'de',
    dir: 'ltr',
    // The part of the site that is used again and again.
    start_url: localPath('de', 'configurator'),
    scope: '/',
    display: 'standalone',
    background_color: palette.dark.ground,
    theme_color: palette.dark.ground,
    categories: ['food', 'business', 'events'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png(192),
      png(512),
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: meta.title, url: localPath('de', 'home') },
      { name: pageNames.contact.de, url: localPath('de', 'contact') },
    ],
  };
}
