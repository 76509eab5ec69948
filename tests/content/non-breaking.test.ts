import { expect, test } from 'vitest';
import { nonBreaking } from '@/content/non-breaking';

const shown = (text: string) => nonBreaking(text).replaceAll('\u00a0', '_');

test.each([
  ['Bis zu 30 % ab 22 Uhr, Zelt 6 × 12 m.', 'Bis zu 30_% ab 22_Uhr, Zelt 6_×_12_m.'],
  ['From 3 p.m. within 30 km, 150 g each.', 'From 3_p.m. within 30_km, 150_g each.'],
  ['Art. 6 Abs. 1 lit. b DSGVO, § 25 Abs. 2 Nr. 2', 'Art._6 Abs._1 lit._b DSGVO, §_25 Abs._2 Nr._2'],
  ['section 25(2) no. 2; apdo. 1, letra f)', 'section_25(2) no._2; apdo._1, letra_f)'],
  ['60 Stühle, 3 Vorspeisen, 14 major allergens', '60 Stühle, 3 Vorspeisen, 14 major allergens'],
])('binds figures to their units in "%s"', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('leaves structure as it is', () => {
  const content = { kind: 'facts', items: [{ value: '24 m', to: { route: 'home' } }], empty: null };
  expect(nonBreaking(content)).toEqual({
    ...content,
    items: [{ value: '24\u00a0m', to: { route: 'home' } }],
  });
});
