'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { setAsideStore } from '@/lib/plan/browser/draft-store';
import { planKey } from '@/lib/plan/plan-key';
import { Preselection } from './preselection';
import { useDraft } from './use-draft';

const SharedPlan = lazy(() =>
  import('@/components/configurator/plan/shared-plan').then((module) => ({ default: module.SharedPlan })),
);
const SetAside = lazy(() => import('./set-aside').then((module) => ({ default: module.SetAside })));

function subscribeHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

let hasShared = false;

/** Once true it stays so: what opens a shared plan takes it out of the address. */
function readHash(): boolean {
  hasShared ||= window.location.hash.startsWith(`#${planKey}=`);
  return hasShared;
}

/** What a visitor comes with or comes back to: a preselection, a shared plan, a plan that was set aside. */
export function Arrivals() {
  // Reading the draft is what finds out that it is too old.
  useDraft();
  const isSaved = useSyncExternalStore(setAsideStore.subscribe, setAsideStore.isStored, () => false);
  const isShared = useSyncExternalStore(subscribeHash, readHash, () => false);
  return (
    <>
      <Preselection />
      <Suspense>
        {isSaved && <SetAside />}
        {isShared && <SharedPlan />}
      </Suspense>
    </>
  );
}
