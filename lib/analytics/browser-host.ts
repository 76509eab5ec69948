import { fetchEmbedConfig } from '@/lib/embeds/fetch-config';
import { holdsKey } from '@/lib/inquiry/browser/held-keys';
import type { AnalyticsHost } from './tag-manager';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The page as Tag Manager needs it. */
export const browserHost: AnalyticsHost = {
  container: async () => {
    const { container } = await fetchEmbedConfig();
    // The key of a plan page accepts offers, and a container reads the address and every storage.
    return holdsKey() ? undefined : container;
  },
  push: (entry) => {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
  },
  load: (address) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  },
  restart: () => window.location.reload(),
};
