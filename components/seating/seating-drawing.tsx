import { useId } from 'react';
import type { Drawing } from '@/lib/seating/drawing';
import { svgPaths } from '@/lib/seating/svg-paths';

/** From this proportion on a drawing stands upright on narrow screens. */
const slender = 1.3;

type Props = {
  drawing: Drawing;
  /** What a screen reader says for the picture; the numbers stand beside it as text. */
  label: string;
};

/** A sheet as SVG: one path per kind of line. On paper it is exactly 1:100. */
export function SeatingDrawing({ drawing, label }: Props) {
  const id = useId();
  const { width, height } = drawing;
  const { viewBox, paths, texts } = svgPaths(drawing);
  return (
    <div
      className="seating-sheet"
      data-stands={width / height > slender || undefined}
      data-large={width > 30 || undefined}
      style={{ '--sheet-width': width, '--sheet-height': height } as React.CSSProperties}
    >
      <svg viewBox={viewBox} role="img" aria-labelledby={id}>
        <title id={id}>{label}</title>
        {paths.map(({ role, d }) => (
          <path key={role} className={`seating-${role}`} d={d} />
        ))}
        {texts.map(({ role, text, x, y }) => (
          <text key={`${x} ${y}`} className={`seating-text-${role}`} x={x} y={y}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
