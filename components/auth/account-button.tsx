'use client';

import { useSyncExternalStore } from 'react';
import { openAccount } from '@/lib/account/browser/open-dialog';
import { authStore } from '@/lib/account/browser/session';
import { closeDialogs } from '../ui/open-dialogs';

type Props = { labels: { signIn: string; account: string }; className: string };

/** Opens the account dialog from the menu; says whether somebody is signed in. */
export function AccountButton({ labels, className }: Props) {
  const { user } = useSyncExternalStore(authStore.subscribe, authStore.get, authStore.getServer);
  const open = () => {
    closeDialogs();
    openAccount();
  };
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={open} data-account>
      {user ? labels.account : labels.signIn}
    </button>
  );
}
