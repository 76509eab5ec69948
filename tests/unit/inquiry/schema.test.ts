import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueVersion } from '@/content/catering/rules';
import { parseInquiry } from '@/lib/inquiry/schema';
import { validateDraft } from '@/lib/plan/check-draft';
import { type Draft, sameDraft } from '@/lib/plan/draft';
import { completeDraft } from '../plan/arbitrary-draft';
import { filled, now, readJsonBody, smallest } from './request';

const collectErrors = (body: unknown) => {
  const result = parseInquiry(body, now);
  return result.ok ? {} : result.errors;
};

const withDraft = (more: Record<string, unknown>) => readJsonBody({ ...filled, ...more });
const withDetails = (more: Record<string, unknown>) =>
  readJsonBody({ ...filled, details: { ...filled.details, billingSameAsShipping: false, ...more } });

describe('parseInquiry', () => {
  it('takes the shortest inquiry: five answers and a guest count', () => {
    const result = parseInquiry(readJsonBody(smallest), now);
    expect(result).toEqual({
      ok: true,
      value: {
        draft: smallest,
        variants: [],
        locale: 'de',
        idempotencyKey: '8f14e45f-ceea-467f-a9b8-0c7d5a1b2c3d',
        shownTotalCents: 262_150,
        catalogueVersion,
        website: '',
        elapsedMs: 90_000,
      },
    });
  });

  it('names exactly the required fields of an empty draft', () => {
    expect(collectErrors(readJsonBody({}))).toEqual({
      customerType: 'customerType.required',
      cateringType: 'cateringType.required',
      'details.firstName': 'name.required',
      'details.email': 'email.required',
    });
    expect(collectErrors(withDraft({ package: null }))).toEqual({ package: 'package.required' });
  });

  it('gives back any draft that can be sent', () => {
    fc.assert(
      fc.property(completeDraft, (draft) => {
        const result = parseInquiry(readJsonBody(draft), now);
        expect(result.ok ? {} : result.errors).toEqual({});
        expect(result.ok && sameDraft(result.value.draft, draft)).toBe(true);
        expect(validateDraft(draft, now)).toEqual({});
      }),
      { numRuns: 1_000 },
    );
  });

  it('drops unknown keys, also those that would change prototypes', () => {
    const text = JSON.stringify(readJsonBody(filled)).replace(
      '"draft":{',
      '"extra":1,"__proto__":{"polluted":1},"draft":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"admin":true,"serviceQuantities":{"__proto__":{"count":5},"s01":{"count":2,"x":1},"s99":{"count":1}},',
    );
    const result = parseInquiry(JSON.parse(text), now);
    expect(result.ok && result.value.draft).toEqual({ ...filled, serviceQuantities: { s01: { count: 2 } } });
    expect(result.ok && Object.keys(result.value).sort()).toEqual(
      Object.keys(readJsonBody(filled, { variants: [] })).sort(),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('keeps what the honeypot caught', () => {
    const website = (value: unknown) => {
      const result = parseInquiry(readJsonBody(filled, { website: value }), now);
      return result.ok ? result.value.website : result.errors;
    };
    expect(website('https://spam.example')).toBe('https://spam.example');
    expect([website(7), website({ a: 1 }), website('\u0000')]).toEqual(['filled', 'filled', 'filled']);
    expect([website(undefined), website(null), website('')]).toEqual(['', '', '']);
  });

  it('rejects a broken envelope by its field', () => {
    const wrong = {
      locale: 'fr',
      idempotencyKey: '1',
      shownTotalCents: 1.5,
      catalogueVersion: '<b>',
      elapsedMs: -1,
    };
    for (const [field, value] of Object.entries(wrong)) {
      expect(collectErrors(readJsonBody(filled, { [field]: value })), field).toEqual({
        [field]: 'request.invalid',
      });
    }
    for (const body of [null, undefined, 'text', 7, [], () => 1]) {
      expect(collectErrors(body)).toEqual({ body: 'body.invalid' });
    }
    expect(collectErrors(readJsonBody(filled, { shownTotalCents: null }))).toEqual({});
  });
});

describe('fields', () => {
  const cases: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ['guests', { guests: 0 }, 'guests.range'],
    ['guests', { guests: 100_000 }, 'guests.range'],
    ['guests', { guests: '50' }, 'guests.range'],
    ['customerType', { customerType: 'alien' }, 'customerType.required'],
    ['cateringType', { cateringType: '__proto__' }, 'cateringType.required'],
    ['package', { package: 'din-ufer' }, 'package.notForType'],
    ['breakfastPackage', { breakfastPackage: 'fly-ufer' }, 'package.notForType'],
    ['vorspeisen', { vorspeisen: ['v99'] }, 'dishes.unknown'],
    ['vorspeisen', { vorspeisen: ['h01'] }, 'dishes.unknown'],
    ['vorspeisen', { vorspeisen: 'v01' }, 'dishes.unknown'],
    ['favorites', { favorites: ['constructor'] }, 'dishes.unknown'],
    ['desserts', { desserts: Array(201).fill('d01') }, 'dishes.tooMany'],
    ['services', { services: ['s98'] }, 'services.unknown'],
    ['serviceQuantities.s01.count', { serviceQuantities: { s01: { count: 501 } } }, 'quantity.range'],
    ['serviceQuantities.s01.hours', { serviceQuantities: { s01: { hours: 0 } } }, 'hours.range'],
    ['children611', { children611: 51 }, 'children.moreThanGuests'],
    ['veganGuests', { veganGuests: 30, vegetarianGuests: 21 }, 'diet.moreThanGuests'],
    ['eventType', { eventType: 'trade-fair' }, 'eventType.notForCustomer'],
    ['locationType', { locationType: 'moon' }, 'value.invalid'],
    ['ideaText', { cateringType: 'own-idea', package: null, ideaText: ' ' }, 'idea.required'],
    ['allergies', { allergies: { H: 51 } }, 'allergies.moreThanGuests'],
    ['allergies.H', { allergies: { H: 1.5 } }, 'allergies.range'],
    ['days', { days: 15 }, 'days.range'],
    ['room', { locationType: 'venue', room: 'cellar' }, 'value.invalid'],
    ['vatId', { customerType: 'business', vatId: '12' }, 'vatId.invalid'],
    ['billingCountry', { locationType: 'venue', billingCountry: 'XX' }, 'country.invalid'],
    ['budgetPerPersonCents', { budgetPerPersonCents: 99 }, 'budget.range'],
    ['otherEventText', { otherEvent: true, otherEventText: 'x'.repeat(201) }, 'text.tooLong'],
    ['details', { details: 'none' }, 'value.invalid'],
  ];

  it.each(cases)('%s: %j is %s', (path, more, code) => {
    expect(collectErrors(withDraft(more))).toMatchObject({ [path]: code });
  });

  it('are not checked while the form does not ask for them', () => {
    expect(collectErrors(withDraft({ vatId: '12', invoiceEmail: 'x', billingCountry: 'XX' }))).toEqual({});
  });

  const detailCases: readonly (readonly [string, unknown, string | null])[] = [
    ['date', '2026-11-20', 'date.past'],
    ['date', '2029-11-21', 'date.tooFar'],
    ['date', '2027-02-30', 'date.invalid'],
    ['date', `2027${'0'.repeat(100_000)}`, 'date.invalid'],
    ['time', '18:07', 'time.invalid'],
    ['timeEnd', '18:00', 'time.sameAsStart'],
    ['lastName', '\u00ad\u0301', null],
    ['email', 'ada@example', 'email.invalid'],
    ['email', 'ada@example.org\r\nBcc: x@example.org', 'email.invalid'],
    ['email', 'a@b.de,c@d.de', 'email.invalid'],
    ['email', `${'a'.repeat(65)}@example.org`, 'email.invalid'],
    ['email', 'ada.muster+see@post.müller.example', null],
    ['email', ' ada@example.org ', null],
    ['phone', '+49 (0) 171/39-20012', null],
    ['phone', 'call me', 'phone.invalid'],
    ['delivery_zip', 'SW1A 1AA', 'zip.delivery'],
    ['delivery_zip', '00000', 'zip.delivery'],
    ['billing_zip', 'SW1A 1AA', null],
    ['billing_zip', '!!', 'zip.invalid'],
    ['billing_zip', '1'.repeat(13), 'text.tooLong'],
    ['tip', -5, 'tip.range'],
    ['firstName', '   ', null],
    ['firstName', 'a\u0000b', 'text.invalid'],
    ['firstName', 'x'.repeat(5_000_000), 'text.tooLong'],
    ['firstName', { toString: 'x' }, 'text.invalid'],
    ['lastName', 'د. محمد الأمين', null],
    ['message', 'Zeile eins\nZeile zwei', null],
    ['billingSameAsShipping', 1, 'value.invalid'],
  ];

  it.each(detailCases)('details.%s: %j is %s', (field, value, code) => {
    const errors = collectErrors(withDetails({ [field]: value }));
    expect(errors[`details.${field}`] ?? null).toBe(code);
    if (code === null) expect(errors).toEqual({});
  });
});

describe('cleaning', () => {
  const cleaned = (field: string, value: string) => {
    const result = parseInquiry(withDetails({ [field]: value }), now);
    return result.ok ? (result.value.draft.details as Record<string, unknown>)[field] : result.errors;
  };

  it('normalises names without harming them', () => {
    expect(cleaned('lastName', '  Mu\u0308ller\t\n  Lüdenscheidt ')).toBe('Müller Lüdenscheidt');
    expect(cleaned('lastName', '👩🏽‍🍳 Ada')).toBe('👩🏽‍🍳 Ada');
    expect(cleaned('lastName', 'דוד כהן')).toBe('דוד כהן');
    expect(cleaned('lastName', 'A\u202Egnp.exe\u2066\u001b[31m')).toBe('Agnp.exe[31m');
    expect(cleaned('lastName', 'A\ud800B\udc00')).toBe('AB');
  });

  it('keeps lines of a message and nothing else that controls', () => {
    expect(cleaned('message', 'eins\r\nzwei\r\n\r\n\r\n\r\ndrei\u0008\u202E')).toBe('eins\nzwei\n\ndrei');
  });

  it('drops doubles in lists', () => {
    const result = parseInquiry(withDraft({ vorspeisen: ['v02', 'v01', 'v02'] }), now);
    expect(result.ok && result.value.draft.vorspeisen).toEqual(['v02', 'v01']);
  });
});

describe('validateDraft', () => {
  it('agree with the server on any draft', () => {
    fc.assert(
      fc.property(
        completeDraft,
        fc.constantFrom('email', 'firstName', 'delivery_zip'),
        fc.string(),
        (base, field, text) => {
          const draft: Draft = { ...base, details: { ...base.details, [field]: text } };
          expect(validateDraft(draft, now)).toEqual(collectErrors(readJsonBody(draft)));
        },
      ),
      { numRuns: 500 },
    );
  });
});
