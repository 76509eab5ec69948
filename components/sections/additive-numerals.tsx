import type { AdditiveCode } from '@/content/catering/allergens';

type Props = { codes: readonly AdditiveCode[]; label: string };

/** Numerals of the additives behind the name of a dish or drink (LMZDV § 5); explained below the list. */
export function AdditiveNumerals({ codes, label }: Props) {
  if (codes.length === 0) return null;
  return (
    <sup className="ml-1 font-sans text-xs text-muted">
      <span className="sr-only">{label} </span>
      {codes.join(', ')}
    </sup>
  );
}
