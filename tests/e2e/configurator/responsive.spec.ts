import type { StepId } from '@/lib/plan/steps';
import { clickOn, countRestyled } from '../../helpers/input-delay';
import { expect, test } from '../fixtures';
import { decided } from '../frame/visitor';
import { untilIdle } from '../hydration';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, unfoldEverything } from './wizard-flow';

test.use({ viewport: { width: 390, height: 844 } });

/** Choices that bring or take away something beside what is ticked: then a careless selector restyles the whole page. */
const choices: readonly { readonly step: StepId; readonly inputs: readonly [string, string] }[] = [
  { step: 'paket', inputs: ['input[value="din-ufer"]', 'input[value="din-welle"]'] },
  { step: 'services', inputs: ['input[value="s11"]', 'input[value="s11"]'] },
  { step: 'speisen', inputs: ['input[value="h10"]', 'input[value="h10"]'] },
];

for (const { step, inputs } of choices) {
  test(`a choice in ${step} restyles what it changes and not the page`, async ({ page, context }) => {
    // Else the banner comes meanwhile, and the page makes room for it.
    await decided(context);
    await withPlan(page, weddingPlan);
    await openStep(page, 'de', step);
    await untilIdle(page);
    await unfoldEverything(page);
    const [first, second] = inputs;
    // The first brings what is fetched for it as well.
    await clickOn(page.locator(first))();
    await untilIdle(page);
    const { restyled, all } = await countRestyled(page, clickOn(page.locator(second)));
    test.info().annotations.push({ type: 'restyled', description: `${restyled} of ${all}` });
    expect(restyled).toBeGreaterThan(0);
    expect(restyled).toBeLessThan(all / 4);
  });
}
