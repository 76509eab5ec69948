import { describe, expect, it } from 'vitest';
import {
  type BrowserHints,
  detectLanguage,
  preferredLocale,
  readLanguageTag,
  settleLanguage,
} from '@/lib/i18n/language';

describe('the language of a request', () => {
  const everything = { lng: 'es', prefix: 'en', cookie: 'de', acceptLanguage: 'es' } as const;

  it('follows query, address, cookie, browser, German, in this order', () => {
    const { lng: _, ...withoutQuery } = everything;
    const { prefix: __, ...cookieFirst } = withoutQuery;
    const { cookie: ___, ...browserOnly } = cookieFirst;
    expect(detectLanguage(everything)).toEqual({ locale: 'es', source: 'query' });
    expect(detectLanguage(withoutQuery)).toEqual({ locale: 'en', source: 'address' });
    expect(detectLanguage(cookieFirst)).toEqual({ locale: 'de', source: 'cookie' });
    expect(detectLanguage(browserOnly)).toEqual({ locale: 'es', source: 'browser' });
    expect(detectLanguage({})).toEqual({ locale: 'de', source: 'default' });
  });

  it('passes over what is no language of the site', () => {
    expect(detectLanguage({ lng: 'fr', cookie: 'xx', acceptLanguage: 'fr' }).source).toBe('default');
  });

  it('reads region codes in any spelling', () => {
    for (const tag of ['en', 'en-US', 'EN_gb', 'en-Latn-US']) expect(readLanguageTag(tag)).toBe('en');
    for (const tag of ['', 'eng', 'fr-DE', 'e', undefined, null])
      expect(readLanguageTag(tag)).toBeUndefined();
  });

  it.each([
    ['fr, es-MX;q=0.8, en;q=0.5', 'es'],
    ['de;q=0.2,en;q=0.8', 'en'],
    ['de;q=0,es', 'es'],
    ['en;q=0', undefined],
    ['en;q=0.9,es;q=0.9', 'en'],
    ['de,en;q=9', 'de'],
    [', ,;q=,de;;,es;q=2', 'de'],
    ['fr-FR,fr;q=0.9', undefined],
    ['*', undefined],
    ['', undefined],
    [`${'fr,'.repeat(300)}en`, undefined],
  ])('takes from Accept-Language %j the language %j', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});

describe('the language that a browser keeps', () => {
  const fresh: BrowserHints = {
    current: 'de',
    prefixed: false,
    guessed: false,
    cookie: undefined,
    chosen: false,
    localStorage: null,
    sessionStorage: null,
  };

  it('is that of the page read last, without a choice by hand', () => {
    expect(settleLanguage(fresh)).toEqual({ moveTo: undefined, remember: 'de' });
    expect(settleLanguage({ ...fresh, current: 'en', prefixed: true, cookie: 'es' })).toEqual({
      moveTo: undefined,
      remember: 'en',
    });
  });

  it('is the one chosen by hand, whatever pages are read through a link', () => {
    const chosen = { ...fresh, cookie: 'es', chosen: true } as const;
    expect(settleLanguage({ ...chosen, current: 'en', prefixed: true })).toEqual({
      moveTo: undefined,
      remember: 'es',
    });
    expect(settleLanguage({ ...chosen, localStorage: 'en' }).remember).toBe('es');
  });

  it('is not bound by the mark of a choice whose language is gone', () => {
    expect(settleLanguage({ ...fresh, chosen: true, current: 'en', prefixed: true }).remember).toBe('en');
  });

  it('comes from local storage before session storage', () => {
    expect(settleLanguage({ ...fresh, localStorage: 'es', sessionStorage: 'en' }).moveTo).toBe('es');
    expect(settleLanguage({ ...fresh, sessionStorage: 'en' })).toEqual({ moveTo: 'en', remember: 'en' });
    expect(settleLanguage({ ...fresh, localStorage: 'fr', sessionStorage: 'es' }).moveTo).toBe('es');
    expect(settleLanguage({ ...fresh, localStorage: 'fr' }).moveTo).toBeUndefined();
  });

  it('does not come from storage when a cookie decided', () => {
    expect(settleLanguage({ ...fresh, cookie: 'de', localStorage: 'es' }).moveTo).toBeUndefined();
    expect(settleLanguage({ ...fresh, cookie: 'xx', localStorage: 'es' }).moveTo).toBe('es');
  });

  it('does not come from storage at an address that names its language, unless only the browser led there', () => {
    const english = { ...fresh, current: 'en', prefixed: true, localStorage: 'es' } as const;
    expect(settleLanguage(english)).toEqual({ moveTo: undefined, remember: 'en' });
    expect(settleLanguage({ ...english, guessed: true })).toEqual({ moveTo: 'es', remember: 'es' });
    expect(settleLanguage({ ...fresh, localStorage: 'de' }).moveTo).toBeUndefined();
  });
});
