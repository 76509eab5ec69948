import { isRecord } from '@/lib/base/is-record';
import { type PlanFieldError, planFieldErrors } from '@/lib/inquiry/plan-answer';
import { type PlanAccess, postPlan, readRecord } from './plan-request';

/** Why nothing was done; texts stand under `planPage.problems`. */
export type PlanProblem = 'offline' | 'unavailable' | 'limited' | 'changed' | 'expired';

export type PlanFieldErrors = Readonly<Record<string, PlanFieldError>>;

export type ActionResult =
  | { readonly status: 'done' }
  | { readonly status: 'invalid'; readonly errors: PlanFieldErrors }
  | { readonly status: 'dayTaken'; readonly day: string; readonly freeDays: readonly string[] }
  | { readonly status: 'problem'; readonly problem: PlanProblem };

/** Field names as the forms use them: of `details.email` the last part, of a diet the field that holds it. */
function readErrors(errors: unknown): PlanFieldErrors {
  const entries = isRecord(errors) ? Object.entries(errors) : [];
  return Object.fromEntries(
    entries.map(([path, code]) => [path, planFieldErrors.find((known) => known === code) ?? 'value.invalid']),
  );
}

const isDay = (value: unknown): value is string => typeof value === 'string';

async function readResult(response: Response): Promise<ActionResult> {
  const body = await readRecord(response);
  if (response.ok) return { status: 'done' };
  if (response.status === 422) return { status: 'invalid', errors: readErrors(body.errors) };
  if (body.code === 'day_taken') {
    const freeDays = Array.isArray(body.freeDays) ? body.freeDays.filter(isDay) : [];
    return { status: 'dayTaken', day: isDay(body.day) ? body.day : '', freeDays };
  }
  if (body.code === 'offer.expired') return { status: 'problem', problem: 'expired' };
  if (response.status === 409) return { status: 'problem', problem: 'changed' };
  return { status: 'problem', problem: response.status === 429 ? 'limited' : 'unavailable' };
}

/** Does something with an inquiry. Never rejects; what failed may be tried again. */
export async function sendPlanAction(
  action: 'accept' | 'decline' | 'question' | 'withdraw' | 'renew-link',
  access: PlanAccess,
  values: object,
): Promise<ActionResult> {
  try {
    return await readResult(await postPlan(action, access, values));
  } catch {
    return { status: 'problem', problem: navigator.onLine ? 'unavailable' : 'offline' };
  }
}

/** The newest offer as a PDF. @throws Error when it cannot be had. */
export async function fetchOfferPdf(access: PlanAccess): Promise<Uint8Array<ArrayBuffer>> {
  const response = await postPlan('offer-pdf', access);
  if (!response.ok) throw new Error(`offer ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
