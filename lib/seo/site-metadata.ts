import type { Metadata } from 'next';
import { site } from '@/content/site';
import { env } from '@/lib/server/env';
import { tabIcon } from './tab-icon';

/** What every page of the site says about itself whatever its content: name, icons and web manifest. */
export function siteMetadata(): Metadata {
  return {
    metadataBase: new URL(env().SITE_URL),
    applicationName: site.name,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: tabIcon(), type: 'image/svg+xml' },
        { url: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      ],
      apple: [{ url: '/icons/icon-180.png', type: 'image/png', sizes: '180x180' }],
    },
    appleWebApp: { title: site.name, capable: false },
  };
}
