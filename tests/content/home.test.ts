import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { homeContent } from '@/content/pages';
import { site } from '@/content/site';

/** What each part of the home page holds, in every language. */
test.each(locales)(
  'welcome and reasons lead to the configurator and to the phone, by two numbers (%s)',
  async (locale) => {
    const { welcome, whyUs } = await homeContent(locale);
    expect(welcome.actions.map(({ to }) => to)).toEqual([{ configurator: {} }, { phone: 'main' }]);
    expect([whyUs.request.to, whyUs.call.to]).toEqual([{ configurator: {} }, { phone: 'whyUs' }]);
    expect(site.phone.href).not.toBe(site.phoneWhyUs.href);
  },
);

test.each(locales)(
  'there are four highlights, four teasers, three occasions, three premium cards (%s)',
  async (locale) => {
    const { highlights, teasers, catering, premium } = await homeContent(locale);
    expect([highlights.items, teasers, catering.items, premium.items].map(({ length }) => length)).toEqual([
      4, 4, 3, 3,
    ]);
    expect(catering.items.map(({ to }) => to)).toEqual([
      { route: 'business' },
      { route: 'private' },
      { route: 'weddings' },
    ]);
  },
);

test.each(locales)('the reasons are three messages and a list of four (%s)', async (locale) => {
  const { whyUs } = await homeContent(locale);
  expect([whyUs.messages.length, whyUs.items.length]).toEqual([3, 4]);
});

test.each(locales)('the quote is the owner’s (%s)', async (locale) => {
  const { quote } = await homeContent(locale);
  expect(quote.by).toBe(site.owner);
  expect(quote.text.length).toBeGreaterThan(20);
});

test.each(locales)(
  'full service names seven kinds of catering in the specified order, and its promise (%s)',
  async (locale) => {
    const { fullService } = await homeContent(locale);
    expect(fullService.types).toEqual([
      'flying-buffet',
      'seated-dinner',
      'fingerfood-buffet',
      'grill-catering',
      'own-idea',
      'cold-buffet',
      'luxury-catering',
    ]);
    expect(fullService.action.to).toEqual({ configurator: { cateringType: 'individual' } });
    const promise = fullService.promise.map(({ value }) => value).join(' ');
    expect(promise).toMatch(new RegExp(`\\b${site.answerDays}\\b`));
    expect(promise).toMatch(/100\s?%/);
  },
);
