import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendInquiry } from '@/lib/inquiry/browser/send';
import { parseInquiry } from '@/lib/inquiry/schema';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';
import { calculatePrice, type Price } from '@/lib/plan/price';
import { parseDraft } from '@/lib/plan/read-draft';
import { reconcile } from '@/lib/plan/reconcile';
import { readJson } from '@/lib/server/http/body';
import { completeDraft, now } from '../unit/plan/arbitrary-draft';

const address = 'https://www.seegut.example/api/inquiries';

/** What the page shows: the price of what local storage gives back. */
function shownInBrowser(draft: Draft): { draft: Draft; price: Price } {
  const kept = parseDraft(serialiseDraft(draft)).draft;
  return { draft: reconcile(kept).draft, price: calculatePrice(kept, now) };
}

/** The request that the page sends. */
async function sentBy(draft: Draft, shownTotalCents: number): Promise<RequestInit> {
  let sent: RequestInit | undefined;
  vi.stubGlobal('fetch', async (_: string, { signal: __, ...init }: RequestInit) => {
    sent = init;
    return Response.json({});
  });
  await sendInquiry({
    draft,
    variants: [],
    locale: 'de',
    idempotencyKey: '018f3b5e-7c1a-4d2b-9e3f-0123456789ab',
    shownTotalCents,
    website: '',
    elapsedMs: 60_000,
  });
  if (!sent) throw new Error('nothing was sent');
  return sent;
}

function calculatedByServer(body: unknown): Price | object {
  const parsed = parseInquiry(body, now);
  return parsed.ok ? calculatePrice(parsed.value.draft, now) : parsed;
}

/** From the very bytes, as the server reads a request; slower than reading the text. */
async function readByServer(sent: RequestInit): Promise<Price | object> {
  const read = await readJson(new Request(address, sent));
  return read.ok ? calculatedByServer(read.body) : read;
}

afterEach(() => vi.unstubAllGlobals());

describe('the server', () => {
  it.each([
    [
      'from the text of a request',
      1_000,
      async ({ body }: RequestInit) => calculatedByServer(JSON.parse(String(body))),
    ],
    ['from the bytes of a request', 500, readByServer],
  ] as const)(
    'calculates the price that the browser showed, to the cent and line by line, %s',
    async (_, numRuns, calculate) => {
      await fc.assert(
        fc.asyncProperty(completeDraft, async (draft) => {
          const shown = shownInBrowser(draft);
          const calculated = await calculate(await sentBy(shown.draft, shown.price.shownCents));
          expect(JSON.stringify(calculated)).toBe(JSON.stringify(shown.price));
        }),
        { numRuns },
      );
    },
  );
});
