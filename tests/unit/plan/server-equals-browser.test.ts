import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendInquiry } from '@/lib/inquiry/browser/send';
import { parseInquiry } from '@/lib/inquiry/schema';
import { readInquiryRequest } from '@/lib/inquiry/server/read-request';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';
import { calculatePrice, type Price } from '@/lib/plan/price';
import { parseDraft } from '@/lib/plan/read-draft';
import { reconcile } from '@/lib/plan/reconcile';
import { completeDraft, now } from './arbitrary-draft';

const address = 'https://www.seegut.example/api/inquiries';

/** What the page shows: the price of what local storage gives back. */
function shownInBrowser(draft: Draft): { draft: Draft; price: Price } {
  const kept = parseDraft(serialiseDraft(draft)).draft;
  return { draft: reconcile(kept).draft, price: calculatePrice(kept, now) };
}

/** What the server calculates from the very bytes that the page sends. */
async function calculatedByServer(draft: Draft, shownTotalCents: number): Promise<Price | object> {
  let sent: Request | undefined;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { signal: __, ...rest } = init;
    sent = new Request(address, rest);
    return Response.json({});
  });
  await sendInquiry({
    draft,
    locale: 'de',
    idempotencyKey: '018f3b5e-7c1a-4d2b-9e3f-0123456789ab',
    shownTotalCents,
    website: '',
    elapsedMs: 60_000,
  });
  if (!sent) throw new Error('nothing was sent');
  const read = await readInquiryRequest(sent);
  if (!read.ok) return read;
  const parsed = parseInquiry(read.body, now);
  return parsed.ok ? calculatePrice(parsed.value.draft, now) : parsed;
}

afterEach(() => vi.unstubAllGlobals());

describe('the server', () => {
  it('calculates the price that the browser showed, to the cent and line by line, for 10,000 drafts', async () => {
    await fc.assert(
      fc.asyncProperty(completeDraft, async (draft) => {
        const shown = shownInBrowser(draft);
        const calculated = await calculatedByServer(shown.draft, shown.price.shownCents);
        expect(JSON.stringify(calculated)).toBe(JSON.stringify(shown.price));
      }),
      { numRuns: 10_000 },
    );
  });
});
