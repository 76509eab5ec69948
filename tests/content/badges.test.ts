import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { badges } from '@/content/badges';

it('are four pictures of the press that lead somewhere, and six widgets of the named kinds', () => {
  const pictures = badges.filter((badge) => badge.type === 'image');
  const widgets = badges.flatMap((badge) => (badge.type === 'widget' ? [badge.widget] : []));
  expect(pictures).toHaveLength(4);
  for (const { to } of pictures) expect(to).toHaveProperty('route');
  expect([...widgets].sort()).toEqual([
    'business-review',
    'event-caterer',
    'local-review',
    'portal-catering',
    'portal-location',
    'travel',
  ]);
  for (const { image } of badges) expect(existsSync(`public/media/badges/${image}.svg`), image).toBe(true);
});
