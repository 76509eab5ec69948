import { chromium, type Page } from '@playwright/test';
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
 * Times are milliseconds as the Event Timing API gives them, in steps of 8. Controls are used as visitors find them: what
 * a control fetches when it is used for the first time counts. A button that does nothing is pressed between the controls:
 * its times are what the browser itself takes, and show how quiet the machine is. `first` is the first control of the
 * step, used on a page of its own as soon as it is enabled, while the page still loads.
 */
const [address = 'http://127.0.0.1:3000', ...only] = process.argv.slice(2);

const stored = {
  cateringConfig: JSON.stringify({ ...weddingPlan, services: ['s01', 's06', 's11'], veganGuests: 6 }),
  [consentStorageKey]: JSON.stringify(createConsent(noCategories, new Date())),
};

type Delay = { readonly kind: string; readonly name: string; readonly ms: number };

type Measured = {
  readonly controls: number;
  readonly delays: readonly Delay[];
  readonly empty: readonly number[];
  readonly first: readonly number[];
};

const browser = await chromium.launch(launchOptions());

async function openPage(): Promise<Page> {
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
  return context.newPage();
}

const pathOf = (slug: string) => `${address}/catering-konfigurator${slug ? `/${slug}` : ''}`;

/** Delay of the first use of a step; its page loads at the slow machine's speed. */
async function measureFirst(slug: string): Promise<number[]> {
  const page = await openPage();
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(pathOf(slug));
  await page.locator('fieldset[data-ready="true"]').first().waitFor();
  await watchInput(page);
  const [control] = await everyControl(page, 1);
  const delays = control?.actions[0] ? [await measureDelay(page, control.actions[0])] : [];
  await page.context().close();
  return delays;
}

async function measureStep(slug: string): Promise<Measured> {
  const page = await openPage();
  await page.goto(pathOf(slug));
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
  for (const { kind, name, actions } of controls) {
    try {
      empty.push(await measureDelay(page, pressEmpty));
      for (const action of actions) delays.push({ kind, name, ms: await measureDelay(page, action) });
    } catch {
      console.log(`  not measured, gone or covered: ${name}`);
    }
  }
  await page.context().close();
  return { controls: controls.length, delays, empty, first: await measureFirst(slug) };
}

const cells = (values: readonly number[]) => values.map((value) => String(value).padStart(9)).join('');

const summarise = (times: readonly number[]) => [
  times.length,
  percentile(times, 0.5),
  percentile(times, 0.95),
  Math.max(0, ...times),
];

function printStep(name: string, { controls, delays, empty, first }: Measured) {
  const slowest = [...delays].sort((one, other) => other.ms - one.ms).slice(0, 4);
  const numbers = [
    controls,
    ...summarise(delays.map(({ ms }) => ms)),
    percentile(empty, 0.5),
    percentile(empty, 0.95),
    percentile(first, 0.5),
  ];
  const names = slowest.map(({ name: control, ms }) => `${control} ${ms}`).join('; ');
  console.log(`${name.padEnd(14)}${cells(numbers)}  ${names}`);
}

/** The controls of one list together, slowest first. */
function printKinds(delays: readonly Delay[]) {
  const rows = [...new Set(delays.map(({ kind }) => kind))].map((kind) => ({
    kind,
    numbers: summarise(delays.filter((delay) => delay.kind === kind).map(({ ms }) => ms)),
  }));
  rows.sort((one, other) => (other.numbers[1] ?? 0) - (one.numbers[1] ?? 0));
  console.log(`\n${'kind'.padEnd(40)}   inputs   median      p95      max`);
  for (const { kind, numbers } of rows) console.log(`${kind.padEnd(40)}${cells(numbers)}`);
}

console.log(`Input to next paint at ${slowdown} times slower, in ms`);
console.log(
  'step           controls   inputs   median      p95      max    empty  its p95    first  slowest',
);
const measured: Measured[] = [];
for (const { id, slug } of steps) {
  if (only.length > 0 && !only.includes(id)) continue;
  const step = await measureStep(slug);
  printStep(id, step);
  measured.push(step);
}
const delays = measured.flatMap((step) => step.delays);
printStep('all', {
  controls: measured.reduce((sum, { controls }) => sum + controls, 0),
  delays,
  empty: measured.flatMap(({ empty }) => empty),
  first: measured.flatMap(({ first }) => first),
});
printKinds(delays);
await browser.close();
