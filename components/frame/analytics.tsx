'use client';

import { useEffect } from 'react';
import { startAnalytics } from '@/lib/analytics/tag-manager';
import { consentStore } from '@/lib/consent/consent-store';
import { fetchEmbedConfig } from '@/lib/embeds/fetch-config';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

function load(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Tag Manager under consent, where the operator has named a container; asks for its name only then. */
export function Analytics() {
  useEffect(
    () =>
      startAnalytics(consentStore, {
        container: async () => (await fetchEmbedConfig()).container,
        push: (entry) => {
          window.dataLayer ??= [];
          window.dataLayer.push(entry);
        },
        load,
        restart: () => window.location.reload(),
      }),
    [],
  );
  return null;
}
