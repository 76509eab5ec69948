import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { site } from '@/content/site';
import { defaultDraft } from '@/lib/plan/draft';
import { deliveryPostcode, getZone } from '@/lib/plan/zone';

type Place = { readonly latitude: number; readonly longitude: number };

/** Mean radius of the earth, IUGG. */
const earthKilometres = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies between two places given in degrees (haversine formula). */
function kilometresBetween(from: Place, to: Place): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = north ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east ** 2;
  return 2 * earthKilometres * Math.asin(Math.sqrt(chord));
}

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

  it('delivers to the billing address only when it is the same', () => {
    const { details } = defaultDraft();
    const of = (more: Partial<typeof details>) =>
      deliveryPostcode({ ...defaultDraft(), details: { ...details, ...more } });
    expect(of({ billing_zip: '47798' })).toBe('47798');
    expect(of({ billing_zip: '47798', billingSameAsShipping: false })).toBe('');
    expect(of({ billing_zip: '47798', delivery_zip: '50667' })).toBe('50667');
  });
});
