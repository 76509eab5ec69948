import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { weddingPlan, withPlan } from './stored-plan';
import { farDay, openStep, sendButton, unfold } from './wizard-flow';

test('the plan is taken along as a PDF, and its calendar entry before sending and after', async ({
  page,
}) => {
  const email = `files-${Date.now()}@visitor.example`;
  await withPlan(page, { ...weddingPlan, details: { ...weddingPlan.details, email } });
  await openStep(page, 'de', 'pruefen');
  const take = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-calendar]').click(),
    ]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const [plan] = await Promise.all([page.waitForEvent('download'), page.locator('[data-pdf]').click()]);
  expect(plan.suggestedFilename()).toBe('seegut-plan.pdf');
  const file = await readFile(await plan.path(), 'latin1');
  expect(file).toMatch(/^%PDF-1\.7[\s\S]*\/StructTreeRoot/);
  expect(file).toContain('<rdf:li xml:lang="x-default">Ihr Plan</rdf:li>');
  const before = await take();
  expect(before.name).toBe('seegut-plan.ics');
  expect(before.text).toContain(`DTSTART;TZID=Europe/Berlin:${farDay.replaceAll('-', '')}T173000`);
  expect(before.text).not.toContain('Lindqvist');
  const uid = /UID:(\S+)/.exec(before.text)?.[1];
  expect(uid).toMatch(/^[\da-f-]{36}@/);

  await unfold(page, 'extras');
  await page.locator('[id="details.message"]').fill('Nach dem Kalender geändert');
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
  const reference = (await page.locator('[data-reference]').textContent()) ?? '';
  const sent = page.locator('[data-sent-plan]');
  await expect(sent).toContainText('Rinderfilet rosa');
  await expect(sent).toContainText('Allergene:');
  const after = await take();
  expect(after.name).toBe(`seegut-${reference}.ics`);
  // One entry: a calendar replaces the one from before sending.
  expect(after.text).toContain(`UID:${uid}\r\n`);
});
