import type { Drawing, Role, Shape } from './drawing';

/** Centimetres: whole numbers are exact enough at 1:100 and keep the markup short. */
const cm = (metres: number) => Math.round(metres * 100);

function pathOf(shape: Exclude<Shape, { kind: 'text' }>): string {
  if (shape.kind === 'circle') {
    const [x, y, r] = [cm(shape.centre.x), cm(shape.centre.y), cm(shape.radius)];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  const points = shape.points.map(({ x, y }) => `${cm(x)} ${cm(y)}`).join(' ');
  return `M${points}${shape.closed ? 'z' : ''}`;
}

/** One SVG path per role, in the order in which roles first appear, and the texts; one unit is a centimetre. */
export function svgPaths({ width, height, shapes }: Omit<Drawing, 'room'>) {
  const paths = new Map<Role, string>();
  for (const shape of shapes)
    if (shape.kind !== 'text') paths.set(shape.role, (paths.get(shape.role) ?? '') + pathOf(shape));
  return {
    viewBox: `0 0 ${cm(width)} ${cm(height)}`,
    paths: [...paths].map(([role, d]) => ({ role, d })),
    texts: shapes
      .filter((shape) => shape.kind === 'text')
      .map(({ role, at, text }) => ({ role, text, x: cm(at.x), y: cm(at.y) })),
  };
}
