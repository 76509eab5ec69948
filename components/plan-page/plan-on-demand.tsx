import { useEffect, useState } from 'react';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import type { KnownPlan } from '@/lib/inquiry/browser/plan-store';
import { useOnDemand } from '../ui/use-on-demand';

const fetchModule = () => import('./plan-page-module').then((module) => module.prepare());

type Props = {
  /** `null` while the server has not answered. */
  plan: KnownPlan | null;
  access: PlanAccess;
  unavailable: string;
};

/** A plan page where there is a plan to show; its code and texts come only then. */
export function PlanOnDemand({ plan, access, unavailable }: Props) {
  const { module, load } = useOnDemand(fetchModule);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    load().then((loaded) => setFailed(loaded === undefined));
  }, [load]);
  if (hasFailed || (plan !== null && plan.status !== 'known')) {
    return (
      <p role="alert" className="measure mt-16 border-l-2 border-ember pl-5" data-plan-unavailable>
        {unavailable}
      </p>
    );
  }
  if (plan === null || !module) return <div className="mt-16 min-h-[40svh]" aria-busy="true" />;
  const { PlanPage, texts } = module;
  return <PlanPage plan={plan.plan} access={access} texts={texts} />;
}
