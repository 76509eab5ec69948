'use client';

import { useSyncExternalStore } from 'react';
import type { Draft } from '@/lib/plan/draft';
import { calculatePrice, type Price } from '@/lib/plan/price';
import type { CheckedVoucher } from '@/lib/plan/price-voucher';
import { voucherStore } from '@/lib/voucher/browser/voucher-store';
import { useDraft } from './use-draft';

let last: { draft: Draft; voucher: CheckedVoucher | null; price: Price } | null = null;

/** Several parts of a page show the price of one draft: it is calculated once. */
function sharedPrice(draft: Draft, voucher: CheckedVoucher | null): Price {
  if (last?.draft !== draft || last.voucher !== voucher) {
    last = { draft, voucher, price: calculatePrice(draft, new Date(), voucher) };
  }
  return last.price;
}

/** The expected price of the current draft; the same object until the draft or what is known of its voucher changes. */
export function usePrice(): Price {
  const { draft } = useDraft();
  const voucher = useSyncExternalStore(voucherStore.subscribe, voucherStore.get, voucherStore.getServer);
  return sharedPrice(draft, voucher);
}
