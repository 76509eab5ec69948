import { useEffect, useMemo } from 'react';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { MenuCardSheet } from '@/components/plan/menu-card';
import { loadEngine } from '@/lib/plan/browser/engine-store';
import type { Draft } from '@/lib/plan/draft';
import type { Engine } from '@/lib/plan/engine';
import { buildMenuCard } from '@/lib/plan/menu-card';

function workOut({ reconcile, resolvePlan, pricePlan }: Engine, received: Draft) {
  const { draft } = reconcile(received);
  const plan = resolvePlan(draft, new Date());
  return { draft, plan, price: pricePlan(plan) };
}

/** The menu card of a plan that somebody has shared, at today's prices and without who asks. */
export function SharedCard({ plan: received }: { plan: Draft }) {
  const context = useDescribeContext();
  const engine = useEngine();
  useEffect(() => {
    loadEngine().catch(() => undefined);
  }, []);
  const known = useMemo(() => engine && workOut(engine, received), [engine, received]);
  if (!known) return <div className="menu-card min-h-[32rem]" aria-busy="true" />;
  return <MenuCardSheet card={buildMenuCard({ ...known, personal: false }, context)} />;
}
