import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { browserEntries, impersonalFacts, impersonalTables, serverEntries } from '@/content/record/entries';
import { recordRows } from '@/content/record/tables';
import { collectTexts } from './page-texts';

const sources = ['app', 'components', 'lib', 'middleware.ts'].flatMap((root) =>
  root.endsWith('.ts')
    ? [root]
    : readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(root, file)),
);
const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
const sql = readdirSync('supabase/migrations')
  .map((file) => readFileSync(join('supabase/migrations', file), 'utf8'))
  .join('\n');

/** Names that look like an entry in the browser's storage: files to download. */
const files = ['seegut-plan', 'seegut-export'];
const stored = [
  ...code.matchAll(/['"](seegut-[a-z0-9-]+|sg-auth|sg-browser|cateringConfig|NEXT_LOCALE)['"]/g),
]
  .map(([, name = '']) => name)
  .filter((name) => !files.includes(name));
const recorded = Object.values(browserEntries).flatMap(({ names }) => [...names]);

test('the record has every name under which the site keeps something in a browser, and no other', () => {
  expect(recorded.toSorted()).toEqual([...new Set(stored)].toSorted());
  expect(recorded).toContain('cateringConfig');
});

test('the record has every table of the database', () => {
  const tables = [...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?([a-z_]+\.[a-z_]+)/gi)];
  const known = [...Object.values(serverEntries).flatMap(({ kept }) => [...kept]), ...impersonalTables];
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.map(([, name = '']) => name).filter((name) => !known.includes(name))).toEqual([]);
});

test('a line of the log carries only what says nothing about a person', () => {
  const facts = [...code.matchAll(/\blog\.(?:info|warn|error)\(\s*[`'][^`']+[`'],\s*\{([^}]*)\}/g)].flatMap(
    ([, inside = '']) =>
      [...inside.replace(/'[^']*'|\([^)]*\)/g, '').matchAll(/(?:^|,)\s*([a-z]\w*)/gi)].map(
        ([, name = '']) => name,
      ),
  );
  expect(facts.length).toBeGreaterThan(30);
  expect([...new Set(facts)].filter((name) => !impersonalFacts.includes(name))).toEqual([]);
});

test.each(locales)('privacy policy and cookie policy show the record (%s)', async (locale) => {
  const pages = { privacy: ['overview', 'device'], cookies: ['cookies'] } as const;
  for (const [route, tables] of Object.entries(pages)) {
    const texts = await collectTexts({ route: route as keyof typeof pages }, locale);
    const shown = texts.map((text) => text.replaceAll('\u00a0', ' '));
    for (const cell of tables.flatMap((table) => recordRows(table, locale)).flat())
      expect(shown, route).toContain(cell.replaceAll('\u00a0', ' '));
  }
});

const markdown = (rows: readonly (readonly string[])[]) =>
  rows
    .flatMap((row, index) => [row, ...(index === 0 ? [row.map(() => '---')] : [])])
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

test('the operator’s copy of the record is this record', async () => {
  const [head = [], ...rows] = recordRows('overview', 'en');
  const kept = Object.values(serverEntries).map((entry) => entry.kept.join(', ').replaceAll('- ', ''));
  await expect(
    [
      '# Record of processing\n',
      'Made from `content/record`; `npx vitest run --project properties record -u` writes it again.\n',
      '## In a visitor’s browser\n',
      `${markdown(recordRows('device', 'en'))}\n`,
      '## On the server\n',
      `${markdown([['Kept in', ...head], ...rows.map((row, index) => [kept[index] ?? '', ...row])])}\n`,
    ].join('\n'),
  ).toMatchFileSnapshot('../../docs/record-of-processing.md');
});
