/**
 * Delivery distances from the postcodes of GeoNames (CC BY 4.0): `npx tsx scripts/postcodes.ts zipcodes.de.json` writes
 * `content/catering/delivery-postcodes.json` and the centres against which a test holds it. The centre of a postcode is
 * the mean of its entries; the distance is as the crow flies, rounded up to whole kilometres.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { deliveryRadii } from '@/content/catering/zones';
import { site } from '@/content/site';
import { kilometresBetween } from '@/lib/base/distance';

/** The postcodes of large receivers can lie far from their region; those of the state begin with these digits. */
const state = { name: 'Nordrhein-Westfalen', digits: /^[345]/ };

const entries = z
  .array(
    z.object({
      zipcode: z.string().regex(/^\d{5}$/),
      state: z.string(),
      latitude: z.coerce.number(),
      longitude: z.coerce.number(),
    }),
  )
  .parse(JSON.parse(readFileSync(process.argv[2] ?? 'zipcodes.de.json', 'utf8')))
  .filter((entry) => entry.state === state.name && state.digits.test(entry.zipcode));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

const byPostcode = new Map<string, (typeof entries)[number][]>();
for (const entry of entries) byPostcode.set(entry.zipcode, [...(byPostcode.get(entry.zipcode) ?? []), entry]);

const centres = [...byPostcode]
  .map(([zipcode, places]) => ({
    zipcode,
    latitude: rounded(mean(places.map(({ latitude }) => latitude))),
    longitude: rounded(mean(places.map(({ longitude }) => longitude))),
  }))
  .sort((one, other) => (one.zipcode < other.zipcode ? -1 : 1));

/** Kilometres up to which a price holds → postcodes, each as the difference to the one before. */
const table: Record<number, number[]> = {};
const last: Record<number, number> = {};
for (const { zipcode, ...centre } of centres) {
  const distance = kilometresBetween(site.geo, centre);
  if (distance > deliveryRadii.far) continue;
  const upTo =
    [deliveryRadii.free, deliveryRadii.middle].find((radius) => distance <= radius) ?? Math.ceil(distance);
  const code = Number(zipcode);
  table[upTo] = [...(table[upTo] ?? []), code - (last[upTo] ?? 0)];
  last[upTo] = code;
}
writeFileSync('content/catering/delivery-postcodes.json', `${JSON.stringify(table)}\n`);
writeFileSync(
  'tests/fixtures/postcode-centres.json',
  `${JSON.stringify(centres.map(({ zipcode, latitude, longitude }) => [zipcode, latitude, longitude]))}\n`,
);
