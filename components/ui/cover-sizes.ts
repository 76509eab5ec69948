/** Width by height of the box that shows a picture: one for all entries of `sizes`, or one for each. */
export type BoxRatio = number | readonly number[];

type Box = {
  readonly ratio?: BoxRatio | undefined;
  /** Height that the box has whatever its width, as a CSS length. */
  readonly height?: string | undefined;
};

/**
 * The `sizes` of a picture that covers its box: a box that is more upright than the picture crops its sides, and
 * needs a wider file than the box is wide.
 * @param sizes media conditions with the box's width; no length holds a comma with a space.
 * @param proportion width by height of the picture.
 */
export function coverSizes(sizes: string, proportion: number, { ratio, height }: Box): string {
  return sizes
    .split(', ')
    .map((entry, index) => {
      const [, condition = '', width = ''] = /^(\([^)]*\) )?(.+)$/.exec(entry) ?? [];
      const box = typeof ratio === 'object' ? ratio[index] : ratio;
      const share = box ? proportion / box : 1;
      const needed = share > 1.01 ? `calc(${width} * ${share.toFixed(2)})` : width;
      return condition + (height ? `max(${needed},calc(${height} * ${proportion.toFixed(2)}))` : needed);
    })
    .join(', ');
}
