'use client';

import { useTranslations } from 'next-intl';
import { isEmptyDraft } from '@/lib/configurator/draft';
import { draftStore } from '@/lib/configurator/draft-store';
import { showToast } from '../ui/toast';
import { useAuth } from './use-auth';

/** Signs out in all tabs of this browser; the draft stays, and can be removed where others use the browser too. */
export function useSignOut(close: () => void): () => Promise<void> {
  const t = useTranslations('account');
  const { signOut } = useAuth();
  return async () => {
    const result = await signOut();
    if (!result.ok) {
      showToast({
        title: t('overview.signOutFailed'),
        description: t(`errors.${result.kind}`),
        variant: 'destructive',
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
