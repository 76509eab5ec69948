import fc from 'fast-check';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import type { Draft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { decodePlan } from '@/lib/plan/share-link';
import { toPlan } from '@/lib/public-api/plan-schema';
import { readPlan } from '@/lib/public-api/read-plan';
import { completeDraft, now as testedDay } from '@/tests/unit/plan/arbitrary-draft';

/** The drafts' days follow the fixed day of the unit tests; a site that runs counts from its own, and midnight may come. */
const daysSince = Math.ceil((Date.now() - testedDay.getTime()) / 86_400_000) + 1;

const fromToday = ({ details, ...draft }: Draft): Draft => ({
  ...draft,
  details: {
    ...details,
    date: details.date && eventDay(addDays(toIsoDay(details.date), daysSince)),
  },
});

/** Bodies as programs send them. */
export const quoteRequest = completeDraft.map((draft) => ({ draft: toPlan(fromToday(draft)) }));

export const wish = fc.record(
  {
    occasion: fc.constantFrom('wedding', 'birthday', 'conference', 'trade-fair', 'other'),
    guests: fc.integer({ min: 1, max: 5_000 }),
    day: fc.constantFrom('2027-05-15', '2028-02-29'),
    budgetCents: fc.integer({ min: 1, max: 10_000_000 }),
    diets: fc.constant(['vegan']),
    without: fc.constant(['H']),
  },
  { requiredKeys: ['occasion', 'guests'] },
);

const asTool = (name: string) => (args: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});

export const toolCall = fc.oneof(
  quoteRequest.map(asTool('price_plan')),
  quoteRequest.map(asTool('create_link')),
  wish.map(asTool('propose_plans')),
  fc.constant({ diets: ['vegan'], text: 'curry' }).map(asTool('search_menu')),
);

/**
 * Compares a quote with what the browser calculates: from the plan that was sent, and from the link to the configurator.
 * Bodies are read as the web platform reads them (UTF-8 without its mark).
 */
export async function checkQuote(sent: Buffer, answer: string): Promise<string | null> {
  // The framework's own answer to a request that calls itself a prefetch of its middleware.
  if (answer === '{}') return null;
  const now = new Date();
  const read = readPlan(JSON.parse(new TextDecoder().decode(sent)).draft, now);
  if (!read.ok) return `accepted, though ${JSON.stringify(read.errors[0])}`;
  const { price, handOverUrl } = JSON.parse(answer);
  const expected = calculatePrice(read.draft, now);
  if (price.shownCents !== expected.shownCents || price.grossCents !== expected.grossCents) {
    return `costs ${price.shownCents} instead of ${expected.shownCents} cents`;
  }
  const linked = handOverUrl && (await decodePlan(new URL(handOverUrl).hash));
  if (handOverUrl && !linked) return 'has a link that opens nothing';
  const opened = linked ? calculatePrice(linked, now).shownCents : expected.shownCents;
  return opened === expected.shownCents ? null : `costs ${opened} cents behind the link`;
}
