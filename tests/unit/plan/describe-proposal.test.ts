import { describe, expect, it } from 'vitest';
import { type EventType, eventTypes } from '@/content/catering/choices';
import { occasions } from '@/content/catering/occasions';
import { openCostsOf, proposalFacts } from '@/lib/plan/describe-proposal';
import { defaultDraft } from '@/lib/plan/draft';
import { chooseOccasion } from '@/lib/plan/event-rules';
import { proposePlans } from '@/lib/plan/propose';
import { isDrink } from '@/lib/plan/service-catalogue';

const now = new Date('2026-11-21T12:00:00.000Z');
const all: readonly EventType[] = [...new Set<EventType>([...eventTypes.private, ...eventTypes.business])];
const plansFor = (occasion: EventType) => proposePlans(chooseOccasion(defaultDraft(), occasion), now);

describe('what a proposal says of itself', () => {
  it.each(all)('names every dish and service of a plan for %s once', (occasion) => {
    for (const proposal of plansFor(occasion)) {
      const { draft } = proposal;
      const facts = proposalFacts(proposal, now);
      expect(facts.dishes.flatMap(({ ids }) => ids).length).toBe(facts.dishCount);
      expect(facts.dishCount).toBeGreaterThan(0);
      const said = [...facts.drinks, ...facts.staff.map(({ id }) => id), ...facts.others];
      expect(new Set(said).size).toBe(said.length);
      for (const id of draft.services) expect(said).toContain(id);
    }
  });

  it.each(all)('does not call missing at %s what is in it', (occasion) => {
    for (const proposal of plansFor(occasion)) {
      const { missing, drinks, staff, others } = proposalFacts(proposal, now);
      const has = new Set([...drinks, ...staff.map(({ id }) => id), ...others]);
      expect(missing.filter((id) => has.has(id))).toEqual([]);
      expect(missing.every((id) => occasions[occasion].services.festive.some((one) => one === id))).toBe(
        true,
      );
      if (drinks.length > 0) expect(missing.filter(isDrink)).toEqual([]);
    }
  });

  it('says that the hire is that of the cheapest day while the date is open, and no longer with a date', () => {
    const [open] = plansFor('birthday');
    expect(open && openCostsOf(open.price).map(({ code }) => code)).toContain('hireOpen');
    expect(open?.price).toMatchObject({ isFrom: true });
    expect(open?.price.lines.map(({ kind }) => kind)).toContain('hireFrom');
    const dated = {
      ...defaultDraft(),
      details: { ...defaultDraft().details, date: new Date('2027-06-12T12:00:00Z') },
    };
    const [known] = proposePlans(dated, now);
    expect(known && openCostsOf(known.price).map(({ code }) => code)).not.toContain('hireOpen');
    expect(known?.price.lines.some(({ kind }) => kind === 'hire')).toBe(true);
  });
});
