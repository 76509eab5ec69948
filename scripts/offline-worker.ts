import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { locales } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { copyAddress, smallestPicture, workerPath } from '@/lib/offline/offline-page';
import { steps } from '@/lib/plan/steps';

/** What a page fetches later is kept up to this size; beyond it stand the libraries for PDF and for signing in. */
const largestLater = 150_000;

type Entry = { readonly url: string; readonly revision: string | null };

const computeHash = (...contents: readonly Buffer[]) => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64url').slice(0, 16);
};

const pageFile = (folder: string, locale: string, slug: string) =>
  join(folder, 'server/app', locale, `catering-konfigurator${slug && `/${slug}`}`);

/** Scripts, styles and fonts that a text names, as paths below the build folder. */
const filesIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)/g)].map(([file]) => file),
  ),
];

/** All files that can be reached from these texts; scripts name the ones that they fetch later. */
function reachable(
  folder: string,
  texts: readonly string[],
  without: ReadonlySet<string>,
): readonly string[] {
  const found = new Set<string>();
  const atOnce = new Set(texts.flatMap(filesIn));
  const waiting = [...atOnce];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const path = join(folder, file);
    if (found.has(file) || without.has(file) || !existsSync(path)) continue;
    const content = readFileSync(path);
    if (content.length > largestLater && !atOnce.has(file)) continue;
    found.add(file);
    if (file.endsWith('.js')) waiting.push(...filesIn(content.toString('utf8')));
  }
  return [...found].sort();
}

/**
 * What the worker keeps: every step in every language, what they load, and the smallest file of each picture. A page
 * counts as changed when its text or its headers (the policy) change.
 * @throws Error when a page was not built.
 */
export function offlineEntries(folder: string): readonly Entry[] {
  const pages = locales.flatMap((locale) =>
    steps.map(({ slug }) => {
      const file = pageFile(folder, locale, slug);
      const html = readFileSync(`${file}.html`);
      return {
        text: html.toString('utf8'),
        url: copyAddress(localPath(locale, { route: 'configurator', step: slug })),
        revision: computeHash(html, readFileSync(`${file}.meta`)),
      };
    }),
  );
  const texts = pages.map(({ text }) => text);
  const manifest = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8')) as {
    readonly polyfillFiles: readonly string[];
  };
  const words = new Set(texts.flatMap((text) => text.match(/\/texts\/[\w-]+\.json/g) ?? []));
  const named = texts.flatMap((text) => text.match(/\/media\/[\w-]+-\d+\.avif(?= \d+w)/g) ?? []);
  const pictures = [...new Set(named.map((path) => smallestPicture(path) ?? ''))].filter((path) =>
    existsSync(join('public', path)),
  );
  return [
    ...pages.map(({ url, revision }) => ({ url, revision })),
    ...[...words].sort().map((url) => ({ url, revision: null })),
    ...reachable(folder, texts, new Set(manifest.polyfillFiles)).map((file) => ({
      url: `/_next/${file}`,
      revision: null,
    })),
    ...pictures.sort().map((url) => ({ url, revision: computeHash(readFileSync(join('public', url))) })),
  ];
}

/** Bundles the service worker with its list into `public`; returns how many files it keeps. */
export async function writeWorker(folder: string): Promise<number> {
  const entries = offlineEntries(folder);
  const bundled = await build({
    entryPoints: ['lib/offline/worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      'self.__SW_MANIFEST': JSON.stringify(entries),
      'process.env.NODE_ENV': '"production"',
    },
  });
  writeFileSync(join('public', workerPath), bundled.outputFiles[0]?.contents ?? '');
  return entries.length;
}
