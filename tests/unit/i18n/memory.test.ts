import { describe, expect, it } from 'vitest';
import { type LanguageTraces, rememberedLanguage } from '@/lib/i18n/memory';

const fresh: LanguageTraces = {
  current: 'de',
  prefixed: false,
  guessed: false,
  cookie: undefined,
  localStorage: null,
  sessionStorage: null,
};

describe('the language a browser remembers', () => {
  it('moves to local storage before session storage', () => {
    expect(rememberedLanguage({ ...fresh, localStorage: 'es', sessionStorage: 'en' })).toBe('es');
    expect(rememberedLanguage({ ...fresh, sessionStorage: 'en' })).toBe('en');
  });

  it('passes over what is no language of the site', () => {
    expect(rememberedLanguage({ ...fresh, localStorage: 'fr', sessionStorage: 'es' })).toBe('es');
    expect(rememberedLanguage({ ...fresh, localStorage: 'fr' })).toBeUndefined();
  });

  it('stays when a cookie decided, whatever is stored', () => {
    expect(rememberedLanguage({ ...fresh, cookie: 'de', localStorage: 'es' })).toBeUndefined();
    expect(rememberedLanguage({ ...fresh, cookie: 'xx', localStorage: 'es' })).toBe('es');
  });

  it('stays at an address that names its language, unless only the browser led there', () => {
    const english = { ...fresh, current: 'en', prefixed: true, localStorage: 'es' } as const;
    expect(rememberedLanguage(english)).toBeUndefined();
    expect(rememberedLanguage({ ...english, guessed: true })).toBe('es');
  });

  it('stays when the stored language is the one shown', () => {
    expect(rememberedLanguage({ ...fresh, localStorage: 'de' })).toBeUndefined();
  });
});
