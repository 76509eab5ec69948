import type { Page } from '@playwright/test';
import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { type StepId, steps } from '@/lib/plan/steps';
import { expect } from '../fixtures';

/** What a visitor does in one step, and how one sees that it is still there. */
export type StepScript = {
  readonly id: StepId;
  readonly fill: (page: Page) => Promise<void>;
  readonly check: (page: Page) => Promise<void>;
};

export type Visitor = { readonly email: string; readonly lastName: string };

const radio = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`);
const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Opens everything in the form that can be folded, also what stands in it. */
export async function unfoldEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const folded = () =>
      [...document.querySelectorAll('fieldset details:not([open])')].filter((details) =>
        details.checkVisibility(),
      );
    for (let closed = folded(); closed.length > 0; closed = folded()) {
      for (const details of closed) details.querySelector('summary')?.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** Opens a part of a form that is folded at first, by its data attribute. */
export const unfold = (page: Page, name: string) => page.locator(`[data-${name}] > summary`).click();

/** A day far enough ahead that no lead time matters, as `YYYY-MM-DD`. */
export const farDay = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);

/** A private wedding: a seated dinner with chosen dishes, one service, at the own location. */
export const weddingSteps = (visitor: Visitor): readonly StepScript[] => [
  {
    id: 'eckdaten',
    async fill(page) {
      await field(page, 'guests').fill('64');
      await field(page, 'details.date').fill(farDay);
      await field(page, 'eventType').selectOption('wedding');
      await field(page, 'locationType').selectOption('venue');
      await unfold(page, 'more-answers');
      await field(page, 'childrenUnder6').fill('2');
      await field(page, 'details.time').selectOption('17:30');
      await field(page, 'details.timeEnd').selectOption('23:30');
    },
    async check(page) {
      await expect(field(page, 'guests')).toHaveValue('64');
      await expect(field(page, 'childrenUnder6')).toHaveValue('2');
      await expect(field(page, 'details.date')).toHaveValue(farDay);
      await expect(field(page, 'details.time')).toHaveValue('17:30');
      await expect(field(page, 'details.timeEnd')).toHaveValue('23:30');
    },
  },
  {
    id: 'catering-art',
    fill: (page) => radio(page, 'cateringType', 'seated-dinner').check(),
    check: (page) => expect(radio(page, 'cateringType', 'seated-dinner')).toBeChecked(),
  },
  {
    id: 'paket',
    async fill(page) {
      await radio(page, 'package', 'din-welle').check();
      await radio(page, 'breakfastPackage', 'bf-kalt').check();
    },
    async check(page) {
      await expect(radio(page, 'package', 'din-welle')).toBeChecked();
      await expect(radio(page, 'breakfastPackage', 'bf-kalt')).toBeChecked();
    },
  },
  {
    id: 'speisen',
    async fill(page) {
      for (const dish of ['v02', 'v11', 'h02', 'h10', 'b01', 'd02']) {
        await page.locator(`input[value="${dish}"]`).check();
      }
      await page.locator('button[aria-pressed]').filter({ visible: true }).last().click();
      await field(page, 'allergyNote').fill('2 × glutenfrei 🌾');
    },
    async check(page) {
      for (const dish of ['v02', 'v11', 'h02', 'h10', 'b01', 'd02']) {
        await expect(page.locator(`input[value="${dish}"]`)).toBeChecked();
      }
      await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(1);
      await expect(field(page, 'allergyNote')).toHaveValue('2 × glutenfrei 🌾');
    },
  },
  {
    id: 'services',
    async fill(page) {
      await page.locator('input[name="services"][value="s06"]').check();
      await page.locator('input[name="services"][value="s01"]').check();
      await field(page, 'serviceQuantities.s01.count').fill('5');
    },
    async check(page) {
      await expect(page.locator('input[name="services"][value="s06"]')).toBeChecked();
      await expect(field(page, 'serviceQuantities.s01.count')).toHaveValue('5');
    },
  },
  {
    id: 'kontakt',
    fill: (page) => field(page, 'details.billing_city').fill('Krefeld'),
    check: (page) => expect(field(page, 'details.billing_city')).toHaveValue('Krefeld'),
  },
  {
    id: 'pruefen',
    async fill(page) {
      await field(page, 'details.firstName').fill(`Zoë ${visitor.lastName}`);
      await field(page, 'details.email').fill(visitor.email);
      await unfold(page, 'extras');
      await field(page, 'voucherCode').fill('SEE-2026');
    },
    async check(page) {
      await expect(field(page, 'details.firstName')).toHaveValue(`Zoë ${visitor.lastName}`);
      await expect(field(page, 'details.email')).toHaveValue(visitor.email);
      await expect(field(page, 'voucherCode')).toHaveValue('SEE-2026');
    },
  },
];

/** Waits until the controls are usable: the stored draft has been read. */
export const untilUsable = (page: Page) =>
  expect(page.locator('fieldset[data-ready="true"]').first()).toBeAttached();

/** Opens a step by its address. */
export async function openStep(page: Page, locale: Locale, id: StepId): Promise<void> {
  const step = steps.find((candidate) => candidate.id === id);
  await page.goto(localPath(locale, { route: 'configurator', step: step?.slug ?? '' }));
  await untilUsable(page);
}

/** Follows the "continue" button and waits for the next step. */
export async function goOn(page: Page): Promise<void> {
  const before = page.url();
  await page.locator('[data-next-step]').click();
  await expect(page).not.toHaveURL(before);
  await untilUsable(page);
}

/** The price that the page shows, in cents. */
export async function shownCents(page: Page): Promise<number> {
  return Number(await page.locator('[data-price]').first().getAttribute('data-cents'));
}

/** A fresh visitor whose rows no other test touches. */
export const newVisitor = (label: string): Visitor => {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
  return { email: `${label}-${id}@visitor.example`, lastName: `Prüfer-${id}` };
};

export const sendButton = (page: Page) => page.locator('[data-send]');
