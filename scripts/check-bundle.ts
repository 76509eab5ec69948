import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Holds each prerendered page against its budget of own JavaScript: what the page's HTML asks for,
 * compressed, minus what every page of an empty Next site with the same versions ships (the framework's
 * main files and polyfills, which the build names). Sizes are stable, so this may fail a test run.
 */
const folder = '.next/server/app';
const budgets = { page: 20_000, configurator: 60_000 } as const;

type Manifest = { readonly rootMainFiles: readonly string[]; readonly polyfillFiles: readonly string[] };
const manifest = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as Manifest;
const floor = new Set([...manifest.rootMainFiles, ...manifest.polyfillFiles]);

const sizes = new Map<string, number>();
const gzipSize = (file: string): number => {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join('.next', file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
};

const scriptsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<script[^>]* src="\/_next\/(static\/[^"?]+)/g)].map(([, file = '']) => file)),
];

const rows = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(de|en|es)(\/.*)?\.html$/.test(file))
  .map((file) => {
    const own = scriptsOf(readFileSync(join(folder, file), 'utf8')).filter((script) => !floor.has(script));
    const bytes = own.reduce((sum, script) => sum + gzipSize(script), 0);
    const kind = file.includes('/catering-konfigurator') ? 'configurator' : 'page';
    return { page: `/${file.replace(/\.html$/, '')}`, kind, bytes } as const;
  })
  .sort((one, other) => other.bytes - one.bytes);

const floorBytes = manifest.rootMainFiles.reduce((sum, file) => sum + gzipSize(file), 0);
console.log(
  `Floor of an empty page: ${(floorBytes / 1000).toFixed(1)} kB gzip (polyfills for old browsers not counted)`,
);
for (const kind of ['page', 'configurator'] as const) {
  const [largest, ...others] = rows.filter((row) => row.kind === kind);
  if (!largest) throw new Error(`No prerendered ${kind} found; build first`);
  const smallest = others.at(-1) ?? largest;
  const home = rows.find((row) => row.page === '/de');
  console.log(
    `${kind}: ${(smallest.bytes / 1000).toFixed(1)} to ${(largest.bytes / 1000).toFixed(1)} kB of own JavaScript ` +
      `(largest ${largest.page}; budget ${budgets[kind] / 1000} kB)` +
      (kind === 'page' && home ? `; home ${(home.bytes / 1000).toFixed(1)} kB` : ''),
  );
}

const over = rows.filter(({ kind, bytes }) => bytes > budgets[kind]);
for (const { page, bytes, kind } of over) console.error(`${page}: ${bytes} bytes, allowed ${budgets[kind]}`);
process.exit(over.length > 0 ? 1 : 0);
