import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCompileHints, hint, listScripts } from '@/scripts/compile-hints';

let folder = '';

const page = (...scripts: readonly string[]) =>
  scripts.map((name) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`).join('');
const script = (name: string) => join(folder, `static/chunks/${name}.js`);
const read = (name: string) => readFileSync(script(name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hints-'));
  mkdirSync(join(folder, 'server/app/de'), { recursive: true });
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  writeFileSync(join(folder, 'server/app/de.html'), page('react', 'home'));
  writeFileSync(join(folder, 'server/app/de/kontakt.html'), page('contact', 'react'));
  for (const name of ['react', 'home', 'contact']) writeFileSync(script(name), `run('${name}')`);
});

afterEach(() => rmSync(folder, { recursive: true }));

it('marks what every page loads, and nothing else', () => {
  expect(addCompileHints(folder)).toEqual(['static/chunks/react.js']);
  expect(read('react')).toBe(`${hint}run('react')`);
  expect(read('home')).toBe("run('home')");
});

it('marks a script once', () => {
  addCompileHints(folder);
  addCompileHints(folder);
  expect(read('react').split(hint)).toHaveLength(2);
});

it('rejects pages without a common script', () => {
  writeFileSync(join(folder, 'server/app/de/kontakt.html'), page('contact'));
  expect(() => addCompileHints(folder)).toThrow(/share no script/);
});

it('leaves out what is for old browsers only, and sees scripts that wait', () => {
  const html = `<script src="/_next/static/chunks/old.js" noModule=""></script><script type="text/waiting" src="/_next/static/chunks/new.js"></script>`;
  expect([...listScripts(html)]).toEqual(['static/chunks/new.js']);
});
