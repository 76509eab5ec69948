'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { type Price, priceOf } from '@/lib/configurator/price';
import { voucherStore } from '@/lib/voucher/voucher-store';
import { useDraft } from './use-draft';

/** The expected price of the current draft, recalculated when the draft or what is known of its voucher changes. */
export function usePrice(): Price {
  const { draft } = useDraft();
  const voucher = useSyncExternalStore(voucherStore.subscribe, voucherStore.get, voucherStore.getServer);
  return useMemo(() => priceOf(draft, new Date(), voucher), [draft, voucher]);
}
