import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tabIcon } from '@/lib/seo/tab-icon';

it('is the file of the manifest, whole, and small enough to stand in every page', () => {
  const [type, data = ''] = tabIcon().split(',', 2);
  expect(type).toBe('data:image/svg+xml');
  expect(decodeURIComponent(data)).toBe(readFileSync('public/icons/icon.svg', 'utf8').trim());
  expect(tabIcon().length).toBeLessThan(1000);
});

it('has no sign that would end an attribute or an address', () => {
  expect(tabIcon()).not.toMatch(/["<># ]/);
});
