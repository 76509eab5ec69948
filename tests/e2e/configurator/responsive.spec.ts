import type { Page } from '@playwright/test';
import { interactions, measureDelays, median, settled, watchInput } from '../../helpers/input-delay';
import { expect, test } from '../fixtures';
import { untilIdle } from '../hydration';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, unfoldEverything } from './wizard-flow';

/**
 * Work that fills the budget: 200 ms from input to paint on the slow phone of the measurements. A machine that is busy or
 * slow does this work more slowly too, so that the comparison holds on any.
 */
const budgetRounds = 25_000_000;

test.use({ viewport: { width: 390, height: 844 } });

/** What a press costs that does the budget's work. */
async function measureBudget(page: Page): Promise<number> {
  await page.evaluate((rounds) => {
    const button = document.createElement('button');
    button.id = 'budget';
    button.style.cssText = 'position:fixed;top:50%;left:0;z-index:99;width:2rem;height:2rem';
    button.addEventListener('click', () => {
      let value = 1;
      for (let round = 0; round < rounds; round++) value = Math.imul(value, 48_271) ^ round;
      button.value = String(value);
    });
    document.body.append(button);
  }, budgetRounds);
  const press = () => page.locator('#budget').click();
  const budget = median(
    await measureDelays(
      page,
      Array.from({ length: 7 }, () => press),
    ),
  );
  await page.evaluate(() => document.querySelector('#budget')?.remove());
  await settled(page);
  expect(budget).toBeGreaterThan(0);
  return budget;
}

for (const step of new Set(interactions.map((interaction) => interaction.step))) {
  test(`every input of ${step} is answered within the budget of a slow phone`, async ({ page }) => {
    test.setTimeout(240_000);
    await withPlan(page, weddingPlan);
    await openStep(page, 'de', step);
    await untilIdle(page);
    if (step === 'speisen') await unfoldEverything(page);
    await watchInput(page);
    const budget = await measureBudget(page);
    for (const { name, actions } of interactions.filter((interaction) => interaction.step === step)) {
      const delays = await measureDelays(page, actions(page));
      test.info().annotations.push({ type: 'delays', description: `${name}: ${delays} against ${budget}` });
      expect.soft(median(delays), name).toBeLessThanOrEqual(budget);
    }
  });
}
