'use client';

import { createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { isAwaitedFirst } from '@/lib/plan/browser/engine-store';
import type { Draft } from '@/lib/plan/draft';
import type { Price } from '@/lib/plan/price';
import type { ResolvedPlan } from '@/lib/plan/resolve';
import { useDraft } from './use-draft';
import { useEngineState } from './use-engine';

type Planned = {
  draft: Draft;
  plan: ResolvedPlan | null;
  price: Price | null;
  /** Before there is anything to eat: what the plan comes to at least. */
  least: Price | null;
};

const Context = createContext<Planned | null>(null);

/**
 * Works plan and price out once for all parts of a page, after the control that was used has shown its answer: what reads
 * them is drawn later than what reads the newest draft, so that typing and ticking never wait for a price. Never at once
 * also because a part of the page that waits for its code would be thrown away and drawn anew.
 */
export function PlanProvider({ now, children }: { now?: Date; children: ReactNode }) {
  const draft = useDeferredValue(useDraft().draft);
  const state = useDeferredValue(useEngineState());
  const planned = useMemo((): Planned => {
    const worked = typeof state === 'string' ? null : state.workOut(draft, now ?? new Date());
    return { draft, plan: null, price: null, least: null, ...worked };
  }, [draft, state, now]);
  return <Context value={planned}>{children}</Context>;
}

/** @throws Error outside a `PlanProvider`. */
function usePlanned(): Planned {
  const planned = use(Context);
  if (!planned) throw new Error('PlanProvider is missing');
  return planned;
}

/** True while a stored plan cannot be shown yet. */
export function useIsPlanAwaited(): boolean {
  const state = useEngineState();
  const { plan } = usePlanned();
  return state === 'awaited' || (isAwaitedFirst && typeof state !== 'string' && plan === null);
}

/** The draft that price and plan are worked out for: for a moment not yet the newest. */
export const useSettledDraft = (): Draft => usePlanned().draft;

/** The expected price of the settled draft, the same object until it changes; `null` while nothing has been chosen. */
export const usePrice = (): Price | null => usePlanned().price;

/** What the settled draft comes to at least, before there is anything to eat. */
export const useLeastPrice = (): Price | null => usePlanned().least;

/** The resolved plan behind the settled draft; as stable as its price. */
export const useResolvedPlan = (): ResolvedPlan | null => usePlanned().plan;
