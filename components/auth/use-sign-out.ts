import { useTranslations } from 'next-intl';
import { readAccountData, removeAccountData, restoreAccountData } from '@/lib/account/browser/account-data';
import { authStore } from '@/lib/account/browser/session';
import { showToast } from '../ui/toast';
import { useAuth } from './use-auth';

/**
 * Signs out in all tabs of this browser. What the session has left here goes with it, because others may use the
 * device; it can be kept.
 */
export function useSignOut(close: () => void): () => Promise<void> {
  const t = useTranslations('account');
  const { signOut } = useAuth();
  return async () => {
    const data = readAccountData();
    const result = await signOut();
    // The library forgets the session here before it tells the server, so that leaving needs no network.
    const isSignedOut = authStore.get().user === null;
    if (isSignedOut) {
      removeAccountData(data);
      close();
    }
    if (!result.ok) {
      showToast(
        isSignedOut
          ? { title: t('overview.signedOut'), description: t('overview.signedOutHere'), duration: 10_000 }
          : {
              title: t('overview.signOutFailed'),
              description: t(`errors.${result.kind}`),
              variant: 'destructive',
              duration: 10_000,
            },
      );
      return;
    }
    const removed = data.entries.size > 0;
    showToast({
      title: t('overview.signedOut'),
      ...(removed && {
        description: t(data.isSynced ? 'overview.dataRemoved' : 'overview.planStays'),
        action: { label: t('overview.keepData'), onClick: () => restoreAccountData(data) },
        duration: 20_000,
      }),
    });
  };
}
