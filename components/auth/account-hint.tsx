'use client';

import { useSyncExternalStore } from 'react';
import { openAccount } from '@/lib/account/browser/open-dialog';
import { authStore } from '@/lib/account/browser/session';
import { buttonClass } from '../ui/button-class';
import { Heading } from '../ui/heading';

type Props = { texts: { title: string; text: string; action: string } };

/** After sending, for those who are not signed in: an account would find the inquiry again, and is not required. */
export function AccountHint({ texts }: Props) {
  const { user, loading } = useSyncExternalStore(authStore.subscribe, authStore.get, authStore.getServer);
  if (loading || user) return null;
  return (
    <section
      aria-labelledby="account-hint"
      className="mt-20 grid print:hidden gap-x-10 gap-y-5 border-t border-line pt-8 md:grid-cols-[1fr_auto] md:items-end"
      data-account-hint
    >
      <div>
        <Heading level={2} size="card" id="account-hint">
          {texts.title}
        </Heading>
        <p className="measure mt-3 text-muted">{texts.text}</p>
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonClass('outline')}
        onClick={() => openAccount({ view: 'sign-up' })}
      >
        {texts.action}
      </button>
    </section>
  );
}
