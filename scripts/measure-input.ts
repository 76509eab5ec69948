import { chromium } from '@playwright/test';
import { consentStorageKey, createConsent, noCategories } from '@/lib/consent/consent';
import { steps } from '@/lib/plan/steps';
import { weddingPlan } from '@/tests/e2e/configurator/stored-plan';
import { unfoldEverything } from '@/tests/e2e/configurator/wizard-flow';
import { everyControl } from '@/tests/helpers/every-control';
import { measureDelays, median, slowdown, watchInput } from '@/tests/helpers/input-delay';
import { findBrowser } from './browser';

/**
 * Uses every control of every step of the configurator, for a site that runs already, on a machine made slower, and
 * prints how long it takes from a key or a click to the next frame: `tsx scripts/measure-input.ts [address] [step …]`.
 * Times are milliseconds as the Event Timing API gives them, in steps of 8. Needs a quiet machine.
 */
const [address = 'http://127.0.0.1:3000', ...only] = process.argv.slice(2);

const stored = {
  cateringConfig: JSON.stringify({ ...weddingPlan, services: ['s01', 's06', 's11'], veganGuests: 6 }),
  [consentStorageKey]: JSON.stringify(createConsent(noCategories, new Date())),
};

/** What 95 of 100 stay below. */
function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0;
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
console.log(`Input to next paint at ${slowdown} times slower, in ms`);
console.log('step            controls  inputs  median  p95   max  slowest');
const all: number[] = [];
for (const { id, slug } of steps) {
  if (only.length > 0 && !only.includes(id)) continue;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(`${address}/catering-konfigurator${slug ? `/${slug}` : ''}`);
  await page.locator('fieldset[data-ready="true"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await unfoldEverything(page);
  const controls = await everyControl(page);
  await watchInput(page);
  const delays: { readonly name: string; readonly ms: number }[] = [];
  for (const { name, actions } of controls) {
    try {
      for (const ms of await measureDelays(page, actions)) delays.push({ name, ms });
    } catch {
      console.log(`  not measured, gone or covered: ${name}`);
    }
  }
  const times = delays.map(({ ms }) => ms);
  all.push(...times);
  const slowest = [...delays].sort((one, other) => other.ms - one.ms).slice(0, 4);
  console.log(
    `${id.padEnd(15)} ${String(controls.length).padStart(8)} ${String(times.length).padStart(7)}` +
      ` ${String(median(times)).padStart(7)} ${String(percentile95(times)).padStart(4)}` +
      ` ${String(Math.max(0, ...times)).padStart(5)}  ${slowest.map(({ name, ms }) => `${name} ${ms}`).join('; ')}`,
  );
  await context.close();
}
console.log(
  `all ${String(all.length).padStart(28)} ${String(median(all)).padStart(7)} ${String(percentile95(all)).padStart(4)} ${String(Math.max(0, ...all)).padStart(5)}`,
);
await browser.close();
