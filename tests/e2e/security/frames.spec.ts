import { type WidgetName, widgetNames } from '@/content/embeds';
import { widgetVariable } from '@/lib/server/widget-variables';
import { expect, test } from '../fixtures';
import { decided, nothing, visit } from '../frame/visitor';
import { startSiteWith, startThirdParties, type ThirdParties } from '../home/third-parties';

/** A third party that means harm, in each of the nine places, in a real browser with consent. */

// What the sandbox and the policy refuse, the browser says in the console of the frame.
test.use({
  allowedErrors: [/sandbox|Content Security Policy|unsafe attempt|violat|ERR_|404|Failed to load/i],
});

let parties: ThirdParties;

const scriptsFor = (script: string): Record<string, string> =>
  Object.fromEntries(
    widgetNames.map((name) => [widgetVariable(name, 'SCRIPT'), `${parties.origin}${script}`]),
  );

test.beforeAll(async () => {
  parties = await startThirdParties();
});
test.afterAll(() => parties?.close());

async function reach(page: import('@playwright/test').Page, name: WidgetName) {
  const slot = page.locator(`[data-embed="${name}"]`).first();
  await slot.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return slot;
}

test('a hostile script reads nothing, reaches no account and moves nobody away', async ({
  page,
  context,
}) => {
  const site = await startSiteWith(scriptsFor('/hostile.js'));
  try {
    await decided(context, { ...nothing, marketing: true });
    await context.addCookies([{ name: 'secret', value: 'cookie', url: site.origin }]);
    await context.addInitScript(() => {
      if (self === top) localStorage.setItem('cateringConfig', '{"guests":61}');
    });
    const account: (string | undefined)[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/account') account.push(request.headers().cookie);
    });
    await visit(page, site.origin);
    for (const name of widgetNames) {
      const slot = await reach(page, name);
      const output = slot.frameLocator('iframe').locator('output');
      await expect(output, name).toBeAttached({ timeout: 20_000 });
      const report = JSON.parse((await output.textContent()) ?? '{}');
      expect(report.origin, name).toBe('null');
      for (const attempt of [
        'cookie',
        'localStorage',
        'sessionStorage',
        'parentDocument',
        'parentStorage',
        'account',
        'worker',
      ])
        expect(report[attempt], `${name}: ${attempt}`).toHaveProperty('refused');
      expect(new URL(page.url()).origin).toBe(site.origin);
    }
    expect(account).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('cateringConfig'))).toBe('{"guests":61}');
  } finally {
    await site.close();
  }
});
