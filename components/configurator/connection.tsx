'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { steps } from '@/lib/configurator/steps';
import { localPath } from '@/lib/i18n/address';
import { loadAllSteps } from './step-modules';
import { useOnline } from './use-online';

/** Fetches the other steps ahead, so that choosing goes on without a network, and says when there is none. */
export function Connection() {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const router = useRouter();
  const online = useOnline();

  useEffect(() => {
    if (!online) return;
    const timer = window.setTimeout(() => {
      loadAllSteps();
      for (const { slug } of steps) router.prefetch(localPath(locale, { route: 'configurator', step: slug }));
    }, 2_000);
    return () => window.clearTimeout(timer);
  }, [router, locale, online]);

  return (
    <div role="status">
      {!online && (
        <p className="wrap" data-offline>
          <span className="mb-4 block border-l-2 border-lake pl-5">{t('offline.choosing')}</span>
        </p>
      )}
    </div>
  );
}
