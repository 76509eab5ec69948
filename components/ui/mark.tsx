import { crest, lettering } from '@/content/mark';

/** The header's lettering, which the footer repeats. */
export const letteringId = 'lettering';

type Props = { className?: string };

const drawing = (strokes: typeof crest) =>
  strokes.map(({ d, width, ink }) => (
    <path key={d} d={d} strokeWidth={width} stroke={ink === 'text' ? 'currentColor' : 'var(--accent)'} />
  ));

/** The crest alone: roof, shoreline, three waterlines. Decoration; the link around it has the name. */
export function Crest({ className = '' }: Props) {
  return (
    <svg viewBox="0 0 64 64" fill="none" strokeLinecap="round" aria-hidden="true" className={className}>
      {drawing(crest)}
    </svg>
  );
}

/** The drawn name. Decoration, as the crest is; with an `id` it can be repeated without sending its strokes again. */
export function Lettering({ className = '', id }: Props & { id?: string }) {
  return (
    <svg viewBox="0 0 164 38" aria-hidden="true" className={className}>
      <g id={id} fill="none" strokeLinecap="round" strokeLinejoin="round">
        {drawing(lettering)}
      </g>
    </svg>
  );
}
