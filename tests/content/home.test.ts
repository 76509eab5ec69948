import { describe, expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { homeContent } from '@/content/pages';
import { site } from '@/content/site';

/** What the specification wants to find on the home page. */
describe.each(locales)('the home page in %s', async (locale) => {
  const { welcome, whyUs, highlights, teasers, catering, premium, quote, fullService } =
    await homeContent(locale);

  test('leads from welcome and reasons to the configurator and to the phone, by two numbers', () => {
    expect(welcome.actions.map(({ to }) => to)).toEqual([{ configurator: {} }, { phone: 'main' }]);
    expect([whyUs.request.to, whyUs.call.to]).toEqual([{ configurator: {} }, { phone: 'whyUs' }]);
    expect(site.phone.href).not.toBe(site.phoneWhyUs.href);
  });

  test('has four highlights, four teasers, three occasions, three premium cards, reasons three and four', () => {
    const lists = [highlights.items, teasers, catering.items, premium.items, whyUs.messages, whyUs.items];
    expect(lists.map(({ length }) => length)).toEqual([4, 4, 3, 3, 3, 4]);
    const occasions = [{ route: 'business' }, { route: 'private' }, { route: 'weddings' }];
    expect(catering.items.map(({ to }) => to)).toEqual(occasions);
  });

  test('quotes the owner', () => {
    expect(quote.by).toBe(site.owner);
    expect(quote.text).toBeTruthy();
  });

  test('names seven kinds of catering in the specified order, and its promise', () => {
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
  });
});
