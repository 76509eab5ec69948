import { useSyncExternalStore } from 'react';
import type { Draft } from '@/lib/plan/draft';
import { type Price, pricePlan } from '@/lib/plan/price';
import type { CheckedVoucher } from '@/lib/plan/price-voucher';
import { type ResolvedPlan, resolvePlan } from '@/lib/plan/resolve';
import { voucherStore } from '@/lib/voucher/browser/voucher-store';
import { useDraft } from './use-draft';

type Known = { draft: Draft; voucher: CheckedVoucher | null; plan: ResolvedPlan; price: Price };

let last: Known | null = null;

/** Several parts of a page read the plan and the price of one draft: both are worked out once. */
function shared(draft: Draft, voucher: CheckedVoucher | null): Known {
  if (last?.draft !== draft || last.voucher !== voucher) {
    const plan = resolvePlan(draft, new Date(), voucher);
    last = { draft, voucher, plan, price: pricePlan(plan) };
  }
  return last;
}

function useKnown(): Known {
  const { draft } = useDraft();
  const voucher = useSyncExternalStore(voucherStore.subscribe, voucherStore.get, voucherStore.getServer);
  return shared(draft, voucher);
}

/** The expected price of the current draft; the same object until the draft or what is known of its voucher changes. */
export const usePrice = (): Price => useKnown().price;

/** The resolved plan behind the current draft; as stable as its price. */
export const useResolvedPlan = (): ResolvedPlan => useKnown().plan;
