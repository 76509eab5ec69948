import { createStore } from '@/lib/browser-store/create-store';
import type { PlanAnswer } from '@/lib/inquiry/plan-answer';
import { isPlanDocument } from '@/lib/plan/document/plan-document';
import { type PlanAccess, postPlan, readRecord } from './plan-request';

/** `refused`: the key does not open this reference. `unavailable`: the server could not answer. */
export type KnownPlan =
  | { readonly status: 'known'; readonly plan: PlanAnswer }
  | { readonly status: 'refused' | 'unavailable' };

/** By reference; several parts of a page show one plan. */
const plans = createStore<Readonly<Record<string, KnownPlan>>>({});

async function fetchPlan(access: PlanAccess): Promise<KnownPlan> {
  try {
    const response = await postPlan('plan', access);
    if (response.status === 400 || response.status === 403) return { status: 'refused' };
    const body = await readRecord(response);
    return isPlanDocument(body.document)
      ? { status: 'known', plan: body as PlanAnswer }
      : { status: 'unavailable' };
  } catch {
    return { status: 'unavailable' };
  }
}

/** Asks again, after something was done; what was known stays when the server cannot answer. Never rejects. */
export async function reloadPlan(access: PlanAccess): Promise<void> {
  const next = await fetchPlan(access);
  const { reference } = access;
  if (next.status !== 'unavailable' || !plans.get()[reference])
    plans.set({ ...plans.get(), [reference]: next });
}

const asked = new Set<string>();

/** Calls with what is known of a plan now and whenever that changes; asks once. @returns what ends it. */
export function watchPlan(access: PlanAccess, listener: (plan: KnownPlan) => void): () => void {
  const { reference, stateKey } = access;
  const tell = () => {
    const known = plans.get()[reference];
    if (known) listener(known);
  };
  const stop = plans.subscribe(tell);
  const id = `${reference} ${stateKey}`;
  if (asked.has(id)) tell();
  else {
    asked.add(id);
    void reloadPlan(access);
  }
  return stop;
}
