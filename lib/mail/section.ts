import { oneLine } from './letter';

export type Row = readonly [label: string, value: string];

/** A heading with its rows below, or nothing when every row is empty. */
export function section(title: string, rows: readonly Row[]): readonly string[] {
  const lines = rows.flatMap(([label, value]) => {
    const text = oneLine(value);
    return text ? [label ? `${label}: ${text}` : text] : [];
  });
  return lines.length > 0 ? ['', title.toUpperCase(), ...lines] : [];
}
