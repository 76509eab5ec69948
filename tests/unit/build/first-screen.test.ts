import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Ten packets of 1460 bytes, less the headers of the answer (RFC 6928). */
const firstFlight = 14_600 - 600;

it.each(['cormorant', 'jost'])('%s arrives whole with the first packets of a connection', (face) => {
  expect(statSync(join('app', 'fonts', `${face}.woff2`)).size).toBeLessThanOrEqual(firstFlight);
});

it('leaves to the large files only what the small ones lack', () => {
  const small = /CHARACTERS = \(([\s\S]+?)\n\)/.exec(readFileSync('scripts/fonts.py', 'utf8'))?.[1] ?? '';
  const letters = [...small.matchAll(/'([^']*)'/g)]
    .map(([, text = '']) => JSON.parse(`"${text}"`) as string)
    .join('');
  expect(letters).toContain('ß');
  const ranges = [...readFileSync('app/fonts.ts', 'utf8').matchAll(/value:\s*'([^']+)'/g)].map(
    ([, value = '']) => value,
  );
  expect(ranges).toHaveLength(2);
  for (const range of ranges) {
    const spans = range.split(', ').map((span) =>
      span
        .replace('U+', '')
        .split('-')
        .map((end) => Number.parseInt(end, 16)),
    );
    const both = [...letters].filter((letter) =>
      spans.some(([from = 0, to = from]) => {
        const code = letter.codePointAt(0) ?? 0;
        return code >= from && code <= to;
      }),
    );
    expect(both).toEqual([]);
  }
});
