import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { themeStorageKey } from '@/lib/display/theme';
import { pdfText } from '../../helpers/pdf-text';
import { goOn, openStep, sendButton, untilUsable, type Visitor } from '../configurator/wizard-flow';
import { expect } from '../fixtures';

export const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);

export const totals = (page: Page) => page.locator('[data-proposals] [data-total]');

export const totalsInCents = async (page: Page): Promise<readonly number[]> =>
  (await totals(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-total')))).map(Number);

type Answers = {
  readonly occasion: string;
  readonly guests: number;
  readonly day: string;
  readonly place?: string;
};

/** Answers the four questions of the first screen. */
export async function answerFirst(page: Page, { occasion, guests, day, place }: Answers): Promise<void> {
  await openStep(page, 'de', 'eckdaten');
  await field(page, 'eventType').selectOption(occasion);
  await field(page, 'guests').fill(String(guests));
  await field(page, 'details.date').fill(day);
  if (place) await field(page, 'locationType').selectOption(place);
}

export async function showProposals(page: Page): Promise<void> {
  await page.locator('[data-show-proposals]').click();
  await expect(totals(page)).toHaveCount(3);
}

/** Makes a proposal the plan and goes on with it. */
export async function choose(page: Page, how: 'take' | 'refine', level: string): Promise<void> {
  await page.locator(`[data-${how}="${level}"]`).click();
  await expect(page).toHaveURL(how === 'take' ? /\/pruefen$/ : /\/catering-art$/);
  await untilUsable(page);
}

/** Follows "continue" until a step. */
export async function goOnTo(page: Page, slug: string): Promise<void> {
  while (!page.url().endsWith(`/${slug}`)) await goOn(page);
}

/** Who asks, and the German postcode where the food goes. */
export async function fillContact(
  page: Page,
  { email, lastName }: Visitor,
  postcode?: string,
): Promise<void> {
  await field(page, 'details.firstName').fill('Zoë');
  await field(page, 'details.lastName').fill(lastName);
  await field(page, 'details.email').fill(email);
  if (postcode) await field(page, 'details.delivery_zip').fill(postcode);
}

/** Sends the plan of the review. @returns its reference. */
export async function sendPlan(page: Page): Promise<string> {
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/success\?ref=SG-/);
  await expect(page.locator('[data-sent-plan]')).toBeVisible();
  return (await page.locator('[data-reference]').textContent()) ?? '';
}

/** A day, as `YYYY-MM-DD`. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The theme is dark until somebody chooses. */
export const chooseLight = (page: Page) =>
  page.addInitScript((key) => {
    if (location.protocol !== 'about:') localStorage.setItem(key, 'light');
  }, themeStorageKey);

/** The text of the PDF that a part of the page offers. */
export async function takePdf(page: Page, part: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`${part} [data-pdf]`).click(),
  ]);
  return pdfText(await readFile(await file.path()));
}
