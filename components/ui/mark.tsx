import { crest, lettering } from '@/content/mark';

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

/** The drawn name. Decoration, as the crest is. */
export function Lettering({ className = '' }: Props) {
  return (
    <svg
      viewBox="0 0 164 38"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {drawing(lettering)}
    </svg>
  );
}
