import type { Drawing } from '@/content/drawings';
import type { Locale } from '@/content/locales';

/** A drawing's lines, one path per kind, and its words; inside of an SVG whose unit is a centimetre. */
export function DrawingLines({ drawing, locale }: { drawing: Drawing; locale: Locale }) {
  return (
    <>
      {Object.entries(drawing.paths).map(([role, d]) => (
        <path key={role} className={`seating-${role}`} d={d} />
      ))}
      {drawing.texts.map(({ role, text, x, y }) => (
        <text key={`${x} ${y}`} className={`seating-text-${role}`} x={x} y={y}>
          {typeof text === 'string' ? text : text[locale]}
        </text>
      ))}
    </>
  );
}

/** The whole sheet in centimetres. */
export const viewBoxOf = ({ width, height }: Drawing): string =>
  `0 0 ${Math.round(width * 100)} ${Math.round(height * 100)}`;
