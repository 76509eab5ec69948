import { defaultLocale, isLocale } from '@/content/locales';
import { isRecord, type UnknownRecord } from '@/lib/base/is-record';

/** What opens a plan page: the reference and the key of its link. */
export type PlanAccess = { readonly reference: string; readonly stateKey: string };

/** After this many milliseconds without an answer the visitor is told. */
const timeoutMs = 20_000;

/** Posts to an endpoint of the plan page. Rejects without a network or an answer in time. Browser only. */
export function postPlan(
  endpoint: 'plan' | 'accept' | 'decline' | 'question' | 'withdraw' | 'renew-link' | 'offer-pdf',
  { reference, stateKey }: PlanAccess,
  values: object = {},
): Promise<Response> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  return fetch(`/api/inquiries/${endpoint}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...values, reference, key: stateKey, locale }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** A body as a record; empty when it is none. */
export async function readRecord(response: Response): Promise<UnknownRecord> {
  const body: unknown = await response.json().catch(() => null);
  return isRecord(body) ? body : {};
}
