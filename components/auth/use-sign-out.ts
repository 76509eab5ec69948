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
    // The library forgets the session here before it tells the server, which may then fail to confirm it.
    const isSignedOut = authStore.get().user === null;
    if (isSignedOut) {
      removeAccountData(data);
      close();
    }
    if (!result.ok) {
      const reason = t(`errors.${result.kind}`);
      showToast({
        title: t('overview.signOutFailed'),
        description: isSignedOut ? `${reason} ${t('overview.signedOutHere')}` : reason,
        variant: 'destructive',
        duration: 15_000,
      });
      return;
    }
    const removed = data.holds === 'plan' ? 'dataRemoved' : 'tracesRemoved';
    showToast({
      title: t('overview.signedOut'),
      ...(data.holds !== 'nothing' && {
        description: t(`overview.${data.isSynced ? removed : 'planStays'}`),
        action: { label: t('overview.keepData'), onClick: () => restoreAccountData(data) },
        duration: 20_000,
      }),
    });
  };
}
