import { describe, expect, it } from 'vitest';
import { eventDay } from '@/lib/base/event-day';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { calculatePrice, type Price } from '@/lib/plan/price';
import { toPriceLines } from '@/lib/plan/price-line';
import type { CheckedVoucher } from '@/lib/plan/price-voucher';
import { now } from './arbitrary-draft';

const plan = (changes: Partial<Draft>, details: Partial<Draft['details']> = {}): Draft => ({
  ...defaultDraft(),
  cateringType: 'seated-dinner',
  package: 'din-ufer',
  locationType: 'venue',
  ...changes,
  details: { ...defaultDraft().details, date: eventDay('2027-06-12'), ...details },
});

const line = (price: Price, id: string) => price.lines.find((entry) => entry.id === id);
const notices = (price: Price) => price.notices.map(({ code }) => code);
const getNotice = (price: Price, code: string) => price.notices.find((entry) => entry.code === code)?.params;

describe('package and guests', () => {
  it('multiplies the package and shows gross to private and undecided customers, net to business', () => {
    const price = calculatePrice(plan({}), now);
    expect(price).toMatchObject({
      basis: 'gross',
      netCents: 295_000,
      vatCents: 20_650,
      grossCents: 315_650,
      shownCents: 315_650,
    });
    expect(calculatePrice(plan({ customerType: 'private' }), now).shownCents).toBe(315_650);
    expect(calculatePrice(plan({ customerType: 'business' }), now)).toMatchObject({
      basis: 'net',
      shownCents: 295_000,
    });
  });

  it('charges a small group for the minimum and says so', () => {
    const price = calculatePrice(plan({ guests: 12 }), now);
    expect(line(price, 'package:din-ufer:person')).toMatchObject({ quantity: 20, netCents: 118_000 });
    expect(getNotice(price, 'smallGroup')).toEqual({ minimum: 20, guests: 12 });
    expect(notices(calculatePrice(plan({ guests: 20 }), now))).not.toContain('smallGroup');
  });

  it('charges half for children from 6 to 12 and nothing below', () => {
    const price = calculatePrice(plan({ guests: 50, children611: 5, childrenUnder6: 3 }), now);
    expect(line(price, 'package:din-ufer:person')?.quantity).toBe(42);
    expect(line(price, 'package:din-ufer:half')).toMatchObject({ quantity: 5, netCents: 14_750 });
    expect(price.netCents).toBe(42 * 5_900 + 14_750);
  });

  it('counts children as portions towards the minimum', () => {
    const price = calculatePrice(plan({ guests: 22, childrenUnder6: 6 }), now);
    expect(line(price, 'package:din-ufer:person')?.quantity).toBe(20);
    expect(notices(price)).toContain('smallGroup');
  });

  it('writes one line when children make up exactly the minimum, lest rounding two lines costs a cent less', () => {
    const lines = calculatePrice(plan({ guests: 24, children611: 8 }), now).lines;
    expect(lines.map(({ unit, quantity }) => [unit, quantity])).toEqual([['person', 20]]);
  });

  it('has no price without a package or for one of another kind', () => {
    for (const chosen of [null, 'fly-ufer', 'gone']) {
      const price = calculatePrice(plan({ package: chosen }), now);
      expect(price.grossCents).toBe(0);
      expect(notices(price)).toContain('packageOpen');
    }
  });

  it('leaves an own idea to the offer', () => {
    const price = calculatePrice(
      plan({ cateringType: 'own-idea', package: null, hauptspeisen: ['h02'], services: ['s13'] }),
      now,
    );
    expect(price.onRequest).toEqual(['idea']);
    expect(price.netCents).toBe(29_000);
    expect(notices(price)).toContain('ideaOnRequest');
    expect(notices(price)).not.toContain('packageOpen');
  });
});

describe('dishes', () => {
  it('adds the surcharge of a dish per guest', () => {
    const price = calculatePrice(plan({ hauptspeisen: ['h02', 'h04'] }), now);
    expect(line(price, 'surcharge:h02:person')).toMatchObject({ quantity: 50, netCents: 45_000 });
    expect(price.netCents).toBe(295_000 + 45_000);
  });

  it('charges dishes beyond the package and leaves open places to the kitchen', () => {
    const price = calculatePrice(plan({ vorspeisen: ['v01', 'v02', 'v03'], hauptspeisen: ['h01'] }), now);
    expect(line(price, 'extra:plus-v:person')).toMatchObject({
      quantity: 50,
      unitNetCents: 900,
      netCents: 45_000,
    });
    expect(getNotice(price, 'extraChoices')).toEqual({ category: 'vorspeisen', count: 2 });
    expect(price.notices).toContainEqual({
      code: 'kitchenChooses',
      params: { category: 'hauptspeisen', count: 1 },
    });
  });

  it('counts a dish once, and none that is unknown or in the wrong list', () => {
    const price = calculatePrice(plan({ vorspeisen: ['v01', 'v01'], hauptspeisen: ['v02', 'gone'] }), now);
    expect(price.netCents).toBe(295_000);
    expect(getNotice(price, 'unknownItems')).toEqual({ count: 2 });
  });

  it('says when a dish is out of season', () => {
    expect(getNotice(calculatePrice(plan({ vorspeisen: ['v06'] }), now), 'outOfSeason')).toEqual({
      dish: 'v06',
    });
    expect(notices(calculatePrice(plan({ vorspeisen: ['v05'] }), now))).not.toContain('outOfSeason');
  });
});

