import { chromium } from 'playwright';
import { launchOptions } from '../scripts/browser.ts';
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ locale: 'de-DE' });
page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('  console', m.type(), m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('  pageerror', e.message.slice(0, 300)));
for (const path of process.argv.slice(3)) {
  console.log(path);
  const r = await page.goto(process.argv[2] + path, { timeout: 120_000 });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 }).catch((e) => console.log('  not hydrated'));
  console.log('  ', r?.status(), r?.headers()['content-security-policy']?.slice(0, 120));
}
await browser.close();
