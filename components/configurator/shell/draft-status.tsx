'use client';

import { useLocale, useTranslations } from 'next-intl';
import { startTransition, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { formatTime } from '@/lib/i18n/format';
import { draftEvent, draftStore } from '@/lib/plan/browser/draft-store';
import { isEmptyDraft } from '@/lib/plan/draft';
import { showUndo } from './show-undo';
import { useDraftPart } from './use-draft';

/** When the draft was last saved, and the way to delete it, which can be undone. */
export function DraftStatus() {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const ready = useHydrated();
  const empty = useDraftPart(isEmptyDraft);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [unsaved, setUnsaved] = useState(false);

  useEffect(() => {
    const note = () =>
      startTransition(() => {
        setSavedAt(new Date());
        setUnsaved(draftStore.isUnsaved());
      });
    window.addEventListener(draftEvent, note);
    return () => window.removeEventListener(draftEvent, note);
  }, []);

  const reset = () => {
    const before = draftStore.get();
    draftStore.clear();
    showUndo({ title: t('resetDone'), undo: t('undo') }, () => draftStore.set(before));
  };

  const saved = unsaved
    ? t('notSaved')
    : savedAt && !empty
      ? t('saved', { time: formatTime(savedAt, locale) })
      : '';
  return (
    <div
      className="mt-6 flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2 text-sm text-muted"
      data-ready={ready}
    >
      <p role="status" className="empty:hidden" data-unsaved={unsaved}>
        {saved}
      </p>
      {ready && !empty && (
        <Button variant="link" size="sm" className="-ml-4" onClick={reset}>
          {t('reset')}
        </Button>
      )}
    </div>
  );
}