describe('breakfast', () => {
  it('can stand beside another kind, with its own minimum', () => {
    const price = calculatePrice(
      plan({ breakfastPackage: 'bf-brunch', guests: 22, desserts: ['d01', 'd02'] }),
      now,
    );
    expect(line(price, 'breakfast:bf-brunch:person')?.quantity).toBe(25);
    expect(line(price, 'package:din-ufer:person')?.quantity).toBe(22);
    expect(getNotice(price, 'breakfastSmallGroup')).toEqual({ minimum: 25, guests: 22 });
    expect(price.lines.filter(({ kind }) => kind === 'extra')).toEqual([]);
  });

  it('can be the whole catering', () => {
    const warm = ['bw1', 'bw2', 'bw3'];
    const price = calculatePrice(
      plan({ cateringType: 'breakfast', package: 'bf-komplett', breakfastWarm: warm }),
      now,
    );
    expect(price.netCents).toBe(50 * 2_300 + 50 * 380);
    expect(line(price, 'extra:plus-bw:person')?.quantity).toBe(50);
  });

  it('leaves cold dishes beyond the package to the offer, since no price is printed for them', () => {
    const cold = ['bc1', 'bc2', 'bc3', 'bc4', 'bc5'];
    const price = calculatePrice(
      plan({ cateringType: 'breakfast', package: 'bf-kalt', breakfastCold: cold }),
      now,
    );
    expect(price.onRequest).toEqual(['breakfastCold']);
    expect(getNotice(price, 'breakfastColdOnRequest')).toEqual({ count: 1 });
    expect(price.netCents).toBe(50 * 1_600 + 50 * 200);
  });

  it('is not charged for dishes alone', () => {
    expect(calculatePrice(plan({ breakfastWarm: ['bw1'], breakfastCold: ['bc4'] }), now).netCents).toBe(
      295_000,
    );
  });
});

describe('services', () => {
  const services = (ids: string[], more: Partial<Draft> = {}) =>
    calculatePrice(plan({ services: ids, ...more }), now);

  it('bills staff by hours, at least four, in the suggested number', () => {
    expect(line(services(['s01']), 'service:s01:staff-hour')).toMatchObject({
      quantity: 5 * 4,
      vatRate: 700,
    });
    const two = services(['s01'], { serviceQuantities: { s01: { count: 2, hours: 2 } } });
    expect(line(two, 'service:s01:staff-hour')?.netCents).toBe(2 * 4 * 4_200);
  });

  it('bills furniture and crockery per head, drinks by age, at their own rates', () => {
    const price = services(['s04', 's06', 's08'], { children611: 4, childrenUnder6: 6 });
    expect(line(price, 'service:s04:person')).toMatchObject({ quantity: 50, vatRate: 700 });
    expect(line(price, 'service:s08:person')).toMatchObject({ quantity: 50, vatRate: 1900 });
    expect(line(price, 'service:s06:person')).toMatchObject({ quantity: 40, vatRate: 1900 });
    expect(line(price, 'service:s06:half')).toMatchObject({ quantity: 4, netCents: 4_800 });
  });

  it('bills further hours of drinks per person and of the DJ once', () => {
    const price = services(['s06', 's11'], { serviceQuantities: { s06: { hours: 6 }, s11: { hours: 7 } } });
    expect(line(price, 'service:s06:person-hour')?.netCents).toBe(50 * 2 * 500);
    expect(line(price, 'service:s11:hour')?.netCents).toBe(2 * 12_000);
    expect(line(services(['s11']), 'service:s11:hour')).toBeUndefined();
  });

  it('bills the bar for at least 40 and suggests one high table for six guests', () => {
    const price = services(['s07', 's09'], { guests: 25 });
    expect(line(price, 'service:s07:person')?.quantity).toBe(40);
    expect(getNotice(price, 'serviceMinimum')).toEqual({ service: 's07', minimum: 40 });
    expect(line(price, 'service:s09:piece')?.quantity).toBe(5);
  });
});

