import { describe, expect, it } from 'vitest';
import { eventDay } from '@/lib/base/event-day';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { calculatePrice, type Price } from '@/lib/plan/price';
import { now } from './arbitrary-draft';

const plan = (changes: Partial<Draft>, details: Partial<Draft['details']> = {}): Draft => ({
  ...defaultDraft(),
  customerType: 'business',
  cateringType: 'seated-dinner',
  package: 'din-ufer',
  locationType: 'home',
  ...changes,
  details: { ...defaultDraft().details, date: eventDay('2027-06-12'), delivery_zip: '47798', ...details },
});

const line = (price: Price, id: string) => price.lines.find((entry) => entry.id === id);
const notices = (price: Price) => price.notices.map(({ code }) => code);
const getNotice = (price: Price, code: string) => price.notices.find((entry) => entry.code === code)?.params;

describe('package and guests', () => {
  it('says when a small group pays for the minimum', () => {
    const price = calculatePrice(plan({ guests: 12 }), now);
    expect(getNotice(price, 'smallGroup')).toEqual({ minimum: 20, guests: 12 });
    expect(notices(calculatePrice(plan({ guests: 20 }), now))).not.toContain('smallGroup');
  });

  it('writes one line when children make up exactly the minimum, lest rounding two lines costs a cent less', () => {
    const lines = calculatePrice(plan({ guests: 24, children611: 8 }), now).lines;
    expect(lines.map(({ unit, quantity }) => [unit, quantity])).toEqual([['person', 20]]);
  });

  it('has no price without a package or for one of another kind', () => {
    for (const chosen of [null, 'fly-ufer', 'gone']) {
      const price = calculatePrice(plan({ package: chosen }), now);
      expect(price).toMatchObject({ grossCents: 0, lines: [], isOnRequest: true });
      expect(notices(price)).toContain('packageOpen');
    }
  });
});

describe('dishes', () => {
  it('charges a surcharge to those who can eat the dish, children half', () => {
    const draft = plan({ guests: 100, veganGuests: 7, vegetarianGuests: 30, hauptspeisen: ['h02', 'h11'] });
    const children = calculatePrice({ ...draft, children611: 20, childrenUnder6: 3 }, now);
    expect(line(children, 'surcharge:h02:person')?.quantity).toBe(40);
    expect(line(children, 'surcharge:h02:half')?.quantity).toBe(20);
    const family = plan({ guests: 20, children611: 15, veganGuests: 12, hauptspeisen: ['h02', 'h11'] });
    expect(line(calculatePrice(family, now), 'surcharge:h02:person')).toBeUndefined();
    expect(line(calculatePrice(family, now), 'surcharge:h02:half')?.quantity).toBe(8);
  });

  it('says which dish or drink an allergic guest cannot have', () => {
    const price = calculatePrice(plan({ allergies: { H: 2 }, hauptspeisen: ['h05', 'h11'] }), now);
    expect(price.notices.slice(0, 2)).toEqual([
      { code: 'allergyConflict', params: { item: 'h05', allergen: 'H', guests: 2 } },
      { code: 'allergyConflict', params: { item: 'h11', allergen: 'H', guests: 2 } },
    ]);
  });

  it('says which dishes go beyond the package and which places the kitchen fills', () => {
    const price = calculatePrice(plan({ vorspeisen: ['v01', 'v02', 'v03'], hauptspeisen: ['h01'] }), now);
    expect(getNotice(price, 'extraChoices')).toEqual({ category: 'vorspeisen', count: 2 });
    expect(getNotice(price, 'kitchenChooses')).toEqual({ category: 'hauptspeisen', count: 1 });
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
    const cold = ['bc1', 'bc2', 'bc3', 'bc4', 'bc5'];
    const price = calculatePrice(plan({ breakfastWarm: ['bw1'], breakfastCold: cold }), now);
    expect(price).toMatchObject({ netCents: 295_000, onRequest: [] });
  });
});

