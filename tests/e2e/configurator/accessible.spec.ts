import { steps } from '@/lib/plan/steps';
import { expectNoAxeFindings, themes } from '../axe';
import { expect, test } from '../fixtures';
import { decided } from '../frame/visitor';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, sendButton, unfoldEverything } from './wizard-flow';

// What colours the steps have they share, so the themes take turns.
test('no step has an axe finding, with everything unfolded', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withPlan(page, { ...weddingPlan, veganGuests: 6, guests: 64, hauptspeisen: ['h02', 'h99'] });
  for (const [index, { id }] of steps.entries()) {
    await openStep(page, 'de', id);
    await unfoldEverything(page);
    await expectNoAxeFindings(page, id, undefined, [themes[index % themes.length] ?? 'dark']);
  }
});

test('the review with all its errors has no axe finding', async ({ page }) => {
  // Parts below the screen are paler until they rise.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await decided(page.context());
  await openStep(page, 'de', 'pruefen');
  await sendButton(page).click();
  await expect(page.locator('section[aria-label]:focus')).toBeVisible();
  // The button fades back from its hover colour; half-way colours are not what is judged here.
  await page.mouse.move(0, 0);
  await sendButton(page).evaluate((button) =>
    Promise.all(button.getAnimations().map((animation) => animation.finished)),
  );
  await expectNoAxeFindings(page, 'review');
});
