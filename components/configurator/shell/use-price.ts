import { useDeferredValue, useSyncExternalStore } from 'react';
import type { Draft } from '@/lib/plan/draft';
import type { Engine } from '@/lib/plan/engine';
import type { Price } from '@/lib/plan/price';
import type { ResolvedPlan } from '@/lib/plan/resolve';
import type { CheckedVoucher } from '@/lib/plan/voucher-code';
import { voucherStore } from '@/lib/voucher/browser/voucher-store';
import { useDraft } from './use-draft';
import { useEngine } from './use-engine';

type Known = { voucher: CheckedVoucher | null; draft: Draft; plan: ResolvedPlan; price: Price };

const byDraft = new WeakMap<Draft, Known>();

/** Several parts of a page read the plan and the price of one draft: both are worked out once. */
function shared(engine: Engine, draft: Draft, voucher: CheckedVoucher | null): Known {
  const before = byDraft.get(draft);
  if (before?.voucher === voucher) return before;
  const plan = engine.resolvePlan(draft, new Date(), voucher);
  const known = { draft, voucher, plan, price: engine.pricePlan(plan) };
  byDraft.set(draft, known);
  return known;
}

/** Worked out after the control that was used has shown its answer, so that typing and ticking never wait for a price. */
function useKnown(): Known | null {
  const draft = useDeferredValue(useDraft().draft);
  const engine = useEngine();
  const voucher = useSyncExternalStore(voucherStore.subscribe, voucherStore.get, voucherStore.getServer);
  return engine && shared(engine, draft, voucher);
}

/** The draft that price and plan were worked out for: for a moment not yet the newest. */
export const usePricedDraft = (): Draft | null => useKnown()?.draft ?? null;

/**
 * The expected price of the current draft; the same object until the draft or what is known of its voucher changes, and
 * `null` while nothing has been chosen.
 */
export const usePrice = (): Price | null => useKnown()?.price ?? null;

/** The resolved plan behind the current draft; as stable as its price. */
export const useResolvedPlan = (): ResolvedPlan | null => useKnown()?.plan ?? null;
