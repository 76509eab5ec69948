import { chromium } from '@playwright/test';
import { consentStorageKey, createConsent, noCategories } from '@/lib/consent/consent';
import { steps } from '@/lib/plan/steps';
import { weddingPlan } from '@/tests/e2e/configurator/stored-plan';
import { unfoldEverything } from '@/tests/e2e/configurator/wizard-flow';
import { untilIdle } from '@/tests/e2e/hydration';
import { everyControl } from '@/tests/helpers/every-control';
import { addButton, measureDelay, percentile, slowdown, watchInput } from '@/tests/helpers/input-delay';
import { launchOptions } from './browser';

/**
 * Uses every control of every step of the configurator, for a site that runs already, on a machine made slower, and
 * prints how long it takes from a key or a click to the next frame: `tsx scripts/measure-input.ts [address] [step …]`.
 * Times are milliseconds as the Event Timing API gives them, in steps of 8. A button that does nothing is pressed between
 * the controls: its times are what the browser itself takes, and show how quiet the machine is.
 */
const [address = 'http://127.0.0.1:3000', ...only] = process.argv.slice(2);

const stored = {
  cateringConfig: JSON.stringify({ ...weddingPlan, services: ['s01', 's06', 's11'], veganGuests: 6 }),
  [consentStorageKey]: JSON.stringify(createConsent(noCategories, new Date())),
};

type Delay = { readonly name: string; readonly ms: number };

const browser = await chromium.launch(launchOptions());

async function measureStep(slug: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    serviceWorkers: 'block',
  });
  // Functions that the page is given call this name, which only their compiler knows.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  await page.goto(`${address}/catering-konfigurator${slug ? `/${slug}` : ''}`);
  await page.locator('fieldset[data-ready="true"]').first().waitFor();
  await untilIdle(page);
  await unfoldEverything(page);
  const controls = await everyControl(page);
  await watchInput(page);
  // A control that is gone is not waited for.
  page.setDefaultTimeout(2_000);
  const pressEmpty = await addButton(page, 0);
  const delays: Delay[] = [];
  const empty: number[] = [];
  for (const { name, actions } of controls) {
    try {
      empty.push(await measureDelay(page, pressEmpty));
      for (const action of actions) delays.push({ name, ms: await measureDelay(page, action) });
    } catch {
      console.log(`  not measured, gone or covered: ${name}`);
    }
  }
  await context.close();
  return { controls: controls.length, delays, empty };
}

const row = (name: string, controls: number, delays: readonly Delay[], empty: readonly number[]) => {
  const times = delays.map(({ ms }) => ms);
  const slowest = [...delays].sort((one, other) => other.ms - one.ms).slice(0, 4);
  const numbers = [
    controls,
    times.length,
    percentile(times, 0.5),
    percentile(times, 0.95),
    Math.max(0, ...times),
  ];
  return [
    name.padEnd(14),
    ...[...numbers, percentile(empty, 0.5), percentile(empty, 0.95)].map((value) =>
      String(value).padStart(9),
    ),
    `  ${slowest.map(({ name: control, ms }) => `${control} ${ms}`).join('; ')}`,
  ].join('');
};

console.log(`Input to next paint at ${slowdown} times slower, in ms`);
console.log('step           controls   inputs   median      p95      max    empty  its p95  slowest');
const all = { controls: 0, delays: [] as Delay[], empty: [] as number[] };
for (const { id, slug } of steps) {
  if (only.length > 0 && !only.includes(id)) continue;
  const { controls, delays, empty } = await measureStep(slug);
  console.log(row(id, controls, delays, empty));
  all.controls += controls;
  all.delays.push(...delays);
  all.empty.push(...empty);
}
console.log(row('all', all.controls, all.delays, all.empty));
await browser.close();
