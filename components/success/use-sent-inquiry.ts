import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from '@/lib/browser-store/use-store';
import { heldKey, holdKey, keyInAddress } from '@/lib/inquiry/browser/held-keys';
import { type LastInquiry, lastInquiryStore, readLastInquiry } from '@/lib/inquiry/browser/last-inquiry';
import type { KnownPlan } from '@/lib/inquiry/browser/plan-store';

const never = () => () => {};

function useAddress(): string | null {
  return useSyncExternalStore(
    never,
    () => window.location.search + window.location.hash,
    () => null,
  );
}

/**
 * `known: false` until it is clear whether there is something to show. `plan` is what the server says of a signed link;
 * `null` while it has not answered, or without one.
 */
export type SentInquiry =
  | { readonly known: false }
  | {
      readonly known: true;
      readonly inquiry: (LastInquiry & { readonly stateKey?: string }) | null;
      readonly plan: KnownPlan | null;
    };

/**
 * The inquiry that this page is about: the one that this browser sent, or one whose signed link proves that its holder
 * may see it. A reference in the address alone proves nothing.
 */
export function useSentInquiry(): SentInquiry {
  const address = useAddress();
  const stored = useStore(lastInquiryStore);
  const [plan, setPlan] = useState<KnownPlan | null>(null);
  const [search = '', fragment = ''] = (address ?? '').split('#');
  const params = new URLSearchParams(search);
  const named = readLastInquiry(params.get('ref'), params.get('by'));
  const isOwn = stored !== null && (named === null || named.reference === stored.reference);
  const candidate = isOwn ? stored : named;
  const reference = candidate?.reference;
  const sentKey = keyInAddress(fragment);
  const stateKey = sentKey ?? (reference ? heldKey(reference) : undefined);

  useEffect(() => {
    if (!reference || sentKey === null) return;
    holdKey(reference, sentKey);
    // History, bookmarks and whoever looks over a shoulder see the address. In a task of its own: Next watches the history
    // only after it has hydrated, and would put the fragment back.
    const timer = setTimeout(() => window.history.replaceState(null, '', window.location.pathname + search));
    return () => clearTimeout(timer);
  }, [reference, sentKey, search]);

  useEffect(() => {
    if (!reference || !stateKey) return;
    let stop = () => {};
    let isHere = true;
    import('@/lib/inquiry/browser/plan-store').then(
      ({ watchPlan }) => {
        if (isHere) stop = watchPlan({ reference, stateKey }, setPlan);
      },
      () => setPlan({ status: 'unavailable' }),
    );
    return () => {
      isHere = false;
      stop();
    };
  }, [reference, stateKey]);

  if (address === null) return { known: false };
  // With the key that opened it, wherever it came from.
  const inquiry = candidate && stateKey ? { ...candidate, stateKey } : candidate;
  if (isOwn) return { known: true, inquiry, plan };
  if (!inquiry || !stateKey) return { known: true, inquiry: null, plan: null };
  if (plan === null) return { known: false };
  return { known: true, inquiry: plan.status === 'refused' ? null : inquiry, plan };
}
