import { expect, test } from '../fixtures';
import { decided, visitWithStoppedClock } from '../frame/visitor';

test.beforeEach(({ context }) => decided(context));

const messages = ['Full Service', 'Exklusive Menüs', 'Herzlicher Service'] as const;

test('three messages take turns every 4 s until they are stopped; only the current one can be read or reached', async ({
  page,
}) => {
  await visitWithStoppedClock(page, '/');
  const current = page.locator('#why-us [data-current]');
  await expect(current).toContainText(messages[0]);
  await expect(page.locator('#why-us [aria-live] > [inert]')).toHaveCount(2);
  const section = page.locator('#why-us');
  await expect(
    section.getByRole('list', { name: 'Vier Gründe auf einen Blick' }).getByRole('listitem'),
  ).toHaveCount(4);
  await expect(section.getByRole('link', { name: 'Unverbindlich anfragen' })).toHaveAttribute(
    'href',
    '/catering-konfigurator',
  );
  await expect(section.getByRole('link', { name: /0171 3920012/ })).toHaveAttribute(
    'href',
    'tel:+491713920012',
  );
  for (const message of [messages[1], messages[2], messages[0]]) {
    const before = await current.textContent();
    await page.clock.runFor(3990);
    expect(await current.textContent()).toBe(before);
    await page.clock.runFor(10);
    await expect(current).toContainText(message);
  }
  const stop = page.getByRole('button', { name: 'Wechsel der Gründe anhalten' });
  await stop.focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(20_000);
  await expect(current).toContainText(messages[0]);
  await page.getByRole('button', { name: 'Wechsel der Gründe starten' }).press('Enter');
  await page.clock.runFor(4000);
  await expect(current).toContainText(messages[1]);
});
