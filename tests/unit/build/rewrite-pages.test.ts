import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferPageScripts, hint, rewritePages, starter } from '@/scripts/rewrite-pages';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

/** A page as Next writes it. */
const page = (...names: readonly string[]) =>
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="manifest" href="/manifest.webmanifest"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/react.js"/>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  `<body><script>inline()</script>${names.map(script).join('')}</body></html>`;

const project = process.cwd();
let folder = '';

const pages = ['de.html', 'de/kontakt.html'].flatMap((page) => [
  `.next/server/app/${page}`,
  `.next/standalone/.next/server/app/${page}`,
]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  process.chdir(folder);
  for (const file of pages) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, file.includes('kontakt') ? page('contact', 'react') : page('react', 'home'));
  }
  mkdirSync('.next/static/chunks', { recursive: true });
  for (const name of ['react', 'home', 'contact', 'old']) {
    writeFileSync(`.next/static/chunks/${name}.js`, `run('${name}')`);
  }
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** Everything that is left, by path. */
const contents = () =>
  Object.fromEntries(
    readdirSync('.next', { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join('.next', file)).isFile())
      .map((file) => [file, readFileSync(join('.next', file), 'utf8')]),
  );

it('rewrites every page, also of the standalone folder, and what all of them load; once', () => {
  rewritePages();
  const once = contents();
  expect(once['server/app/de.html']).toBe(deferPageScripts(page('react', 'home')));
  expect(once['standalone/.next/server/app/de.html']).toBe(once['server/app/de.html']);
  expect(once['static/chunks/react.js']).toBe(`${hint}run('react')`);
  expect(once['static/chunks/home.js']).toBe("run('home')");
  expect(once['static/chunks/old.js']).toBe("run('old')");
  rewritePages();
  expect(contents()).toEqual(once);
});

it('rejects pages without a common script, which Next would have named in another way', () => {
  for (const file of pages.filter((name) => name.includes('kontakt'))) writeFileSync(file, page('contact'));
  expect(rewritePages).toThrow(/share no script/);
});

describe('late scripts', () => {
  it('wait as data, which has no src; nothing else waits', () => {
    const late = deferPageScripts(page('react', 'home'));
    expect(late).toContain('<script type="text/waiting" data-src="/_next/static/chunks/react.js"></script>');
    expect(late).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script>');
    expect(late).toContain('<script>inline()</script>');
    expect(late).not.toContain('async=""');
    expect(late).not.toContain('rel="preload" as="script"');
  });

  it('defers the manifest, which no first screen needs', () => {
    const late = deferPageScripts(page('react', 'home'));
    expect(late).toContain('<link rel="waiting-manifest" href="/manifest.webmanifest"/>');
    expect(late).not.toContain('rel="manifest"');
  });

  it('starts them from a script before the stylesheet, which need not wait for it', () => {
    const late = deferPageScripts(page('react', 'home'));
    expect(late.split(starter)).toHaveLength(2);
    expect(late.indexOf(starter)).toBeLessThan(late.indexOf('rel="stylesheet"'));
  });

  it('rejects a page in which it finds no script', () => {
    expect(() => deferPageScripts('<html><head><link/></head><body></body></html>')).toThrow(
      /No script elements/,
    );
  });
});
