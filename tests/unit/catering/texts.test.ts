import { describe, expect, it } from 'vitest';
import { dishTexts } from '@/content/catering/dish-names';
import { dishes } from '@/content/catering/dishes';
import { extraChoices } from '@/content/catering/rules';
import { locales } from '@/content/locales';
import { catalogueWords } from '@/content/texts';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';

/** Every text below a value, with the path to it. */
function textsIn(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, `${path}.${key}`));
}

const all = textsIn({ catalogueWords, dishTexts }, 'texts');

describe('texts of the catalogue', () => {
  it('name every dish in three languages', () => {
    for (const { id } of dishes) {
      expect(Object.keys(dishTexts[id]).sort(), id).toEqual([...locales].sort());
    }
  });

  it('name every extra choice', () => {
    const ids = Object.values(extraChoices).flatMap((extra) => extra?.id ?? []);
    for (const id of ids) expect(catalogueTexts('es').items).toHaveProperty([id]);
  });

  it('are never empty, padded or doubled', () => {
    expect(all.length).toBeGreaterThan(500);
    for (const [path, text] of all) {
      expect(text, path).not.toBe('');
      expect(text, path).toBe(text.trim().replace(/ {2,}/g, ' '));
    }
    for (const locale of locales) {
      const names = dishes.map(({ id }) => dishTexts[id][locale]);
      expect(new Set(names).size, locale).toBe(names.length);
    }
  });

  it('are translated, not copied', () => {
    const copied = dishes.filter(({ id }) => dishTexts[id].de === dishTexts[id].en);
    expect(copied.map(({ id }) => id)).toEqual([]);
  });
});
