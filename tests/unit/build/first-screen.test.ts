import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, it, vi } from 'vitest';

/** Next replaces this call when it builds; here it hands back what it was given. */
vi.mock('next/font/local', () => ({ default: (options: unknown) => options }));

/** Ten packets of 1460 bytes, less the headers of the answer (RFC 6928). */
const firstFlight = 14_600 - 600;

const faces = ['cormorant', 'jost'] as const;
const file = (face: string) => join('app', 'fonts', `${face}.woff2`);

/** The code points of a `unicode-range`. */
const expand = (range: string): readonly number[] =>
  range.split(', ').flatMap((span) => {
    const [from = 0, to = from] = span
      .replace('U+', '')
      .split('-')
      .map((end) => Number.parseInt(end, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

it.each(faces)('%s arrives whole with the first packets of a connection', (face) => {
  expect(statSync(file(face)).size).toBeLessThanOrEqual(firstFlight);
});

it.each(faces)('%s: the large file serves only what the small one lacks', async (face) => {
  const font = openSync(file(face));
  if (!('characterSet' in font)) throw new Error(`${face} is a collection of fonts`);
  const small = new Set(font.characterSet);
  expect(small).toContain('ß'.codePointAt(0));
  const { cormorantRest, jostRest } = await import('@/app/fonts');
  const rest: unknown = face === 'jost' ? jostRest : cormorantRest;
  const { declarations } = rest as { declarations: readonly { prop: string; value: string }[] };
  const large = expand(declarations.find(({ prop }) => prop === 'unicode-range')?.value ?? '');
  expect(large.length).toBeGreaterThan(100);
  expect(large.filter((code) => small.has(code))).toEqual([]);
});
