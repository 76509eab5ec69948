'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useReady } from './use-draft';

/** Disabled until the stored draft is read, so that nothing chosen too early can be lost. */
export function StepForm({ children }: { children: ReactNode }) {
  const ready = useReady();
  const t = useTranslations('configurator');
  return (
    <fieldset disabled={!ready} aria-busy={!ready} className="min-w-0 space-y-12" data-ready={ready}>
      {!ready && <p className="sr-only">{t('loading')}</p>}
      {children}
    </fieldset>
  );
}
