'use client';

import { useEffect } from 'react';
import { startAnalytics } from '@/lib/analytics/tag-manager';
import { consentStore } from '@/lib/consent/consent-store';

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

/** Tag Manager under consent; only rendered where the operator has named a container. */
export function Analytics({ id }: { id: string }) {
  useEffect(
    () =>
      startAnalytics(id, consentStore, {
        push: (entry) => {
          window.dataLayer ??= [];
          window.dataLayer.push(entry);
        },
        load,
        restart: () => window.location.reload(),
      }),
    [id],
  );
  return null;
}
