import { describe, expect, it } from 'vitest';
import { defaultDraft } from '@/lib/plan/draft';
import { wishOfDraft } from '@/lib/plan/draft-wish';
import { helpQuestions, helpResult } from '@/lib/plan/help-answers';
import { proposePlans } from '@/lib/plan/propose';

const now = new Date('2026-11-21T12:00:00.000Z');
const all = helpQuestions.style.flatMap((style) =>
  helpQuestions.length.flatMap((length) => helpQuestions.level.map((level) => ({ style, length, level }))),
);

describe('help with choosing', () => {
  it('waits for all three answers', () => {
    expect(helpResult({})).toBeNull();
    expect(helpResult({ style: 'fire', level: 'simple' })).toBeNull();
  });

  it.each(all)('leads from $style, $length, $level to a plan of that kind and level', (answers) => {
    const result = helpResult(answers);
    if (!result) throw new Error('No result');
    const plans = proposePlans(
      { ...wishOfDraft(defaultDraft(), null), cateringType: result.cateringType },
      now,
    );
    const found = plans.find(({ level }) => level === result.level);
    expect(found?.draft.cateringType).toBe(result.cateringType);
    expect(found?.price.shownCents).toBeGreaterThan(0);
  });

  it('costs more the more lavish the answer', () => {
    for (const style of helpQuestions.style) {
      const totals = helpQuestions.level.map((level) => {
        const result = helpResult({ style, length: 'short', level });
        const wish = { ...wishOfDraft(defaultDraft(), null), cateringType: result?.cateringType };
        return proposePlans(wish, now).find((plan) => plan.level === level)?.price.shownCents ?? 0;
      });
      expect(totals).toEqual([...totals].sort((one, other) => one - other));
    }
  });
});
