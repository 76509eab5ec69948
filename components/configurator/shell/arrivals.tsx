'use client';

import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { setAsideStore } from '@/lib/plan/browser/draft-store';
import { planKey } from '@/lib/plan/plan-key';

const SharedPlan = lazyPart(() =>
  import('@/components/configurator/plan/shared-plan').then((module) => module.SharedPlan),
);
const Preselection = lazyPart(() => import('./preselection').then((module) => module.Preselection));
const SetAside = lazyPart(() => import('./set-aside').then((module) => module.SetAside));

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

const never = () => () => undefined;

let isArriving = false;

/** Once true it stays so: what takes a preselection over also takes it out of address and navigation state. */
function readArrival(): boolean {
  const state = window.history.state;
  isArriving ||= Boolean(window.location.search || state?.customerType || state?.cateringType);
  return isArriving;
}

/** What a visitor comes with or comes back to: a preselection, a shared plan, a plan that was set aside. */
export function Arrivals() {
  const isSaved = useSyncExternalStore(setAsideStore.subscribe, setAsideStore.isStored, () => false);
  const isShared = useSyncExternalStore(subscribeHash, readHash, () => false);
  const isPreselected = useSyncExternalStore(never, readArrival, () => false);
  return (
    <>
      <Suspense>{isPreselected && <Preselection />}</Suspense>
      <Suspense>
        {isShared && <SharedPlan />}
        {isSaved && <SetAside />}
      </Suspense>
    </>
  );
}
