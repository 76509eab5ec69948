import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { site } from '@/content/site';
import { defaultDraft } from '@/lib/plan/draft';
import { deliveryPostcode, getZone, isGermanPostcode } from '@/lib/plan/zone';
import { kilometresBetween } from '../../helpers/distance';

/** Every postcode of the state with its centre, from the same source as the table: [postcode, latitude, longitude]. */
const centres = new Map(
  z
    .array(z.tuple([z.string(), z.number(), z.number()]))
    .parse(JSON.parse(readFileSync('tests/fixtures/postcode-centres.json', 'utf8')))
    .map(([code, latitude, longitude]) => [code, { latitude, longitude }]),
);

describe('zoneOf', () => {
  it('delivers free of charge to every German postcode whose centre lies within the free radius, and to no other', () => {
    expect(centres.size).toBeGreaterThan(1_400);
    for (let code = 1_001; code <= 99_998; code++) {
      const zip = String(code).padStart(5, '0');
      const centre = centres.get(zip);
      const distance = centre ? kilometresBetween(site.geo, centre) : Number.POSITIVE_INFINITY;
      const zone = distance <= 30 ? 1 : distance <= 60 ? 2 : distance <= 120 ? 3 : 4;
      expect(getZone(zip, 'home'), zip).toEqual({ zone, km: zone === 3 ? Math.ceil(distance) : null });
    }
  });

  it('needs no postcode for the own location, and a German one elsewhere', () => {
    expect(getZone('', 'venue')).toEqual({ zone: 0, km: null });
    for (const zip of ['', '4779', '477980', 'SW1A', '00000']) expect(getZone(zip, 'home'), zip).toBeNull();
    for (const zip of [' 47798 ', 'D-47798', '４７７９８']) expect(getZone(zip, null)?.zone, zip).toBe(1);
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.integer({ min: 0, max: 99_999 }).map((n) => String(n).padStart(5, '0')),
        ),
        (zip) => {
          expect(getZone(zip, 'home') === null).toBe(!isGermanPostcode(zip.trim()));
        },
      ),
    );
  });

  it('delivers to the billing address only when it is the same', () => {
    const { details } = defaultDraft();
    const of = (more: Partial<typeof details>) =>
      deliveryPostcode({ ...defaultDraft(), details: { ...details, ...more } });
    expect(of({ billing_zip: '47798' })).toBe('47798');
    expect(of({ billing_zip: '47798', billingSameAsShipping: false })).toBe('');
    expect(of({ billing_zip: '47798', delivery_zip: '50667' })).toBe('50667');
  });
});
