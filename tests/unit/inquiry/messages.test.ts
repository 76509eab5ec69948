import { describe, expect, it } from 'vitest';
import { errorCodes } from '@/lib/plan/error-codes';
import { noticeCodes } from '@/lib/plan/notices';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const languages = { de, en, es };

/** `a.b` → text, for every text below a namespace. */
function flat(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value ?? {}).map(([key, entry]) => flat(entry, path ? `${path}.${key}` : key)),
  );
}

/** Names of the places that a text leaves for values. */
const placesIn = (text: string) =>
  [...new Set([...text.matchAll(/(?<!(?:one|other) )\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

describe.each(Object.entries(languages))('messages in %s', (_, messages) => {
  it('have a text for every error code, and for nothing else', () => {
    expect(Object.keys(flat(messages.errors)).sort()).toEqual([...errorCodes].sort());
  });

  it('have a text for every notice, with the same places as the German one', () => {
    const texts = flat(messages.notices);
    expect(Object.keys(texts).sort()).toEqual([...noticeCodes].sort());
    const german = flat(de.notices);
    for (const [code, text] of Object.entries(texts))
      expect(placesIn(text), code).toEqual(placesIn(german[code] ?? ''));
  });
});
