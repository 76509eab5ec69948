import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dishes } from '@/content/catering/dishes';
import { routeIds } from '@/content/routes';
import { steps } from '@/lib/plan/steps';

/** How many files each recipe of docs/recipes.md touches, counted where the ones before have been added. */
const folders = ['app', 'components', 'content', 'lib', 'messages', 'scripts', 'supabase/migrations'];

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|json|md|sql|css|mjs|py)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name)),
);
const contents = new Map(
  [...files, 'middleware.ts', 'server.ts', 'next.config.ts'].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
);
const filesWith = (pattern: RegExp): string[] =>
  [...contents].filter(([, text]) => pattern.test(text)).map(([file]) => file);

test('a language is a translation of each German file, and lines in five tables', () => {
  const own = files.filter((file) => /(^|\/)es(\.|\/)/.test(file));
  const naming = filesWith(/(['"`/])es(['"`/])|\bes: |\bes from |from '.*\/es'/).filter(
    (file) => /\.tsx?$/.test(file) && !own.includes(file),
  );
  expect(naming.sort()).toEqual([
    'content/catering/dish-names.ts',
    'content/locales.ts',
    'content/pages.ts',
    'content/texts.ts',
    'lib/i18n/messages.ts',
  ]);
  // The first migrations name three languages; a later one takes any.
  const statements = [...contents]
    .filter(([file]) => file.endsWith('.sql'))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, text]) => text.match(/check \(locale [^;]*?\)(?=,|;)/g) ?? []);
  expect(statements.slice(-3)).toEqual(Array(3).fill("check (locale ~ '^[a-z]{2}$')"));
  const german = files.filter((file) => /(^|\/)de(\.|\/)/.test(file));
  expect(own.sort()).toEqual(german.map((file) => file.replace(/(^|\/)de(?=\.|\/)/, '$1es')).sort());
});

test('a page is at most 6 files', () => {
  for (const route of routeIds) {
    const folder = route.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const own = files.filter((file) => file.startsWith(`content/pages/${folder}/`));
    if (own.length === 0) continue;
    const naming = filesWith(new RegExp(`\\b${route}: `)).filter((file) =>
      /^content\/(pages|routes|navigation|links)\.ts$/.test(file),
    );
    const tables = naming.filter((file) => !own.includes(file));
    expect(new Set([...own, ...tables]).size, `${route}: ${tables}`).toBeLessThanOrEqual(6);
  }
});

test('a dish is 2 files', () => {
  for (const { id } of dishes) {
    const naming = filesWith(new RegExp(`\\bid: '${id}'|^  ${id}: \\{`, 'm'));
    expect(naming, id).toHaveLength(2);
  }
});

test('a step is at most 8 files', () => {
  for (const { id, slug } of steps) {
    const naming = filesWith(new RegExp(`step: '${id}'|['"]?${id}['"]?: |stepSlugs = .*'${slug}'`)).filter(
      (file) => /messages\/|fields\.ts|step-modules|routes\.ts|check-bundle/.test(file),
    );
    // And the step itself.
    expect(naming.length + 1, `${id}: ${naming}`).toBeLessThanOrEqual(8);
    expect(naming.length, `${id}: ${naming}`).toBeGreaterThanOrEqual(5);
  }
});
