import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { priceChanges, shownPrices } from '@/lib/plan/shown-prices';
import { draftArbitrary, now } from './arbitrary-draft';

const plan = (changes: Partial<Draft> = {}): Draft => ({
  ...defaultDraft(),
  customerType: 'private',
  cateringType: 'seated-dinner',
  package: 'din-welle',
  hauptspeisen: ['h02'],
  services: ['s06'],
  ...changes,
});
const seen = (draft: Draft) =>
  shownPrices(draft, calculatePrice(draft, now), { 'din-welle': 'Welle', h99: 'Zander' });
const changes = (before: ReturnType<typeof seen>, draft: Draft) =>
  priceChanges(before, draft, calculatePrice(draft, now));

describe('prices seen on the last visit', () => {
  it('explain nothing when the catalogue is the same, for any draft', () => {
    fc.assert(
      fc.property(draftArbitrary, (draft) => {
        expect(changes(seen(draft), draft)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('name the position with its old and its new unit price', () => {
    const before = seen(plan());
    const units = { ...before.units, 'package:din-welle:person': 7_400 };
    expect(changes({ ...before, units }, plan())).toEqual([
      { key: 'package:din-welle:person', itemId: 'din-welle', beforeCents: 7_400, nowCents: 7_918 },
    ]);
  });

  it('keep to the basis that was shown, when the visitor changes to business meanwhile', () => {
    const before = seen(plan());
    expect(changes(before, plan({ customerType: 'business' }))).toEqual([]);
    const units = { ...before.units, 'package:din-welle:person': 7_400 };
    const [change] = changes({ ...before, units }, plan({ customerType: 'business' }));
    expect(change).toMatchObject({ beforeCents: 7_400, nowCents: 7_918 });
  });

  it('notice a surcharge that came, or went, with a dish of the plan, but not a dish that came with one', () => {
    const surcharged = 'surcharge:h02:person';
    const before = seen(plan());
    const now02 = before.units[surcharged] ?? 0;
    expect(now02).toBeGreaterThan(0);
    const { [surcharged]: _, ...without } = before.units;
    expect(changes({ ...before, units: without }, plan())).toMatchObject([
      { beforeCents: 0, nowCents: now02 },
    ]);
    expect(changes({ ...before, units: { ...before.units, 'surcharge:h10:person': 100 } }, plan())).toEqual(
      [],
    );
    const other = seen(plan({ hauptspeisen: [] }));
    expect(changes(other, plan())).toEqual([]);
  });

  it('do not count more guests, more choices or another package as a change', () => {
    const before = seen(plan());
    const after = plan({ guests: 90, hauptspeisen: ['h02', 'h01', 'h10'], package: 'din-horizont' });
    expect(changes(before, after)).toEqual([]);
  });

  it('remember the names of what was chosen', () => {
    expect(seen(plan({ hauptspeisen: ['h99'] })).names).toMatchObject({
      'din-welle': 'Welle',
      h99: 'Zander',
    });
  });
});
