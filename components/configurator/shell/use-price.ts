import { useSyncExternalStore } from 'react';
import type { Draft } from '@/lib/plan/draft';
import type { Engine } from '@/lib/plan/engine';
import type { Price } from '@/lib/plan/price';
import type { ResolvedPlan } from '@/lib/plan/resolve';
import type { CheckedVoucher } from '@/lib/plan/voucher-code';
import { voucherStore } from '@/lib/voucher/browser/voucher-store';
import { useDraft } from './use-draft';
import { useEngine } from './use-engine';

type Known = { draft: Draft; voucher: CheckedVoucher | null; plan: ResolvedPlan; price: Price };

let last: Known | null = null;

/** Several parts of a page read the plan and the price of one draft: both are worked out once. */
function shared(engine: Engine, draft: Draft, voucher: CheckedVoucher | null): Known {
  if (last?.draft !== draft || last.voucher !== voucher) {
    const plan = engine.resolvePlan(draft, new Date(), voucher);
    last = { draft, voucher, plan, price: engine.pricePlan(plan) };
  }
  return last;
}

function useKnown(): Known | null {
  const { draft } = useDraft();
  const engine = useEngine();
  const voucher = useSyncExternalStore(voucherStore.subscribe, voucherStore.get, voucherStore.getServer);
  return engine && shared(engine, draft, voucher);
}

/**
 * The expected price of the current draft; the same object until the draft or what is known of its voucher changes, and
 * `null` while nothing has been chosen.
 */
export const usePrice = (): Price | null => useKnown()?.price ?? null;

/** The resolved plan behind the current draft; as stable as its price. */
export const useResolvedPlan = (): ResolvedPlan | null => useKnown()?.plan ?? null;
