import { describe, expect, it } from 'vitest';
import { coverSizes } from '@/components/ui/cover-sizes';

/** What holds beyond phones with several pixels to a point. */
const entries = (...args: Parameters<typeof coverSizes>) =>
  coverSizes(...args)
    .split(', ')
    .slice(2);

describe('the width that a picture needs', () => {
  it('is the width of its box where nothing is cropped at the sides', () => {
    expect(entries('(width >= 64rem) 60vw, 100vw', 16 / 9, {})).toEqual(['(width >= 64rem) 60vw', '100vw']);
    expect(entries('100vw', 4 / 3, { ratio: 16 / 9 })).toEqual(['100vw']);
  });

  it('grows as the box stands more upright, for each width of its own', () => {
    expect(entries('(width >= 64rem) min(33vw,424px), 100vw', 1.6, { ratio: [0.8, 3.2] })).toEqual([
      '(width >= 64rem) calc(min(33vw,424px) * 2.00)',
      '100vw',
    ]);
  });

  it('covers a box whose height is given', () => {
    expect(entries('100vw', 16 / 9, { height: '100vh' })).toEqual(['max(100vw,calc(100vh * 1.78))']);
  });

  it('is a quarter more than one pixel to a point on phones, however many they have', () => {
    expect(coverSizes('(width >= 64rem) 60vw, 80vw', 1.5, {}).split(', ').slice(0, 2)).toEqual([
      '(width < 48rem) and (resolution > 2.4x) calc(80vw * 0.41)',
      '(width < 48rem) and (resolution > 1.4x) calc(80vw * 0.62)',
    ]);
  });
});
