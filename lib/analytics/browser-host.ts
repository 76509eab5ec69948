import { fetchEmbedConfig } from '@/lib/embeds/fetch-config';
import type { AnalyticsHost } from './tag-manager';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The page as Tag Manager needs it. */
export const browserHost: AnalyticsHost = {
  container: async () => (await fetchEmbedConfig()).container,
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