describe('delivery, express, voucher, tip', () => {
  const to = (zip: string, more: Partial<Draft> = {}) =>
    calculatePrice(plan({ locationType: 'home', ...more }, { delivery_zip: zip }), now);

  it('charges by zone at the rate of the food', () => {
    expect(line(to('50667'), 'delivery:zone-2:flat')).toMatchObject({
      netCents: 5_900,
      grossCents: 6_313,
      vatRate: 700,
    });
    expect(line(to('44135'), 'delivery:zone-3:km')).toMatchObject({ unitNetCents: 140, quantity: 75 });
    expect(to('47798').grossCents).toBe(315_650);
    expect(notices(to('47798'))).toContain('deliveryFree');
    expect(to('80331').onRequest).toEqual(['delivery']);
    expect(notices(to(''))).toContain('deliveryOpen');
  });

  it('charges collection on the same day, but not at the own location', () => {
    expect(line(to('47798', { pickup: 'same-day' }), 'pickup:same-day:flat')?.netCents).toBe(4_500);
    const own = calculatePrice(plan({ pickup: 'same-day' }), now);
    expect(own.netCents).toBe(295_000);
  });

  it('adds 15 % to the food, and nothing else, before the lead time', () => {
    const early = plan({ hauptspeisen: ['h02'], services: ['s13'] }, { date: eventDay('2026-12-01') });
    const price = calculatePrice(early, now);
    expect(line(price, 'express:express:flat')?.netCents).toBe((295_000 + 45_000) * 0.15);
    expect(getNotice(price, 'express')).toEqual({ leadDays: 14, earliest: '2026-12-11', percent: 15 });
    expect(notices(calculatePrice(plan({}, { date: eventDay('2026-12-11') }), now))).not.toContain('express');
    expect(notices(calculatePrice(plan({}, { date: null }), now))).toContain('dateOpen');
  });

  const voucher = (value: Partial<Extract<CheckedVoucher, { status: 'valid' }>>): CheckedVoucher => ({
    code: 'SEE-50',
    status: 'valid',
    percent: null,
    amountCents: null,
    minimumGrossCents: 0,
    ...value,
  });

  it('deducts a voucher only when the server has checked this code', () => {
    const draft = plan({ voucherCode: ' see-50 ', services: ['s13'] });
    const before = calculatePrice(draft, now);
    expect(notices(before)).toContain('voucherPending');
    const after = calculatePrice(draft, now, voucher({ amountCents: 5_000 }));
    expect(after.grossCents).toBe(before.grossCents - 5_000);
    expect(getNotice(after, 'voucherApplied')).toEqual({ code: 'SEE-50', amountCents: 5_000 });
    const other = calculatePrice(draft, now, voucher({ code: 'OTHER', amountCents: 5_000 }));
    expect(other.grossCents).toBe(before.grossCents);
    expect(notices(calculatePrice(plan({ voucherCode: 'ä!' }), now))).toContain('voucherFormat');
  });

  it('takes a share of the gross price, rounded once', () => {
    const draft = plan({ voucherCode: 'SEE-50', services: ['s13'] });
    const before = calculatePrice(draft, now).grossCents;
    const after = calculatePrice(draft, now, voucher({ percent: 15 }));
    expect(after.grossCents).toBe(before - Math.round(before * 0.15));
  });

  it('counts a voucher from its minimum on, and says from which', () => {
    const draft = plan({ voucherCode: 'SEE-50' });
    const { grossCents } = calculatePrice(draft, now);
    const just = calculatePrice(draft, now, voucher({ amountCents: 100, minimumGrossCents: grossCents }));
    expect(just.grossCents).toBe(grossCents - 100);
    const below = calculatePrice(
      draft,
      now,
      voucher({ amountCents: 100, minimumGrossCents: grossCents + 1 }),
    );
    expect(below.grossCents).toBe(grossCents);
    expect(getNotice(below, 'voucherMinimum')).toEqual({ code: 'SEE-50', minimumCents: grossCents + 1 });
  });

  it.each([
    ['voucherUnknown', { code: 'SEE-50', status: 'unknown' }],
    ['voucherEarly', { code: 'SEE-50', status: 'early', day: '2027-01-01' }],
    ['voucherExpired', { code: 'SEE-50', status: 'expired', day: '2026-01-01' }],
  ] as const)('%s is said and changes no amount', (code, checked) => {
    const draft = plan({ voucherCode: 'see-50' });
    const price = calculatePrice(draft, now, checked);
    expect(price.lines).toEqual(calculatePrice(draft, now).lines);
    expect(notices(price).filter((name) => name.startsWith('voucher'))).toEqual([code]);
  });

  it('never lets a voucher make the price negative', () => {
    const draft = plan({ voucherCode: 'SEE-50', services: ['s13'] });
    const price = calculatePrice(draft, now, voucher({ amountCents: 99_999_999 }));
    expect([price.netCents, price.vatCents, price.grossCents]).toEqual([0, 0, 0]);
  });

  it('keeps the tip out of every total', () => {
    const price = calculatePrice(plan({ tipPercent: 10 }, { tip: 123 }), now);
    expect(price).toMatchObject({ tipCents: 31_565, grossCents: 315_650 });
    expect(calculatePrice(plan({}, { tip: 123 }), now).tipCents).toBe(123);
    expect(notices(price)).toContain('tipSeparate');
  });
});

describe('combined prices', () => {
  it('go 70 % at 7 and 30 % at 19 per cent', () => {
    const [food, drinks] = toPriceLines(
      { kind: 'service', itemId: 'x', unit: 'person', quantity: 3, unitNetCents: 3_333 },
      'combined',
    );
    expect([food?.vatRate, food?.netCents]).toEqual([700, 6_999]);
    expect([drinks?.vatRate, drinks?.netCents]).toEqual([1900, 3_000]);
  });
});
