import type { Page } from '@playwright/test';
import { farDay } from './wizard-flow';

/** A whole wedding, as a visitor's browser stores it. */
export const weddingPlan = {
  customerType: 'private',
  cateringType: 'seated-dinner',
  guests: 64,
  childrenUnder6: 2,
  package: 'din-welle',
  vorspeisen: ['v02', 'v11'],
  hauptspeisen: ['h02', 'h01'],
  beilagen: ['b01'],
  desserts: ['d02'],
  services: ['s01', 's06'],
  favorites: ['v06'],
  eventType: 'wedding',
  locationType: 'home',
  details: {
    date: `${farDay}T12:00:00.000Z`,
    time: '17:30',
    timeEnd: '23:30',
    firstName: 'Zoë',
    lastName: 'Lindqvist',
    email: 'zoe@visitor.example',
    delivery_street: 'Uferweg',
    delivery_zip: '44787',
    delivery_city: 'Bochum',
  },
};

/** Puts a plan into the browser before the first page opens; later pages keep what was changed since. */
export async function withPlan(page: Page, plan: object): Promise<void> {
  await page.addInitScript((stored) => {
    // A blank page has no storage.
    if (location.protocol === 'about:' || sessionStorage.getItem('planned')) return;
    sessionStorage.setItem('planned', '1');
    localStorage.setItem('cateringConfig', stored);
  }, JSON.stringify(plan));
}

/** What the browser has stored. */
export const storedPlan = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cateringConfig') ?? '{}'));
