'use client';

import { useTranslations } from 'next-intl';
import { authStore } from '@/lib/account/browser/session';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { isEmptyDraft } from '@/lib/plan/draft';
import { showToast } from '../ui/toast';
import { useAuth } from './use-auth';

/** Signs out in all tabs of this browser; the draft stays, and can be removed where others use the browser too. */
export function useSignOut(close: () => void): () => Promise<void> {
  const t = useTranslations('account');
  const { signOut } = useAuth();
  return async () => {
    const result = await signOut();
    if (!result.ok) {
      // The library forgets the session here before it tells the server, so that leaving needs no network.
      const here = authStore.get().user === null;
      if (here) close();
      showToast({
        title: t('overview.signOutFailed'),
        description: here ? t('overview.signedOutHere') : t(`errors.${result.kind}`),
        variant: 'destructive',
        duration: 10_000,
      });
      return;
    }
    close();
    const planned = !isEmptyDraft(draftStore.get());
    showToast({
      title: t('overview.signedOut'),
      ...(planned && {
        description: t('overview.draftStays'),
        action: { label: t('overview.removeDraft'), onClick: draftStore.clear },
        duration: 12_000,
      }),
    });
  };
}
