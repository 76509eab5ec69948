import { useRef, useState } from 'react';
import {
  type ActionResult,
  type PlanFieldErrors,
  type PlanProblem,
  sendPlanAction,
} from '@/lib/inquiry/browser/plan-actions';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import { reloadPlan } from '@/lib/inquiry/browser/plan-store';

type Action = Parameters<typeof sendPlanAction>[0];

/**
 * Sends one action at a time, however often its button is pressed, and shows the new state of the plan afterwards. Typed
 * values stay with the form.
 */
export function usePlanAction(action: Action, access: PlanAccess) {
  const pending = useRef(false);
  const form = useRef('');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<PlanFieldErrors>({});
  const [problem, setProblem] = useState<PlanProblem | null>(null);

  const send = async (values: object): Promise<ActionResult | null> => {
    if (pending.current) return null;
    pending.current = true;
    setBusy(true);
    setProblem(null);
    setErrors({});
    // The same until it is done: a reply that was lost does nothing twice.
    form.current ||= crypto.randomUUID();
    const result = await sendPlanAction(action, access, { ...values, form: form.current });
    if (result.status === 'done') form.current = '';
    if (result.status === 'invalid') setErrors(result.errors);
    if (result.status === 'problem') setProblem(result.problem);
    const isStale =
      result.status === 'problem' && (result.problem === 'changed' || result.problem === 'expired');
    if (result.status === 'done' || isStale) await reloadPlan(access);
    pending.current = false;
    setBusy(false);
    return result;
  };
  return { send, busy, errors, setErrors, problem };
}
