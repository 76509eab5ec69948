import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Locale, locales } from '@/content/locales';
import { collectTexts } from './page-texts';

const sources = ['app', 'components', 'lib', 'middleware.ts'].flatMap((root) =>
  root.endsWith('.ts')
    ? [root]
    : readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(root, file)),
);

/** Names that look like an entry in the browser's storage and are none. */
const notStored = new Set(['seegut-plan', 'seegut-export']);

/** Every name under which the site's own code keeps something in a browser. */
const entries = [
  ...new Set(
    sources.flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      return [
        ...code.matchAll(/['"](seegut-[a-z0-9-]+|sg-auth|sg-browser|cateringConfig|NEXT_LOCALE)['"]/g),
      ].map(([, name = '']) => name);
    }),
  ),
].filter((name) => !notStored.has(name));

const named = async (route: 'cookies' | 'privacy', locale: Locale) => {
  const text = (await collectTexts({ route }, locale)).join('\n');
  return entries.filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));
};

test('finds what the code stores', () => {
  expect(entries).toEqual(
    expect.arrayContaining(['cateringConfig', 'seegut-theme', 'sg-auth', 'NEXT_LOCALE']),
  );
});

test.each(locales)(
  'privacy policy and cookie policy name every entry in the browser (%s)',
  async (locale) => {
    expect(await named('privacy', locale)).toEqual(entries);
    expect(await named('cookies', locale)).toEqual(entries);
  },
);

test.each(locales)('and none that does not exist (%s)', async (locale) => {
  for (const route of ['cookies', 'privacy'] as const) {
    const text = (await collectTexts({ route }, locale)).join('\n');
    const documented = new Set([...text.matchAll(/(?<![\w@.-])seegut-[a-z0-9-]+/g)].map(([name]) => name));
    expect(
      [...documented].filter((name) => !entries.includes(name)),
      route,
    ).toEqual([]);
  }
});
