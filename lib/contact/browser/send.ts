import type { Locale } from '@/content/locales';
import type { ContactErrors } from '@/lib/contact/error-codes';

export type SendResult =
  /** Stored for good; `answerBy` is an ISO time. */
  | { readonly status: 'stored'; readonly reference: string; readonly answerBy: string }
  | { readonly status: 'invalid'; readonly errors: ContactErrors }
  /** Nothing is lost: sending again under the same key creates no duplicate. */
  | { readonly status: 'offline' | 'unavailable' | 'limited' | 'rejected' };

export type Sending = {
  readonly fields: Readonly<Record<string, string>>;
  readonly locale: Locale;
  readonly idempotencyKey: string;
  readonly website: string;
  readonly elapsedMs: number;
};

/** After this many milliseconds without an answer the visitor is told; the message may still arrive. */
const timeoutMs = 20_000;

/** Sends a message to `POST /api/contact`. Never throws; browser only. */
export async function sendMessage({ fields, ...rest }: Sending): Promise<SendResult> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...fields, ...rest }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await readAnswer(response);
  } catch {
    return { status: navigator.onLine ? 'unavailable' : 'offline' };
  }
}

async function readAnswer(response: Response): Promise<SendResult> {
  const answer: Record<string, unknown> = await response.json().catch(() => ({}));
  const { reference, answerBy, errors } = answer;
  if (response.status === 201 && typeof reference === 'string' && typeof answerBy === 'string') {
    return { status: 'stored', reference, answerBy };
  }
  if (response.status === 422 && typeof errors === 'object' && errors !== null) {
    return { status: 'invalid', errors };
  }
  if (response.status === 429) return { status: 'limited' };
  return { status: response.status >= 500 ? 'unavailable' : 'rejected' };
}
