import fc from 'fast-check';
import { toPlan } from '@/lib/public-api/plan-schema';
import { completeDraft } from '@/tests/unit/plan/arbitrary-draft';

/** Bodies as programs send them. */
export const quoteRequest = completeDraft.map((draft) => ({ draft: toPlan(draft) }));

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
