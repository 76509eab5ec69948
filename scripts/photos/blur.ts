import sharp from 'sharp';

/** The picture is looked at in this many columns and rows. */
const grid = 4;
/** Places whose light differs most from their row. */
const spots = 2;

type Colour = readonly [number, number, number];

const hex = (colour: Colour) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const mean = (colours: readonly Colour[]): Colour => {
  const sum = (part: 0 | 1 | 2) =>
    colours.reduce((total, colour) => total + colour[part], 0) / colours.length;
  return [sum(0), sum(1), sum(2)];
};
const distance = (one: Colour, other: Colour) =>
  Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)));
const place = (index: number) => `${Math.round(((index + 0.5) / grid) * 100)}%`;

/**
 * A picture's blurred preview as a CSS background of about 120 characters: its light from top to bottom, and the
 * places that stand out. Colours instead of a tiny picture, since a browser has to treat each of those as one more file
 * to decode before it paints for the first time.
 * @param file a picture that sharp reads.
 */
export async function computeBlur(file: string): Promise<string> {
  const { data } = await sharp(file)
    .resize(grid, grid, { fit: 'fill', kernel: 'mitchell' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (row: number, column: number): Colour => {
    const start = (row * grid + column) * 3;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
  const indices = [...Array(grid).keys()];
  const rows = indices.map((row) => mean(indices.map((column) => at(row, column))));
  const lights = indices
    .flatMap((row) => indices.map((column) => ({ row, column, colour: at(row, column) })))
    .sort(
      (one, other) =>
        distance(other.colour, rows[other.row] ?? other.colour) -
        distance(one.colour, rows[one.row] ?? one.colour),
    )
    .slice(0, spots)
    .map(
      ({ row, column, colour }) =>
        `radial-gradient(at ${place(column)} ${place(row)},${hex(colour)},#0000 50%)`,
    );
  return [...lights, `linear-gradient(${rows.map(hex).join()})`].join();
}
