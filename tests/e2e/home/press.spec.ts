import { expect, test } from '../fixtures';
import { decided, visitWithStoppedClock } from '../frame/visitor';
import { recordMotion } from '../motion';
import { driven, expectFirst, expectRest, press, reach, shown, showTab, visitCarousel } from './carousel';

test('ten entries, as many side by side as the screen is wide, move on every 3000 ms, in a loop, but not unseen or under the pointer', async ({
  page,
}) => {
  await visitCarousel(page, press(page));
  await expect(press(page).locator('.carousel-slide')).toHaveCount(10);
  await page.clock.runFor(2950);
  expect((await shown(press(page)))[0]).toBe(1);
  await page.clock.runFor(100);
  await expectFirst(press(page), 2);
  await page.clock.runFor(3000 * 9);
  await expectFirst(press(page), 1);
  const goOn = async (number: number) => {
    await page.clock.runFor(3050);
    await expectFirst(press(page), number);
  };
  await showTab(page, false);
  await expectRest(press(page), 1);
  await showTab(page, true);
  await goOn(2);
  await press(page).locator('.carousel-slide').nth(2).hover();
  await expectRest(press(page), 2);
  await page.mouse.move(0, 0);
  await goOn(3);
  for (const [width, count] of [
    [360, 2],
    [700, 3],
    [800, 4],
    [1100, 5],
    [1440, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.runFor(500);
    await expect.poll(async () => (await shown(press(page))).length, `${width} px`).toBe(count);
  }
});

test('stays for good after a touch of any kind', async ({ page }) => {
  const touches = {
    button: () => page.getByRole('button', { name: 'Nächster Eintrag' }).last().press('Enter'),
    key: async () => {
      await press(page).locator('.carousel-viewport').focus();
      await page.keyboard.press('ArrowRight');
    },
    pointer: async () => {
      const row = await press(page).locator('.carousel-viewport').boundingBox();
      if (!row) throw new Error('The row is not visible');
      await page.mouse.move(row.x + 600, row.y + 20);
      await page.mouse.down();
      await page.mouse.move(row.x + 400, row.y + 20, { steps: 8 });
      await page.mouse.up();
      await page.mouse.move(0, 0);
    },
  };
  for (const [name, touch] of Object.entries(touches)) {
    await visitCarousel(page, press(page));
    await touch();
    await expect(press(page).locator('[data-rotation]'), name).toHaveAccessibleName(
      'Automatischen Wechsel starten',
    );
    await expectFirst(press(page), 2);
    await showTab(page, false);
    await showTab(page, true);
    await expectRest(press(page), 2);
  }
});

test('follows the carousel pattern: rotation first, named groups, live region, inert slides, arrow keys both ways', async ({
  page,
}) => {
  await visitCarousel(page, press(page));
  const carousel = page.getByRole('region', { name: 'Bekannt aus & Auszeichnungen' });
  await expect(carousel).toHaveAttribute('aria-roledescription', 'Karussell');
  const buttons = carousel.getByRole('button');
  await expect(buttons.nth(0)).toHaveAccessibleName('Automatischen Wechsel anhalten');
  await expect(buttons.nth(1)).toHaveAccessibleName('Vorheriger Eintrag');
  await expect(buttons.nth(2)).toHaveAccessibleName('Nächster Eintrag');
  await expect(carousel.locator('.carousel-track')).toHaveAttribute('aria-live', 'off');

  const visible = carousel.locator('.carousel-slide:not([inert])');
  await expect(visible).toHaveCount(6);
  await expect(visible.first()).toHaveAttribute('aria-roledescription', 'Eintrag');
  await expect(visible.last()).toHaveAccessibleName('6 von 10');

  await buttons.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(buttons.nth(0)).toHaveAccessibleName('Automatischen Wechsel starten');
  await expect(carousel.locator('.carousel-track')).toHaveAttribute('aria-live', 'polite');
  await expectRest(press(page), 1);
  await page.keyboard.press('Enter');
  await page.clock.runFor(3050);
  await expectFirst(press(page), 2);

  await buttons.nth(1).press('Enter');
  await expectFirst(press(page), 1);
  await page.keyboard.press('ArrowLeft');
  await expectFirst(press(page), 10);
  await page.keyboard.press('ArrowRight');
  await expectFirst(press(page), 1);
  await buttons.nth(2).press('Enter');
  await expectFirst(press(page), 2);
  // Fewer entries than fit: Embla notices by itself.
  await press(page)
    .locator('.carousel-slide')
    .evaluateAll((slides) => {
      for (const slide of slides.slice(3)) slide.remove();
    });
  await page.clock.runFor(500);
  for (const button of [1, 2]) await expect(buttons.nth(button)).toBeDisabled();
});

test('entries rise once, half a second each and a twentieth apart', async ({ page }) => {
  const motionsOf = await recordMotion(page);
  await decided(page.context());
  await visitWithStoppedClock(page, '/');
  // Near enough to be fetched, not yet on the screen.
  await press(page).evaluate((element) => {
    const top = element.getBoundingClientRect().top - window.innerHeight - 200;
    window.scrollBy({ top, behavior: 'instant' });
  });
  await driven(press(page));
  await expect(press(page).locator('.carousel-slide > *').first()).toHaveCSS('opacity', '0');
  await reach(press(page));
  const calls = () => motionsOf(press(page).locator('.carousel-slide > *'));
  const rise = (name: string, frames: unknown[]) =>
    Array.from({ length: 10 }, (_, index) =>
      expect.objectContaining({ [name]: frames, duration: 500, delay: expect.closeTo(index * 50) }),
    );
  await expect.poll(async () => (await calls()).length).toBe(20);
  const recorded = await calls();
  expect(recorded.filter((call) => call.opacity)).toEqual(rise('opacity', [0, 1]));
  expect(recorded.filter((call) => call.transform)).toEqual(rise('transform', ['translateY(24px)', 'none']));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await reach(press(page));
  expect(await calls()).toHaveLength(20);
});