describe('services', () => {
  const services = (ids: string[], more: Partial<Draft> = {}, details: Partial<Draft['details']> = {}) =>
    calculatePrice(
      plan({ cateringType: 'cold-buffet', package: 'kal-ufer', services: ids, ...more }, details),
      now,
    );
  it('says until when it pours and serves, and when somebody shortens it', () => {
    const late = { time: '15:00', timeEnd: '02:00' };
    expect(getNotice(services(['s01', 's06', 's11'], {}, late), 'hoursFollow')).toEqual({ hours: 11 });
    const short = services(['s06'], { serviceQuantities: { s06: { hours: 8 } } }, late);
    expect(getNotice(short, 'hoursShortened')).toEqual({ service: 's06', hours: 8, eventHours: 11 });
    expect(notices(short)).not.toContain('hoursFollow');
    const lunch = services(['s01', 's06'], {}, { time: '12:00', timeEnd: '14:00' });
    expect(line(lunch, 'service:s01:staff-hour')?.quantity).toBe(2 * 4);
    expect(notices(lunch)).not.toContain('hoursFollow');
    const open = services(['s06'], { eventType: 'business-lunch' });
    expect(getNotice(open, 'durationAssumed')).toEqual({ hours: 2 });
  });

  it('bills a begun hour, wine for adults alone, and no minimum for a team that is there anyway', () => {
    const price = services(['s06', 's17'], { children611: 6, childrenUnder6: 4 }, { timeEnd: '22:30' });
    expect(line(price, 'service:s06:person-hour')?.quantity).toBe(40);
    expect(line(price, 'service:s17:person')?.quantity).toBe(40);
    expect(line(price, 'service:s17:half')).toBeUndefined();
    const grill = { cateringType: 'grill-catering', package: 'gri-ufer' } as const;
    expect(line(services(['s02'], grill, { timeEnd: '21:00' }), 'service:s02:staff-hour')).toBeUndefined();
    expect(line(services(['s02'], grill, { timeEnd: '22:00' }), 'service:s02:staff-hour')?.quantity).toBe(1);
  });

  it('sells nothing twice that the package or the room brings', () => {
    const twice = services(
      ['s04', 's01'],
      { cateringType: 'seated-dinner', package: 'din-ufer' },
      { timeEnd: '22:00' },
    );
    expect(twice.lines.filter(({ kind }) => kind === 'service')).toEqual([]);
    expect(getNotice(twice, 'serviceIncluded')).toEqual({ service: 's01' });
    const venue = services(['s08'], { locationType: 'venue' });
    expect(line(venue, 'service:s08:person')).toBeUndefined();
  });

  it('warns that the team of a package goes home early, with the price of keeping it, until it is booked', () => {
    const dinner = { cateringType: 'seated-dinner', package: 'din-welle', guests: 60 } as const;
    const late = { time: '15:00', timeEnd: '02:00' };
    const warned = services([], dinner, late);
    expect(getNotice(warned, 'serviceEnds')).toEqual({
      ...{ hours: 5, eventHours: 11, count: 5 },
      amountCents: 5 * 6 * 4_200,
    });
    const whole = services([], dinner, { time: '17:00', timeEnd: '22:00' });
    expect(notices(whole)).not.toContain('serviceEnds');
    const kept = services(['s01'], dinner, late);
    expect(kept.netCents - warned.netCents).toBe(5 * 6 * 4_200);
    expect(notices(kept)).not.toContain('serviceEnds');
  });
});

