import type { Locale } from '@/content/locales';
import { arrangeRoom, maxGuests, type SeatingRequest } from '@/lib/seating/arrange-room';
import {
  describeArrangement,
  describeLimit,
  drawingTexts,
  type SeatingRow,
  type SeatingTranslator,
  summarize,
} from '@/lib/seating/describe';
import { drawArrangement } from '@/lib/seating/draw-arrangement';
import { SeatingDrawing } from './seating-drawing';

type Props = { request: SeatingRequest; t: SeatingTranslator; locale: Locale };

/** Drawing and numbers of one choice; beyond the limit the largest arrangement and what holds more. */
export function SeatingView({ request, t, locale }: Props) {
  const max = maxGuests(request.room, request.layout);
  const drawn = { ...request, guests: Math.min(request.guests, max) };
  const result = arrangeRoom(drawn);
  if (!result.ok) return null;
  const summary = summarize(drawn, t);
  const isFull = request.guests > max;
  return (
    <div data-seating-view>
      <SeatingDrawing
        drawing={drawArrangement(result.arrangement, drawingTexts({ t, locale }))}
        label={t('drawing', { summary })}
      />
      <p
        className="seating-summary figures mt-6 md:mt-8 font-display text-2xl leading-tight"
        data-seating-summary
      >
        {summary}
        {isFull && <span className="block text-xl text-ember">{t('full', { max })}</span>}
      </p>
      <dl className="seating-rows figures mt-5 md:mt-6 grid gap-x-(--gutter) sm:grid-cols-2 lg:grid-cols-3">
        {describeArrangement(result.arrangement, { t, locale }).map((row) => (
          <Row key={row.term} row={row} />
        ))}
        {describeLimit(request, t).map((row) => (
          <Row key={row.term} row={row} isLimit />
        ))}
      </dl>
      <p className="seating-note mt-6 max-w-[66ch] text-base text-muted">{t('note')}</p>
    </div>
  );
}

function Row({ row: { term, text }, isLimit = false }: { row: SeatingRow; isLimit?: boolean }) {
  return (
    <div className="border-t border-line py-2 md:py-3" data-limit={isLimit || undefined}>
      <dt className={`text-sm ${isLimit ? 'text-accent' : 'text-muted'}`}>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
