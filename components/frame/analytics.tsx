'use client';

import { useEffect } from 'react';
import { whenAllowed } from '@/lib/analytics/when-allowed';
import { consentStore } from '@/lib/consent/consent-store';

/** Tag Manager under consent, where the operator has named a container; asks for its name and its code only then. */
export function Analytics() {
  useEffect(
    () =>
      whenAllowed(consentStore, async () => {
        const [{ startAnalytics }, { browserHost }] = await Promise.all([
          import('@/lib/analytics/tag-manager'),
          import('@/lib/analytics/browser-host'),
        ]);
        startAnalytics(consentStore, browserHost);
      }),
    [],
  );
  return null;
}
