import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowed, licencePage, productionParts } from '@/scripts/licences/collect';

const parts = productionParts(process.cwd());

test('every package that is installed for production may be used', () => {
  expect(parts.length).toBeGreaterThan(30);
  expect(parts.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test('the page of licences is what `npm run licences` writes', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencePage(parts));
});

test('a choice is allowed when one side is, a sum when all are, and nothing unknown ever', () => {
  expect(isAllowed('(MIT OR GPL-3.0)')).toBe(true);
  expect(isAllowed('MIT AND GPL-3.0')).toBe(false);
  for (const licence of [
    'GPL-3.0',
    'AGPL-3.0-only',
    'SSPL-1.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE',
    '',
  ]) {
    expect(isAllowed(licence)).toBe(false);
  }
});

test('npm checks every package against its hash, also those for other systems', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; inBundle?: boolean }>;
  };
  // What comes inside another package's archive is covered by that one's hash.
  const fetched = Object.entries(packages).filter(([path, { inBundle }]) => path !== '' && !inBundle);
  expect(fetched.length).toBeGreaterThan(500);
  expect(fetched.flatMap(([path, { integrity }]) => (integrity ? [] : [path]))).toEqual([]);
});
