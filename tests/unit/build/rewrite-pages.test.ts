import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deferPageScripts, hint, rewritePages, starter } from '@/scripts/rewrite-pages';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

/** A page as Next writes it. */
const page = (...names: readonly string[]) =>
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="manifest" href="/manifest.webmanifest"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/react.js"/>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  `<body><script>inline()</script>${names.map(script).join('')}</body></html>`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'server/app/de'), { recursive: true });
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  writeFileSync(join(folder, 'server/app/de.html'), page('react', 'home'));
  writeFileSync(join(folder, 'server/app/de/kontakt.html'), page('contact', 'react'));
  for (const name of ['react', 'home', 'contact', 'old']) {
    writeFileSync(join(folder, `static/chunks/${name}.js`), `run('${name}')`);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Everything in the folder, by path. */
const contents = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [file, read(file)]),
  );

describe('the switch', () => {
  it('leaves the site as Next wrote it when it is off', () => {
    const before = contents();
    expect(rewritePages(folder, '0')).toEqual([]);
    expect(contents()).toEqual(before);
  });

  it('rewrites every page and what all of them load when it is not set', () => {
    expect(rewritePages(folder, undefined)).toEqual(['compile-hints: 1 files', 'late-scripts: 2 files']);
    expect(read('server/app/de.html')).toBe(deferPageScripts(page('react', 'home')));
    expect(read('static/chunks/react.js')).toBe(`${hint}run('react')`);
    expect(read('static/chunks/home.js')).toBe("run('home')");
    expect(read('static/chunks/old.js')).toBe("run('old')");
  });

  it('leaves one out when it names the other', () => {
    rewritePages(folder, 'compile-hints');
    expect(read('server/app/de.html')).toBe(page('react', 'home'));
    expect(read('static/chunks/react.js')).toContain(hint);
  });
});

it('changes pages and scripts once', () => {
  rewritePages(folder, undefined);
  const once = contents();
  rewritePages(folder, undefined);
  expect(contents()).toEqual(once);
});

it('rejects pages without a common script, which Next would have named in another way', () => {
  writeFileSync(join(folder, 'server/app/de/kontakt.html'), page('contact'));
  expect(() => rewritePages(folder, undefined)).toThrow(/share no script/);
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
