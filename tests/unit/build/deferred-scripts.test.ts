import { expect, it } from 'vitest';
import { deferPageScripts, starter } from '@/scripts/deferred-scripts';

const page =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="manifest" href="/manifest.webmanifest"/><link rel="stylesheet" href="/_next/static/chunks/a.css"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>' +
  '</head><body><script>inline()</script><script src="/_next/static/chunks/c.js" async=""></script></body></html>';

it('lets the scripts of Next wait, and nothing else', () => {
  const late = deferPageScripts(page);
  expect(late).toContain('<script type="text/waiting" src="/_next/static/chunks/a.js"></script>');
  expect(late).toContain('<script type="text/waiting" src="/_next/static/chunks/c.js"></script>');
  expect(late).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script>');
  expect(late).toContain('<script>inline()</script>');
  expect(late).not.toContain('async=""');
  expect(late).not.toContain('rel="preload" as="script"');
});

it('defers the manifest, which no first screen needs', () => {
  const late = deferPageScripts(page);
  expect(late).toContain('<link rel="waiting-manifest" href="/manifest.webmanifest"/>');
  expect(late).not.toContain('rel="manifest"');
});

it('starts them from a script before the stylesheet, which need not wait for it', () => {
  const late = deferPageScripts(page);
  expect(late.split(starter)).toHaveLength(2);
  expect(late.indexOf(starter)).toBeLessThan(late.indexOf('rel="stylesheet"'));
});

it('changes a page once', () => {
  expect(deferPageScripts(deferPageScripts(page))).toBe(deferPageScripts(page));
});

it('rejects a page in which it finds no script', () => {
  expect(() => deferPageScripts('<html><head><link/></head><body></body></html>')).toThrow(
    /No script elements/,
  );
});
