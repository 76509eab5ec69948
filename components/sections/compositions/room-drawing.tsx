import { useId } from 'react';
import { roomDrawings } from '@/content/drawings';
import type { PlannedRoomId } from '@/content/house-ids';
import type { Locale } from '@/content/locales';
import { DrawingLines, viewBoxOf } from './drawing-lines';

/** From this proportion on a drawing is shown with its outer dimensions alone on narrow screens. */
const slender = 1.3;

type Props = {
  room: PlannedRoomId;
  /** What a screen reader says for the picture; the numbers stand beside it as text. */
  label: string;
  locale: Locale;
};

/** A room's sheet as SVG. */
export function RoomDrawing({ room, label, locale }: Props) {
  const id = useId();
  const drawing = roomDrawings[room];
  const { width, height } = drawing;
  return (
    <div
      className="seating-sheet"
      data-long={width / height > slender || undefined}
      style={{ '--sheet-width': width, '--sheet-height': height } as React.CSSProperties}
    >
      <svg viewBox={viewBoxOf(drawing)} role="img" aria-labelledby={id}>
        <title id={id}>{label}</title>
        <DrawingLines name={room} drawing={drawing} locale={locale} />
      </svg>
    </div>
  );
}
