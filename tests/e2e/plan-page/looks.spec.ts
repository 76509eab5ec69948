import type { Page } from '@playwright/test';
import { changedOffer, type SentInquiry } from '../../helpers/house';
import { expectNoAxeFindings } from '../axe';
import { decided } from '../frame/visitor';
import { pagesOf, readPaper, toPaper } from '../pages/paper';
import { expect, test } from './house-fixture';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectAccessible(page: Page, inquiry: SentInquiry, open?: string): Promise<void> {
  await decided(page.context());
  await page.goto(inquiry.link);
  await expect(page.locator('[data-plan-page]')).toBeVisible();
  if (open) await page.locator(`[data-action="${open}"]`).click();
  await expectNoAxeFindings(page, open ?? 'page');
  for (const width of [360, 480, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(
        () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        { message: `${open ?? 'page'} ${width}px` },
      )
      .toBeLessThanOrEqual(0);
  }
}

for (const open of ['guests', 'question', 'withdraw']) {
  test(`before an offer, with ${open} open, axe finds nothing and nothing overflows`, async ({
    page,
    house,
  }) => {
    await expectAccessible(page, await house.inquire('de'), open);
  });
}

for (const open of [undefined, 'decline']) {
  test(`with an offer${open ? `, ${open} open` : ''}, axe finds nothing and nothing overflows`, async ({
    page,
    house,
  }) => {
    const inquiry = await house.inquire('de');
    await house.offer(inquiry, 'de', changedOffer);
    await expectAccessible(page, inquiry, open);
  });
}

for (const state of ['in_progress', 'accepted', 'declined', 'withdrawn', 'expired']) {
  test(`in the state ${state} axe finds nothing and nothing overflows`, async ({ page, house }) => {
    const inquiry = await house.inquire('de');
    if (state !== 'in_progress') await house.offer(inquiry, 'de');
    await house.backend.service.from('inquiries').update({ state }).eq('reference', inquiry.reference);
    await expectAccessible(page, inquiry);
  });
}

test('an offer is accepted by keyboard alone', async ({ page, house }) => {
  const inquiry = await house.inquire('de');
  await house.offer(inquiry, 'de');
  await decided(page.context());
  await page.goto(inquiry.link);
  await page.locator('[data-offer-pdf]').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('input[name="name"]')).toBeFocused();
  await page.keyboard.type('Ada Beispiel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('input[name="terms"]')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-accept]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-state="accepted"]')).toBeVisible();
  await expect(page.locator('[data-plan-page] h2').first()).toBeFocused();
});

test('on paper: ink on white, nothing cut off, covered or to be clicked, on five sheets at most', async ({
  page,
  house,
}) => {
  const inquiry = await house.inquire('de');
  await house.offer(inquiry, 'de', changedOffer);
  await decided(page.context());
  await page.goto(inquiry.link);
  await expect(page.locator('[data-offer-pdf]')).toBeVisible();
  await toPaper(page);
  const { emptiest, ...rest } = await readPaper(page);
  expect(rest).toEqual({ faint: [], dark: [], loose: [], cut: [], controls: [], folded: [] });
  expect(emptiest).toBeLessThan(130);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(5);
});
