import { isRecord, type UnknownRecord } from '@/lib/base/is-record';
import type { Outcome } from './actions';
import type { AuthErrorKind } from './errors';

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const amount = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function classify(status: number): AuthErrorKind {
  if (status === 401) return 'sessionMissing';
  if (status === 429) return 'rateLimited';
  return status >= 500 ? 'unavailable' : 'unknown';
}

/** Asks the account's endpoints. Never throws; a status that is neither 2xx nor in `accepted` is an error. */
export async function call(
  path: string,
  init: RequestInit = {},
  accepted: readonly number[] = [],
): Promise<Outcome<{ status: number; response: Response }>> {
  try {
    const response = await fetch(`/api/account${path}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(20_000),
      ...init,
    });
    if (!response.ok && !accepted.includes(response.status)) {
      return { ok: false, kind: classify(response.status) };
    }
    return { ok: true, status: response.status, response };
  } catch {
    return { ok: false, kind: navigator.onLine ? 'unreachable' : 'offline' };
  }
}

/** A request with a JSON body. */
export const json = (method: string, body: unknown, init: RequestInit = {}): RequestInit => ({
  ...init,
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

export const readJsonBody = async (response: Response): Promise<UnknownRecord> => {
  const body: unknown = await response.json().catch(() => undefined);
  return isRecord(body) ? body : {};
};
