import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildPolicy } from '@/lib/server/http/page-policy';
import { hashPage } from '@/scripts/page-hashes';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('names every inline script once, and no other', () => {
  const { scripts } = hashPage(
    '<script>one()</script><script>one()</script><script src="/a.js"></script>' +
      '<script type="application/ld+json">{}</script><style>p{}</style>',
  );
  expect(scripts).toBe(sha256('one()'));
});

test('names inline styles and those that the toast library adds', () => {
  const { styles } = hashPage('<style>p{}</style>');
  expect(styles).toContain(sha256('p{}'));
  expect(styles.split(' ')).toHaveLength(3);
});

test('rejects a page whose policy could become too long for a proxy', () => {
  const page = Array.from({ length: 60 }, (_, number) => `<script>f(${number})</script>`).join('');
  expect(() => hashPage(page)).toThrow('too long');
});

test('allows other hosts only where the settings name them', () => {
  const hashes = { scripts: "'sha256-a'", styles: "'sha256-b'" };
  const own = buildPolicy(hashes, { backend: null, hasTagManager: false });
  expect(own).not.toContain('https:');
  expect(own).toContain("script-src 'self' 'sha256-a';");
  const all = buildPolicy(hashes, { backend: 'https://abc.supabase.co/', hasTagManager: true });
  expect(all).toContain("connect-src 'self' https://abc.supabase.co https://*.google-analytics.com");
  expect(all).toContain("script-src 'self' 'sha256-a' https://www.googletagmanager.com;");
});
