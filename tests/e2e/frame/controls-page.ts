import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { boot } from '../../../components/frame/boot-script';

/** Where the page of all controls answers, for one browser page only. */
export const controlsAddress = '/en/controls-of-the-tests';

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/fixtures/controls/page.tsx'],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Has a browser page answer the page of all controls: the site's components in the build's own stylesheets. */
export async function provideControls(page: Page): Promise<void> {
  bundled ??= bundle();
  const script = await bundled;
  const html = await (await page.request.get('/en/agb')).text();
  const root = /<html[^>]*>/.exec(html)?.[0] ?? '';
  const styles = html.match(/<link[^>]* rel="stylesheet"[^>]*>|<link rel="stylesheet"[^>]*>/g) ?? [];
  await page.route(`**${controlsAddress}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html>${root}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>Controls</title>${styles.join('')}</head><body><script>${boot}</script>
        <script type="module" src="${controlsAddress}.js"></script></body></html>`,
    }),
  );
  await page.route(`**${controlsAddress}.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}
