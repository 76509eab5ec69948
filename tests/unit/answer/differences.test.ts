import { describe, expect, it } from 'vitest';
import { describeDifferences } from '@/lib/answer/differences';
import { priceAnswer } from '@/lib/answer/price-answer';
import { type Terms, usualTerms } from '@/lib/answer/terms';
import { eventDay } from '@/lib/base/event-day';
import { formatCents } from '@/lib/i18n/format';
import { answerContext } from '@/lib/inquiry/server/mail/plan-context';
import { getDishes } from '@/lib/plan/dish-catalogue';
import type { Draft } from '@/lib/plan/draft';
import { parseDraft } from '@/lib/plan/read-draft';
import { now } from '../plan/arbitrary-draft';
import plans from '../plan/hand-priced.json';

const { draft } = parseDraft(JSON.stringify(plans.find(({ id }) => id === 'wedding')?.draft));
const desserts = getDishes('desserts')
  .slice(0, 2)
  .map(({ id }) => id);
const wedding = { ...draft, desserts };
const sent = { plan: wedding, price: priceAnswer(wedding, null, now) };
const context = answerContext('de');

/** What an answer says otherwise, by row, without the total. */
function changes(plan: Partial<Draft>, terms: Partial<Terms> = {}) {
  const changed = { ...wedding, ...plan };
  const price = priceAnswer(changed, { ...usualTerms(changed, now), ...terms }, now);
  const found = describeDifferences(sent, { plan: changed, price }, now, context);
  const total = found.find(({ id }) => id === 'total');
  if (price.shownCents !== sent.price.shownCents) {
    expect(total).toMatchObject({
      before: formatCents(sent.price.shownCents, 'de'),
      after: formatCents(price.shownCents, 'de'),
    });
  }
  return Object.fromEntries(
    found.filter((one) => one !== total).map(({ id, before, after }) => [id, [before, after]]),
  );
}

describe('what an answer says otherwise than the plan', () => {
  it('is nothing while it follows the plan', () => {
    expect(changes({})).toEqual({});
  });

  it('names the guests, once', () => {
    expect(changes({ guests: 90 })).toEqual({ guests: ['70', '90'] });
  });

  it('names the day, and the hire that it changes', () => {
    const details = { ...wedding.details, date: eventDay('2027-01-15') };
    const found = changes({ details });
    expect(found.when?.[1]).toContain('15. Januar 2027');
    const [hire] = Object.entries(found).filter(([id]) => id.startsWith('price:hire'));
    expect(hire?.[1][0]).not.toBe(hire?.[1][1]);
  });

  it('names the dishes that went and came', () => {
    const [first = '', ...rest] = desserts;
    const found = changes({ desserts: rest });
    expect(found.desserts?.[1]).toBe('');
    expect(found.desserts?.[0]).toBe(context.texts.dishes[first]);
  });

  it('names own prices, positions and a discount', () => {
    const line = sent.price.lines.find(({ kind }) => kind === 'service');
    const found = changes(
      {},
      {
        ownPrices: { [line?.id ?? '']: 0 },
        discountBp: 250,
        extras: [
          {
            id: '6b2f2f6e-5c5b-4b52-9a35-0d7f5d5d0a11',
            text: 'Zelt am Ufer',
            per: 'once',
            count: 1,
            unitCents: 89_000,
            vat: 'standard',
          },
        ],
      },
    );
    expect(found[`price:${line?.id}`]?.[1]).toBe(formatCents(0, 'de'));
    expect(Object.values(found).flat()).toContain(formatCents(89_000, 'de'));
    expect(Object.keys(found).filter((id) => id.startsWith('price:discount'))).toHaveLength(1);
  });
});
