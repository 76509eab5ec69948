import { chromium } from '@playwright/test';
import { consentStorageKey, createConsent, noCategories } from '@/lib/consent/consent';
import { weddingPlan } from '@/tests/e2e/configurator/stored-plan';
import { interactions, measureDelays, median, slowdown, watchInput } from '@/tests/helpers/input-delay';
import { findBrowser } from './browser';

/**
 * Measures in the configurator, for a site that runs already, how long it takes from a key or a click to the next frame
 * on a machine made slower: `tsx scripts/measure-input.ts [address]`. Prints milliseconds.
 */
const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const paths = { eckdaten: '', speisen: '/speisen', services: '/services', kontakt: '/kontakt' } as const;

const stored = {
  cateringConfig: JSON.stringify(weddingPlan),
  [consentStorageKey]: JSON.stringify(createConsent(noCategories, new Date())),
};

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
console.log(`Input to next paint at ${slowdown} times slower, median and worst of several, in ms`);
for (const { name, step, actions } of interactions) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(`${address}/catering-konfigurator${paths[step]}`);
  await page.locator('fieldset[data-ready="true"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  if (step === 'speisen') await page.locator('search summary').click();
  await watchInput(page);
  const delays = await measureDelays(page, actions(page));
  console.log(`${String(median(delays)).padStart(5)} ${String(Math.max(...delays)).padStart(5)}  ${name}`);
  await context.close();
}
await browser.close();
