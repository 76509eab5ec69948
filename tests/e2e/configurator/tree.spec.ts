import { steps } from '@/lib/plan/steps';
import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, untilUsable } from './wizard-flow';

/**
 * What a screen reader finds in each step, compared with the trees in `tree.spec.ts-snapshots`: roles, names, states and
 * their order. After a wanted change: `playwright test tree.spec.ts --update-snapshots=all`, and read the difference.
 */
const plan = {
  ...weddingPlan,
  veganGuests: 6,
  details: { ...weddingPlan.details, date: '2027-06-12T12:00:00.000Z' },
};

for (const { id } of steps) {
  test(`the tree of the step ${id} is as it was read last`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-01-11T10:00:00.000Z'));
    await withPlan(page, plan);
    await openStep(page, 'de', id);
    await untilUsable(page);
    if (id === 'pruefen') await expect(page.locator('[data-takeaway]')).toBeVisible();
    await expect(page.locator('main')).toMatchAriaSnapshot({ name: `${id}.aria.yml` });
  });
}
