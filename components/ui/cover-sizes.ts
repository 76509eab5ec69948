/** Width by height of the box that shows a picture: one for all entries of `sizes`, or one for each. */
export type BoxRatio = number | readonly number[];

type Box = {
  readonly ratio?: BoxRatio | undefined;
  /** Height that the box has whatever its width, as a CSS length. */
  readonly height?: string | undefined;
};

/**
 * The `sizes` of a picture that covers its box: a box that is more upright than the picture crops its sides, and
 * needs a wider file than the box is wide. Phones have two or three pixels to a point; they get 1.2 of the file's, which
 * halves what the home page weighs there.
 * @param sizes media conditions with the box's width, phones last; no length holds a comma with a space.
 * @param proportion width by height of the picture.
 */
export function coverSizes(sizes: string, proportion: number, { ratio, height }: Box): string {
  const needed = sizes.split(', ').map((entry, index) => {
    const [, condition = '', width = ''] = /^(\([^)]*\) )?(.+)$/.exec(entry) ?? [];
    const box = typeof ratio === 'object' ? ratio[index] : ratio;
    const share = box ? proportion / box : 1;
    const covering = share > 1.01 ? `calc(${width} * ${share.toFixed(2)})` : width;
    return condition + (height ? `max(${covering},calc(${height} * ${proportion.toFixed(2)}))` : covering);
  });
  const phone = needed.at(-1) ?? '100vw';
  return [
    `(width < 48rem) and (resolution > 2.4x) calc(${phone} * 0.41)`,
    `(width < 48rem) and (resolution > 1.4x) calc(${phone} * 0.62)`,
    ...needed,
  ].join(', ');
}
