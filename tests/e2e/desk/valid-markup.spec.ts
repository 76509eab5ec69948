import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { locales } from '@/content/locales';
import { steps } from '@/lib/plan/steps';
import { expect, test } from './desk-fixture';
import { enter } from './sign-in';

const jar: string = createRequire(import.meta.url)('vnu-jar');

/** What React writes for its view transitions and no validator knows. */
const ofTheFramework = [
  /^Attribute “vt-(?:name|update|share)” not allowed on element “\w+” at this point\.$/,
];

const hasJava = spawnSync('java', ['-version']).status === 0;

async function fetchPages(request: APIRequestContext, paths: readonly string[], folder: string) {
  for (const [index, path] of paths.entries()) {
    const response = await request.get(path, { headers: { Accept: 'text/html' } });
    const page = await response.text();
    expect(page, path).toContain('</html>');
    writeFileSync(join(folder, `${index}.html`), page);
  }
}

type Message = { readonly url: string; readonly message: string; readonly extract?: string };

test('the Nu checker finds no error of ours in any page of the sitemap, the steps, a missing page and the desk', async ({
  page,
  desk,
}) => {
  test.skip(!hasJava, 'the checker needs Java');
  test.setTimeout(600_000);
  const reference = await desk.inquiry({ allergies: { A: 2 } });
  await enter(page, await desk.staff('Dora'));
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const prefixes = locales.map((locale) => (locale === 'de' ? '' : `/${locale}`));
  const others = prefixes.flatMap((prefix) => [
    ...steps.map(({ slug }) => `${prefix}/catering-konfigurator/${slug ?? ''}`.replace(/\/$/, '')),
    `${prefix}/success`,
    `${prefix}/nope`,
  ]);
  const inquiry = `/haus/anfragen/${reference}`;
  const staff = [
    '/haus',
    inquiry,
    ...['angebot', 'kueche', 'absage', 'storno'].map((name) => `${inquiry}/${name}`),
  ];
  const paths = [...pages, ...others, ...staff, '/haus/kalender', '/haus/export', '/haus/anmelden?again=1'];
  expect(pages.length).toBeGreaterThan(100);

  const folder = mkdtempSync(join(tmpdir(), 'seegut-markup-'));
  try {
    await fetchPages(page.request, paths, folder);
    const options = [
      '-Xss4m',
      '-jar',
      jar,
      '--stdout',
      '--format',
      'json',
      '--errors-only',
      '--exit-zero-always',
    ];
    const output = execFileSync('java', [...options, '--skip-non-html', folder], { maxBuffer: 256e6 });
    const { messages } = JSON.parse(String(output)) as { messages: readonly Message[] };
    const own = messages.filter(({ message }) => !ofTheFramework.some((known) => known.test(message)));
    const said = own.map(({ url, message, extract }) => {
      const index = Number(/(\d+)\.html$/.exec(url)?.[1]);
      return `${paths[index]}: ${message} ${extract ?? ''}`;
    });
    expect(said).toEqual([]);
    expect(messages.length, 'the checker has read something').toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
