import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from '@/lib/browser-store/use-store';
import { type LastInquiry, lastInquiryStore, readLastInquiry } from '@/lib/inquiry/browser/last-inquiry';
import type { KnownState } from '@/lib/inquiry/browser/state';

const never = () => () => {};

function useAddress(): string | null {
  return useSyncExternalStore(
    never,
    () => window.location.search + window.location.hash,
    () => null,
  );
}

/**
 * `known: false` until it is clear whether there is something to show. `state` is what the server says of a signed
 * link; `null` while it has not answered, or without one.
 */
export type SentInquiry =
  | { readonly known: false }
  | { readonly known: true; readonly inquiry: LastInquiry | null; readonly state: KnownState | null };

/**
 * The inquiry that this page confirms: the one that this browser sent, or one whose signed link proves that its holder
 * may see it. A reference in the address alone proves nothing.
 */
export function useSentInquiry(): SentInquiry {
  const address = useAddress();
  const stored = useStore(lastInquiryStore);
  const [state, setState] = useState<KnownState | null>(null);
  const [search = '', fragment = ''] = (address ?? '').split('#');
  const params = new URLSearchParams(search);
  const named = readLastInquiry(params.get('ref'), params.get('by'));
  const isOwn = stored !== null && (named === null || named.reference === stored.reference);
  const candidate = isOwn ? stored : named;
  const key = new URLSearchParams(fragment).get('key') ?? (isOwn ? stored?.stateKey : undefined);
  const reference = candidate?.reference;

  useEffect(() => {
    if (!reference || !key) return;
    import('@/lib/inquiry/browser/state')
      .then(({ fetchState }) => fetchState(reference, key))
      .then(setState, () => setState('unavailable'));
  }, [reference, key]);

  if (address === null) return { known: false };
  if (isOwn) return { known: true, inquiry: stored, state };
  if (!candidate || !key) return { known: true, inquiry: null, state: null };
  if (state === null) return { known: false };
  return { known: true, inquiry: state === 'refused' ? null : candidate, state };
}
