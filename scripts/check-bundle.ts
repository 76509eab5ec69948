import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isLocale } from '@/content/locales';

/**
 * Holds each prerendered page against its budget of own JavaScript: what the page's HTML asks for, and in the
 * configurator also the files of the step itself, which the page asks for as soon as it runs; compressed, minus what
 * every page of an empty Next site with the same versions ships (the framework's main files and polyfills, which the
 * build names). Its stylesheets have a budget as well, since nothing is painted before them. Sizes are stable, so this may fail a test run.
 */
const folder = '.next/server/app';
const chunks = '.next/static/chunks';
const budgets = { page: 21_000, start: 38_000, configurator: 44_000 } as const;
/** Bytes of all stylesheets of a page with Brotli. The home page's decide when its picture is painted: see decision 008. */
const styleBudgets = { home: 16_500, other: 25_000 } as const;

/** `start` is the first screen of the configurator. */
function kindOf(page: string): keyof typeof budgets {
  if (page.endsWith('/catering-konfigurator')) return 'start';
  return page.includes('/catering-konfigurator/') ? 'configurator' : 'page';
}

/** What the file of each step exports; bundlers keep these names. */
const stepExports: Readonly<Record<string, string>> = {
  '': 'BasicsStep',
  'catering-art': 'CateringTypeStep',
  paket: 'PackageStep',
  speisen: 'DishesStep',
  services: 'ServicesStep',
  kontakt: 'ContactStep',
  pruefen: 'ReviewStep',
};

type Manifest = { readonly rootMainFiles: readonly string[]; readonly polyfillFiles: readonly string[] };
const manifest = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as Manifest;
const floor = new Set([...manifest.rootMainFiles, ...manifest.polyfillFiles]);

/** Most files stand in many pages: each is packed once. */
const packed = (pack: (file: Buffer) => Buffer) => {
  const sizes = new Map<string, number>();
  return (file: string): number => {
    const size = sizes.get(file) ?? pack(readFileSync(join('.next', file))).length;
    sizes.set(file, size);
    return size;
  };
};
const gzipSize = packed((file) => gzipSync(file, { level: 9 }));
const brotliSize = packed(brotliCompressSync);

const listScripts = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<script[^>]* (?:data-)?src="\/_next\/(static\/[^"?]+)/g)].map(([, file = '']) => file),
  ),
];

const listStyles = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="\/_next\/(static\/[^"?]+)/g)].map(([, file = '']) => file);

const sources = readdirSync(chunks)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file: `static/chunks/${file}`, text: readFileSync(join(chunks, file), 'utf8') }));

/** Files that are fetched together: the lists in the code that imports them. */
const groups = [
  ...new Set(sources.flatMap(({ text }) => text.match(/\[(?:"static\/chunks\/[\w.~-]+\.js",?)+\]/g) ?? [])),
].map((list) => JSON.parse(list) as string[]);

const groupSize = (files: readonly string[]) => files.reduce((sum, file) => sum + gzipSize(file), 0);

/**
 * The files of a step, besides those that its page has anyway.
 * @throws Error when they cannot be found: then the sum would be too small.
 */
function stepFiles(page: string): string[] {
  const slug = page.split('/catering-konfigurator')[1]?.replace('/', '') ?? '';
  const name = stepExports[slug];
  const holding = sources.filter(({ text }) => name && text.includes(`"${name}",0`)).map(({ file }) => file);
  // The desk's editor holds all steps in one file: a step's own files are the smallest group.
  const [group] = groups
    .filter((files) => files.some((file) => holding.includes(file)))
    .sort((one, other) => groupSize(one) - groupSize(other));
  if (!group) throw new Error(`No file of the step ${page} found; has its export another name?`);
  return group;
}

const rows = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && isLocale(file.replace(/\.html$/, '').split('/')[0]))
  .map((file) => {
    const page = `/${file.replace(/\.html$/, '')}`;
    const kind = kindOf(page);
    const html = readFileSync(join(folder, file), 'utf8');
    const asked = listScripts(html);
    const styles = listStyles(html).reduce((sum, sheet) => sum + brotliSize(sheet), 0);
    if (styles === 0) throw new Error(`No stylesheet found in ${page}`);
    const own = new Set([...asked, ...(kind === 'page' ? [] : stepFiles(page))]);
    const bytes = [...own]
      .filter((script) => !floor.has(script))
      .reduce((sum, script) => sum + gzipSize(script), 0);
    return { page, kind, bytes, styles, isHome: /^\/..$/.test(page) } as const;
  })
  .sort((one, other) => other.bytes - one.bytes);

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const floorBytes = manifest.rootMainFiles.reduce((sum, file) => sum + gzipSize(file), 0);
console.log(`Floor of an empty page: ${kB(floorBytes)} gzip (polyfills for old browsers not counted)`);
for (const kind of ['page', 'start', 'configurator'] as const) {
  const [largest, ...others] = rows.filter((row) => row.kind === kind);
  if (!largest) throw new Error(`No prerendered ${kind} found; build first`);
  const smallest = others.at(-1) ?? largest;
  const home = rows.find((row) => row.page === '/de');
  console.log(
    `${kind}: ${kB(smallest.bytes)} to ${kB(largest.bytes)} of own JavaScript ` +
      `(largest ${largest.page}; budget ${kB(budgets[kind])})` +
      (kind === 'page' && home ? `; home ${kB(home.bytes)}` : ''),
  );
}
for (const { page, bytes } of rows.filter((row) => row.page.startsWith('/de/catering-konfigurator'))) {
  console.log(`  ${page}: ${kB(bytes)}`);
}

const over = rows.filter(({ kind, bytes }) => bytes > budgets[kind]);
for (const { page, bytes, kind } of over) console.error(`${page}: ${bytes} bytes, allowed ${budgets[kind]}`);

const stylesAllowed = ({ isHome }: { isHome: boolean }) => styleBudgets[isHome ? 'home' : 'other'];
for (const isHome of [true, false]) {
  const largest = Math.max(...rows.filter((row) => row.isHome === isHome).map(({ styles }) => styles));
  console.log(
    `${isHome ? 'home' : 'other pages'}: at most ${kB(largest)} of stylesheets (budget ${kB(stylesAllowed({ isHome }))})`,
  );
}
const overStyled = rows.filter((row) => row.styles > stylesAllowed(row));
for (const row of overStyled)
  console.error(`${row.page}: ${row.styles} bytes of stylesheets, allowed ${stylesAllowed(row)}`);
process.exit(over.length + overStyled.length > 0 ? 1 : 0);
