type Point = readonly [x: number, y: number];

/** Points on a line at equal distances from its beginning, which is not among them; as many as it is long. */
export function alongPath(points: readonly Point[], every: number): readonly Point[] {
  const found: Point[] = [];
  let walked = 0;
  points.slice(1).forEach((end, index) => {
    const start = points[index] ?? end;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const length = Math.hypot(dx, dy);
    for (let next = (found.length + 1) * every; next <= walked + length; next += every) {
      const share = (next - walked) / length;
      found.push([start[0] + share * dx, start[1] + share * dy]);
    }
    walked += length;
  });
  return found;
}