describe('room', () => {
  const at = (changes: Partial<Draft>, details: Partial<Draft['details']> = {}) =>
    calculatePrice(plan({ locationType: 'venue', guests: 80, ...changes }, details), now);

  it('is the smallest that fits until one is chosen; the terrace comes with the hall', () => {
    expect(line(at({ guests: 24 }), 'hire:fireplace-room:day:summer-saturday')?.netCents).toBe(44_000);
    expect(line(at({ guests: 25 }), 'hire:hall:day:summer-saturday')?.netCents).toBe(270_000);
    expect(line(at({ room: 'terrace' }), 'hire:terrace:day:summer-saturday')?.netCents).toBe(270_000);
  });

  it('costs what it does at least, with its range beside it, while there is no date', () => {
    const price = at({}, { date: null });
    expect(price).toMatchObject({ isFrom: true, onRequest: [] });
    expect(line(price, 'hireFrom:hall:day:winter-weekday')?.netCents).toBe(126_000);
    expect(getNotice(price, 'hireOpen')).toEqual({ room: 'hall', minCents: 126_000, maxCents: 270_000 });
    // Five days in a row are never without a Friday.
    const week = at({ days: 5 }, { date: null }).lines.filter(({ kind }) => kind === 'hireFrom');
    expect(week.map(({ quantity, netCents }) => [quantity, netCents])).toEqual([
      [4, 4 * 126_000],
      [1, 165_000],
    ]);
  });

  it('is cleaned, and brings crockery where no package does; where nobody named a place it is planned with', () => {
    const ids = (price: Price) => price.lines.filter(({ kind }) => kind === 'service').map(({ id }) => id);
    const snack = { cateringType: 'fingerfood-buffet', package: 'fin-ufer' } as const;
    expect(ids(at({}))).toEqual(['service:s13:flat']);
    expect(ids(at({ ...snack, services: ['s13'] }))).toEqual(['service:s04:person', 'service:s13:flat']);
    expect(ids(at({ ...snack, locationType: 'company' }))).toEqual([]);
    expect(ids(at({ ...snack, locationType: null }, { delivery_zip: '' }))).toHaveLength(2);
  });

  it('that is too small says what fits', () => {
    expect(notices(at({ guests: 120 }))).not.toContain('capacityExceeded');
    const tight = at({ guests: 150 });
    expect(getNotice(tight, 'capacityExceeded')).toEqual({
      ...{ room: 'hall', seating: 'tables' },
      ...{ capacity: 120, guests: 150 },
    });
    expect(getNotice(tight, 'fitsWithTent')).toEqual({ room: 'hall', capacity: 170 });
    expect(getNotice(tight, 'fitsStanding')).toEqual({ room: 'hall', capacity: 180 });
    expect(notices(at({ guests: 150, services: ['s12'] }))).not.toContain('capacityExceeded');
    expect(getNotice(at({ room: 'fireplace-room' }), 'fitsInRoom')).toEqual({ room: 'hall', capacity: 120 });
    const huge = at({ guests: 400 });
    expect(notices(huge)).toContain('capacityExceeded');
    expect(getNotice(huge, 'fitsNowhere')).toEqual({ seating: 'tables', maximum: 120 });
    expect(notices(at({ room: 'terrace', seating: 'u-shape' }))).toContain('seatingNotOffered');
  });

  it('is open from ten to two', () => {
    expect(notices(at({}, { time: '09:45', timeEnd: '15:00' }))).toContain('outsideHours');
    expect(notices(at({}, { time: '18:00', timeEnd: '02:15' }))).toContain('outsideHours');
    expect(notices(at({}, { time: '10:00', timeEnd: '02:00' }))).not.toContain('outsideHours');
  });
});

describe('delivery, express, tip', () => {
  const to = (zip: string, more: Partial<Draft> = {}) =>
    calculatePrice(plan({ locationType: 'home', ...more }, { delivery_zip: zip }), now);

  it('counts the kilometres of every drive, takes the standard rate without food, says whether it is free or open', () => {
    expect(line(to('44135', { days: 2, deliveriesPerDay: 2 }), 'delivery:zone-3:km')?.quantity).toBe(244);
    const music = { cateringType: null, package: null, services: ['s11'] };
    expect(line(to('50667', music), 'delivery:zone-2:drive')?.vat.map(({ rate }) => rate)).toEqual([1900]);
    expect(notices(to('47798'))).toContain('deliveryFree');
    expect(notices(to(''))).toContain('deliveryOpen');
  });

  it('says when it is before the lead time, and when the date is open', () => {
    const price = calculatePrice(plan({}, { date: eventDay('2026-12-01') }), now);
    expect(getNotice(price, 'express')).toEqual({ leadDays: 14, earliest: '2026-12-11', percent: 15 });
    expect(notices(calculatePrice(plan({}, { date: eventDay('2026-12-11') }), now))).not.toContain('express');
    expect(notices(calculatePrice(plan({}, { date: null }), now))).toContain('dateOpen');
  });

  it('collects on the same day at no charge at the own location', () => {
    const own = calculatePrice(plan({ pickup: 'same-day', locationType: 'venue' }), now);
    expect(own.lines.some(({ kind }) => kind === 'pickup')).toBe(false);
  });

  it('counts food of several days per day, for children too, and flowers once', () => {
    const price = calculatePrice(plan({ days: 3, children611: 4, services: ['s10'] }), now);
    expect(line(price, 'package:din-ufer:half')?.quantity).toBe(3 * 4);
    expect(line(price, 'service:s10:person')?.quantity).toBe(50);
  });

  it('keeps the tip out of every total', () => {
    const price = calculatePrice(plan({ tipPercent: 10 }, { tip: 123 }), now);
    expect(price).toMatchObject({ tipCents: 31_565, grossCents: 315_650 });
    expect(calculatePrice(plan({}, { tip: 123 }), now).tipCents).toBe(123);
    expect(notices(price)).toContain('tipSeparate');
  });
});
