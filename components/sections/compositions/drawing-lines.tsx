import type { Drawing } from '@/content/drawings';
import type { Locale } from '@/content/locales';

type Props = {
  /** Of its file in `public/media/drawings`. */
  name: string;
  drawing: Drawing;
  locale: Locale;
};

/** A drawing's lines in the colours of the page, and its words; inside of an SVG whose unit is a centimetre. */
export function DrawingLines({ name, drawing, locale }: Props) {
  return (
    <>
      {drawing.lines.map((role) => (
        <use key={role} className={`seating-${role}`} href={`/media/drawings/${name}.svg#${role}`} />
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
