import { serviceDatabase } from '../../helpers/e2e-backend';
import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { openStep, sendButton } from './wizard-flow';

const sitePort = Number(process.env.E2E_PORT ?? 3210);

test.use({ allowedErrors: [/api\/inquiries\/plan/] });

test('the link after sending shows, in any browser, how far the inquiry has come', async ({
  page,
  browser,
}) => {
  const email = `state-${Date.now()}@visitor.example`;
  await withPlan(page, { ...weddingPlan, details: { ...weddingPlan.details, email } });
  await openStep(page, 'de', 'pruefen');
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/success\?ref=SG-.*#key=/);
  await expect(page.locator('[data-state="received"]')).toBeVisible();
  const link = page.url();

  await serviceDatabase(sitePort).from('inquiries').update({ state: 'in_progress' }).eq('email', email);
  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(link);
  await expect(second.locator('[data-state="in_progress"] [aria-current="step"]')).toContainText(
    'In Bearbeitung',
  );
  // The plan itself is there on any device, without who asks.
  await expect(second.locator('[data-sent-plan]')).toContainText('64');
  await expect(second.locator('[data-sent-plan]')).not.toContainText('Lindqvist');

  await second.goto(link.replace(/#key=.*/, '#key=wrong'));
  await second.reload();
  await expect(second.locator('h1[data-thanked="false"]')).toBeVisible();
  await expect(second.locator('[data-reference]')).toHaveCount(0);
  await other.close();
});
