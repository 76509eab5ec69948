'use client';

import { useSyncExternalStore } from 'react';
import { useStore } from '@/lib/browser-store/use-store';
import { type LastInquiry, lastInquiryStore, readLastInquiry } from '@/lib/inquiry/browser/last-inquiry';

const never = () => () => {};

/** What the address says; without scripts sending goes by a form, and the answer arrives in the address only. */
function useAddressQuery(): string | null {
  return useSyncExternalStore(
    never,
    () => window.location.search + window.location.hash,
    () => null,
  );
}

/** `known: false` on the server and while hydrating: nobody can say yet whether something was sent. */
type SentInquiry =
  | { readonly known: false }
  | { readonly known: true; readonly inquiry: LastInquiry | null; readonly stateKey: string | undefined };

/** The inquiry that this page confirms: from the address or, when opened again later, from this browser. */
export function useSentInquiry(): SentInquiry {
  const query = useAddressQuery();
  const stored = useStore(lastInquiryStore);
  if (query === null) return { known: false };
  const [search = '', fragment = ''] = query.split('#');
  const params = new URLSearchParams(search);
  const inquiry = readLastInquiry(params.get('ref'), params.get('by')) ?? stored;
  const stateKey =
    new URLSearchParams(fragment).get('key') ??
    (stored?.reference === inquiry?.reference ? stored?.stateKey : undefined);
  return { known: true, inquiry, stateKey };
}
