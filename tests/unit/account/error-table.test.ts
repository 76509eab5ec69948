import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { authErrorKinds } from '@/lib/account/browser/errors';

const folder = 'tests/e2e/account';
const specs = readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Kind, and title of the test that provokes it, as docs/sign-in.md lists them. */
const rows = [...readFileSync('docs/sign-in.md', 'utf8').matchAll(/^\| `(\w+)` \| .+ \| (.+) \|$/gm)].map(
  ([, kind = '', title = '']) => [kind, title] as const,
);

test('every kind of refusal is listed with the test that provokes it', () => {
  expect(rows.map(([kind]) => kind)).toEqual([...authErrorKinds]);
});

test.each(rows)('%s is asserted by "%s"', (kind, title) => {
  const spec = specs.find((text) => text.includes(`test('${title}'`)) ?? '';
  const [, body = ''] = spec.split(`test('${title}'`);
  const [own = ''] = body.split(/\n {4}test\(/);
  expect(own).toMatch(new RegExp(`'${kind}'|errors\\.${kind}\\b`));
});

test('no answer is given in the stead of a backend', () => {
  for (const text of specs) expect(text).not.toMatch(/route\.fulfill|page\.route\(/);
});
