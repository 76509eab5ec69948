'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { onFirstInteraction } from '@/components/ui/first-interaction';
import { localPath } from '@/lib/i18n/address';
import { noteOpening } from '@/lib/inquiry/browser/opened';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { loadEngine } from '@/lib/plan/browser/engine-store';
import { steps } from '@/lib/plan/steps';
import { prefetchWhenIdle } from './prefetch';
import { useOnline } from './use-online';

/**
 * Fetches the other steps' pages ahead, and says when there is no network. What works plans out is fetched for a stored
 * plan or with the visitor's first sign.
 */
export function Connection() {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const router = useRouter();
  const online = useOnline();

  const isStored = useSyncExternalStore(draftStore.subscribe, draftStore.isStored, () => false);

  useEffect(() => noteOpening(draftStore.isStored()), []);

  useEffect(() => {
    const load = () => void loadEngine().catch(() => undefined);
    const stop = isStored ? load() : onFirstInteraction(load);
    // A network that is back may bring what could not be fetched.
    window.addEventListener('online', load);
    return () => {
      stop?.();
      window.removeEventListener('online', load);
    };
  }, [isStored]);

  useEffect(() => {
    if (!online) return;
    const pages = steps.map(
      ({ slug }) =>
        () =>
          router.prefetch(localPath(locale, { route: 'configurator', step: slug })),
    );
    return prefetchWhenIdle(pages);
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
