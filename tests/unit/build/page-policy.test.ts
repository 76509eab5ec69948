import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildPolicy, inlineSources } from '@/lib/server/http/page-policy';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('names every inline script once, and no other', () => {
  const { scripts } = inlineSources(
    '<script>one()</script><script>one()</script><script src="/a.js"></script>' +
      '<script type="text/waiting" data-src="/b.js"></script><script type="application/ld+json">{}</script>',
  );
  expect(scripts).toBe(sha256('one()'));
});

test('names inline styles and those that the installed toast library adds', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1] ?? '""';
  const { styles } = inlineSources('<style>p{}</style>');
  expect(styles).toBe([sha256('p{}'), sha256(''), sha256(JSON.parse(literal))].join(' '));
});

test('allows other hosts only where the settings name them', () => {
  const inline = { scripts: "'sha256-a'", styles: "'sha256-b'" };
  const own = buildPolicy(inline, { backend: null, hasTagManager: false });
  expect(own).not.toContain('https:');
  expect(own).toContain("script-src 'self' 'sha256-a';");
  const all = buildPolicy(inline, { backend: 'https://abc.supabase.co/', hasTagManager: true });
  expect(all).toContain("connect-src 'self' https://abc.supabase.co https://*.google-analytics.com");
  expect(all).toContain("script-src 'self' 'sha256-a' https://www.googletagmanager.com;");
});
