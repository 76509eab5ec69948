import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultDraft } from '@/lib/plan/draft';
import { deliveryPostcode, getZone, isGermanPostcode } from '@/lib/plan/zone';

/** One postcode of every town that the catalogue names. */
const near = {
  Krefeld: '47798',
  Willich: '47877',
  Tönisvorst: '47918',
  Kempen: '47906',
  Meerbusch: '40667',
  Moers: '47441',
  Duisburg: '47051',
  Neuss: '41460',
  Kaarst: '41564',
  Viersen: '41747',
  Mönchengladbach: '41061',
  Düsseldorf: '40210',
  'Neukirchen-Vluyn': '47506',
  'Kamp-Lintfort': '47475',
  Nettetal: '41334',
};

const middle = {
  Essen: '45127',
  Oberhausen: '46045',
  Mülheim: '45468',
  Bochum: '44787',
  Wuppertal: '42103',
  Ratingen: '40878',
  Wesel: '46483',
  Leverkusen: '51371',
  Köln: '50667',
};

describe('zoneOf', () => {
  it.each(Object.entries(near))('%s is in zone 1', (_, zip) => expect(getZone(zip, 'home')?.zone).toBe(1));

  it.each(Object.entries(middle))('%s is in zone 2', (_, zip) =>
    expect(getZone(zip, 'company')?.zone).toBe(2),
  );

  it('charges the rest of the state by kilometres', () => {
    for (const zip of ['44135', '53111', '52062', '58095', '47533', '48653', '59065', '51643']) {
      const zone = getZone(zip, 'other');
      expect(zone?.zone, zip).toBe(3);
      expect(zone?.km, zip).toBeGreaterThan(60);
      expect(zone?.km, zip).toBeLessThanOrEqual(120);
    }
  });

  it('asks about everything farther away or outside the state', () => {
    for (const zip of ['10115', '80331', '33602', '57072', '53474', '48455', '01067', '99998']) {
      expect(getZone(zip, 'home')?.zone, zip).toBe(4);
    }
  });

  it('needs no postcode for the own location, and a German one elsewhere', () => {
    expect(getZone('', 'venue')).toEqual({ zone: 0, km: null });
    for (const zip of ['', '4779', '477980', 'SW1A', '00000', '４７７９８'])
      expect(getZone(zip, 'home'), zip).toBeNull();
    expect(getZone(' 47798 ', null)?.zone).toBe(1);
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
