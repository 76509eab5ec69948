'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type DialogRequest, openAccountEvent } from '@/lib/account/browser/open-dialog';
import { authStore } from '@/lib/account/browser/session';
import { hasSessionCookie, isDraftLeft } from '@/lib/account/browser/traces';
import { showPending } from '../ui/show-pending';
import { showToast } from '../ui/toast';
import { useOnDemand } from '../ui/use-on-demand';

const fetchModule = () => import('./account-module').then((module) => module.prepare());

/** The report of an e-mail's link, or what a hosted service's link brings. */
const hasReport = () => /[?&#](account|code|error|error_code|access_token)=/.test(window.location.href);

type Props = { texts: { title: string; text: string } };

/**
 * Gives every page `useAuth`, and waits for the first request for the account dialog. Without a session's cookie nothing
 * is fetched: the client of the sign-in service and the dialog are larger than most pages.
 */
export function AuthProvider({ texts: { title, text } }: Props) {
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const { module, load } = useOnDemand(fetchModule);

  // Going back leaves the dialog with the page that it lay over.
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other page counts
  useEffect(() => setRequest(null), [pathname]);

  useEffect(() => {
    const start = () => {
      if (hasSessionCookie() || hasReport()) {
        import('./account-start').then(({ start: begin }) => begin()).catch(() => undefined);
        return;
      }
      if (isDraftLeft()) {
        import('@/lib/account/browser/draft-base')
          .then((base) => base.forgetDraftBase())
          .catch(() => undefined);
      }
      if (authStore.get().loading) authStore.set(null);
    };
    const look = () => {
      if (document.visibilityState === 'visible') start();
    };
    const open = async (event: Event) => {
      const { detail } = event as CustomEvent<DialogRequest | undefined>;
      if (await showPending(load())) setRequest(detail ?? { view: 'account' });
      else showToast({ title, description: text, variant: 'destructive' });
    };
    window.addEventListener(openAccountEvent, open);
    document.addEventListener('visibilitychange', look);
    // After everything that the page itself needs.
    const timer = window.setTimeout(start, hasReport() ? 0 : 300);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener(openAccountEvent, open);
      document.removeEventListener('visibilitychange', look);
    };
  }, [load, title, text]);

  return module && <module.Dialog request={request} onRequest={setRequest} texts={module.texts} />;
}
