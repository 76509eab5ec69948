import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { checkDraft } from '@/lib/plan/check-draft';
import { withoutContact } from '@/lib/plan/contact-data';
import { detailFields, draftFields } from '@/lib/plan/fields';
import { calculatePrice } from '@/lib/plan/price';
import { decodePlan, maxFragmentLength } from '@/lib/plan/share-link';
import { handOverUrl } from '@/lib/public-api/hand-over';
import { planSchema, toPlan } from '@/lib/public-api/plan-schema';
import { buildProposals } from '@/lib/public-api/proposals';
import { buildQuote } from '@/lib/public-api/quote';
import { quoteSchema } from '@/lib/public-api/quote-schema';
import { readPlan } from '@/lib/public-api/read-plan';
import { readWish } from '@/lib/public-api/read-wish';
import { proposalsSchema } from '@/lib/public-api/wish-schema';
import { completeDraft, now } from '../plan/arbitrary-draft';

test('any plan costs what the browser shows, is answered as described, and opens from its link at the same price', async () => {
  await fc.assert(
    fc.asyncProperty(completeDraft, fc.constantFrom(...locales), async (draft, locale) => {
      const anonymous = withoutContact(draft);
      const expected = calculatePrice(anonymous, now);
      const read = readPlan(toPlan(draft), now);
      if (!read.ok) throw new Error(JSON.stringify(read.errors));
      const quote = await buildQuote(read.draft, read.missing, locale, now);
      expect(quoteSchema.parse({ ...quote, availability: null }).price.shownCents).toBe(expected.shownCents);
      expect(quote.price.lines.map(({ id }) => id)).toEqual(expected.lines.map(({ id }) => id));
      const opened = await decodePlan(new URL(quote.handOverUrl ?? '').hash);
      expect(opened && calculatePrice(opened, now).shownCents).toBe(expected.shownCents);
    }),
    { numRuns: 150 },
  );
});

const odd = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1.5,
    1e9,
    '',
    'x',
    '2027-01-02',
    '18:00',
    '18:07',
    [],
    ['v01'],
    ['s01'],
    {},
  ),
  fc.constant({ A: 3 }),
  fc.constant({ s01: { count: 2 } }),
  fc.string({ maxLength: 300 }),
);
const open = Object.entries({ ...draftFields, ...detailFields }).filter(
  ([, { scope }]) => scope === 'event' || scope === 'menu',
);
const nested = new Set(Object.keys(detailFields));

test('what the description allows, the form allows; only unreadable characters are judged later', () => {
  fc.assert(
    fc.property(fc.constantFrom(...open.map(([name]) => name)), odd, (name, value) => {
      const plan = nested.has(name) ? { details: { [name]: value } } : { [name]: value };
      if (!planSchema.safeParse(plan).success) return;
      const path = nested.has(name) ? `details.${name}` : name;
      const { errors } = checkDraft(plan, now);
      const byField = Object.entries(errors).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];
      const together =
        /required|notForType|notForCustomer|moreThan|past|tooFar|sameAsStart|^tip|^zip|^text\.invalid/;
      expect(byField === undefined || together.test(byField)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('rejects what says who asks, unknown fields and impossible values, each by its path', () => {
  const read = readPlan(
    {
      guests: 0,
      voucherCode: 'SEE-50',
      pets: 1,
      vorspeisen: ['h01'],
      details: { email: 'a@b.example', date: 'soon' },
    },
    now,
  );
  expect(read.ok ? [] : read.errors).toEqual(
    expect.arrayContaining([
      { path: 'guests', code: 'guests.range' },
      { path: 'voucherCode', code: 'field.personal' },
      { path: 'pets', code: 'field.unknown' },
      { path: 'vorspeisen.0', code: 'dishes.unknown' },
      { path: 'details.email', code: 'field.personal' },
      { path: 'details.date', code: 'date.invalid' },
    ]),
  );
  expect(readPlan({ details: { date: '2020-01-01' } }, now)).toEqual({
    ok: false,
    errors: [{ path: 'details.date', code: 'date.past' }],
  });
  for (const none of [undefined, null, [], 'plan', 1]) expect(readPlan(none, now).ok).toBe(false);
});

test('an unfinished plan is priced as far as it goes and says what is missing', async () => {
  const read = readPlan({ guests: 30 }, now);
  if (!read.ok) throw new Error('rejected');
  const quote = await buildQuote(read.draft, read.missing, 'en', now);
  expect(quote.price.isOnRequest).toBe(true);
  expect(quote.missing.map(({ path }) => path)).toEqual(['customerType', 'cateringType']);
  expect(quote.missing[0]?.message).toBe('Please choose: private or business.');
});

test('the longest words fit into a link', async () => {
  const words = (length: number) =>
    Array.from({ length }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7_919) % 20_000))).join('');
  const read = readPlan(
    {
      ideaText: words(3_000),
      decorationNote: words(500),
      otherEventText: words(200),
      details: { delivery_city: words(80) },
    },
    now,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const url = await handOverUrl(read.draft, 'de');
  expect(url?.length).toBeLessThan(maxFragmentLength + 100);
  expect((await decodePlan(new URL(url ?? '').hash))?.ideaText).toBe(words(3_000));
});

test('proposals are plans that a quote takes, in every language', async () => {
  for (const locale of locales) {
    const answer = await buildProposals(
      { occasion: 'wedding', guests: 70, diets: ['vegan'], without: ['G'] },
      locale,
      now,
    );
    const { proposals } = proposalsSchema.parse(answer);
    for (const { plan, price } of proposals) {
      const read = readPlan(plan, now);
      expect(read.ok && calculatePrice(read.draft, now).shownCents).toBe(price.shownCents);
    }
  }
});

test('rejects wishes that cannot be', () => {
  const wish = { occasion: 'wedding', guests: 10 };
  expect(readWish(wish, now).ok).toBe(true);
  for (const wrong of [
    { day: '2020-01-01' },
    { day: '2031-01-01' },
    { veganGuests: 11 },
    { allergies: { A: 11 } },
    { name: 'x' },
  ]) {
    expect(readWish({ ...wish, ...wrong }, now).ok, JSON.stringify(wrong)).toBe(false);
  }
});
