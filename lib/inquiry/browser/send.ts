import { catalogueVersion } from '@/content/catering/rules';
import type { Locale } from '@/content/locales';
import type { FieldErrors } from '@/lib/plan/check-draft';
import { withoutContact } from '@/lib/plan/contact-data';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';

export type SendResult =
  /** Stored for good; `answerBy` is an ISO time. */
  | {
      readonly status: 'stored';
      readonly reference: string;
      readonly answerBy: string;
      /** Opens the state of the inquiry on the success page; empty when the server gave none. */
      readonly stateKey: string;
    }
  | { readonly status: 'invalid'; readonly errors: FieldErrors }
  /** Nothing is lost: the draft stays, and sending again under the same key creates no duplicate. */
  | { readonly status: 'offline' | 'unavailable' | 'limited' | 'rejected' }
  /** The key stands for other content, such as the same plan before a variant was added. */
  | { readonly status: 'conflict' };

export type Sending = {
  readonly draft: Draft;
  /** Other menus for the same event; see `lib/inquiry/schema.ts`. */
  readonly variants: readonly Draft[];
  readonly locale: Locale;
  readonly idempotencyKey: string;
  readonly shownTotalCents: number | null;
  readonly website: string;
  readonly elapsedMs: number;
};

/** After this many milliseconds without an answer the visitor is told; the inquiry may still arrive. */
const timeoutMs = 20_000;

/** Sends an inquiry to `POST /api/inquiries`. Never throws; browser only. */
export async function sendInquiry({ draft, variants, ...rest }: Sending): Promise<SendResult> {
  const plain = (plan: Draft): unknown => JSON.parse(serialiseDraft(plan));
  const body = JSON.stringify({
    ...rest,
    draft: plain(draft),
    variants: variants.map((variant) => plain(withoutContact(variant))),
    catalogueVersion,
  });
  let response: Response;
  try {
    response = await fetch('/api/inquiries', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return { status: navigator.onLine ? 'unavailable' : 'offline' };
  }
  return readAnswer(response);
}

type Answer = { reference?: unknown; answerBy?: unknown; stateKey?: unknown; errors?: unknown };

async function readAnswer(response: Response): Promise<SendResult> {
  const answer: Answer = await response.json().catch(() => ({}));
  if (
    response.status === 201 &&
    typeof answer.reference === 'string' &&
    typeof answer.answerBy === 'string'
  ) {
    const stateKey = typeof answer.stateKey === 'string' ? answer.stateKey : '';
    return { status: 'stored', reference: answer.reference, answerBy: answer.answerBy, stateKey };
  }
  if (response.status === 422 && typeof answer.errors === 'object' && answer.errors !== null) {
    return { status: 'invalid', errors: answer.errors as FieldErrors };
  }
  if (response.status === 409) return { status: 'conflict' };
  if (response.status === 429) return { status: 'limited' };
  return { status: response.status >= 500 ? 'unavailable' : 'rejected' };
}
