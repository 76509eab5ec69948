import type { AdditiveCode } from '@/content/catering/allergens';

type Props = {
  name: string;
  /** A few words at the end of the dotted leader: the diets of a dish. */
  detail?: string | undefined;
  /** Small lines below; empty ones are left out. */
  notes: readonly (string | false | null | undefined)[];
  additives: readonly AdditiveCode[];
  additivesLabel: string;
};

/** A line of a printed menu: the name, a leader to its detail, the allergens below. Styles in `menu.css`. */
export function MenuLine({ name, detail, notes, additives, additivesLabel }: Props) {
  const note = notes.filter(Boolean).join(' · ');
  return (
    <li className="menu-line">
      <p className={`menu-name ${detail ? 'leader' : ''}`}>
        {name}
        <AdditiveNumerals codes={additives} label={additivesLabel} />
      </p>
      {detail && <p className="menu-detail">{detail}</p>}
      {note && <p className="menu-note figures">{note}</p>}
    </li>
  );
}

type AdditiveNumeralsProps = { codes: readonly AdditiveCode[]; label: string };

/** Numerals of the additives behind the name of a dish or drink (LMZDV § 5); explained below the list. */
function AdditiveNumerals({ codes, label }: AdditiveNumeralsProps) {
  if (codes.length === 0) return null;
  return (
    <sup className="ml-1 font-sans text-xs leading-none text-muted">
      <span className="sr-only">{label} </span>
      {codes.join(', ')}
    </sup>
  );
}
