type Place = { readonly latitude: number; readonly longitude: number };

/** Mean radius of the earth, IUGG. */
const earthKilometres = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies between two places given in degrees (haversine formula). */
export function kilometresBetween(from: Place, to: Place): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = north ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east ** 2;
  return 2 * earthKilometres * Math.asin(Math.sqrt(chord));
}
