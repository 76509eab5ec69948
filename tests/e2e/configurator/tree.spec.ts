import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, untilUsable } from './wizard-flow';

/**
 * What a screen reader finds in a step that is a form: roles, names, states and their order. After a wanted change:
 * `playwright test tree.spec.ts --update-snapshots=all`, and read the difference.
 */
test('the tree of the step with the address is as it was read last', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-01-11T10:00:00.000Z'));
  await withPlan(page, {
    ...weddingPlan,
    veganGuests: 6,
    details: { ...weddingPlan.details, date: '2027-06-12T12:00:00.000Z' },
  });
  await openStep(page, 'de', 'kontakt');
  await untilUsable(page);
  await expect(page.locator('main')).toMatchAriaSnapshot({ name: 'kontakt.aria.yml' });
});
