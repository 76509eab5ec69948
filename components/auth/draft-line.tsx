'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { draftConsentStore, draftStateStore } from '@/lib/account/browser/draft-state';
import { openAccount } from '@/lib/account/browser/open-dialog';
import { authStore } from '@/lib/account/browser/session';
import { takenTemplate, templateEvent } from '@/lib/account/browser/template';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { showToast } from '../ui/toast';
import { TextButton } from './text-button';

type TextName =
  | 'offer'
  | 'signIn'
  | 'local'
  | 'addHere'
  | 'synced'
  | 'waiting'
  | 'taken'
  | 'takenText'
  | 'undo';

type Props = {
  texts: Readonly<Record<TextName, string>>;
};

/**
 * Below the controls of a step: whether the account holds the draft, or that it could. Also says that a template was
 * taken over, because that leads here.
 */
export function DraftLine({ texts }: Props) {
  const { user, loading } = useSyncExternalStore(authStore.subscribe, authStore.get, authStore.getServer);
  const state = useSyncExternalStore(
    draftStateStore.subscribe,
    draftStateStore.get,
    draftStateStore.getServer,
  );
  const agree = useSyncExternalStore(
    draftConsentStore.subscribe,
    draftConsentStore.get,
    draftConsentStore.getServer,
  );

  useEffect(() => {
    const tell = () => {
      const before = takenTemplate();
      if (before === undefined) return;
      showToast({
        title: texts.taken,
        ...(before && {
          description: texts.takenText,
          action: { label: texts.undo, onClick: () => draftStore.set(before) },
          duration: 15_000,
        }),
      });
    };
    tell();
    window.addEventListener(templateEvent, tell);
    return () => window.removeEventListener(templateEvent, tell);
  }, [texts]);

  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-muted" data-draft-state={state}>
      {user && agree && (
        <>
          {texts.local}
          <TextButton onClick={agree} data-plan-agree>
            {texts.addHere}
          </TextButton>
        </>
      )}
      {user ? (
        <p role="status">{!agree && state && texts[state]}</p>
      ) : (
        !loading && (
          <>
            {texts.offer}
            <TextButton aria-haspopup="dialog" onClick={() => openAccount()} data-account-offer>
              {texts.signIn}
            </TextButton>
          </>
        )
      )}
    </div>
  );
}
