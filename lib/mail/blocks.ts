import { manyLines, oneLine } from './typed-text';

export type Value = {
  readonly text: string;
  /** What belongs to it in smaller print, for example the allergens of a dish. */
  readonly note?: string | undefined;
};

export type Row = {
  readonly label: string;
  readonly values: readonly Value[];
  /** How a figure came about, for example `50 × person`. */
  readonly note?: string | undefined;
  /** Set in bold, for a total. */
  readonly strong?: boolean | undefined;
};

/** Of one value or its small print; a dish with all its allergens stays whole. */
const maxValueLength = 1_000;

/** Building blocks of an e-mail. Texts are plain: each rendering escapes what its format needs. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly tone?: 'muted' | 'warning' }
  /** `figures` sets the values in a column of numbers at the right edge. */
  | { readonly kind: 'rows'; readonly rows: readonly Row[]; readonly figures?: boolean }
  /** What somebody wrote, set apart from our own words. */
  | { readonly kind: 'quote'; readonly label: string; readonly text: string }
  /** A picture that comes with the mail (`cid:`, RFC 2392), so that opening it asks nobody; width and height in pixels. */
  | {
      readonly kind: 'picture';
      readonly contentId: string;
      readonly label: string;
      readonly width: number;
      readonly height: number;
    }
  /** A link that is also written out, for programs that show no buttons. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string; readonly plainLabel: string };

export const heading = (text: string): Block => ({ kind: 'heading', text });

export const paragraph = (text: string, tone?: 'muted' | 'warning'): Block =>
  tone ? { kind: 'paragraph', text, tone } : { kind: 'paragraph', text };

export const warning = (text: string): Block => paragraph(text, 'warning');

/** A row; values that are empty are left out. */
export const row = (label: string, ...values: readonly (string | Value)[]): Row => ({
  label,
  values: values.map((value) => (typeof value === 'string' ? { text: value } : value)),
});

function cleanValue({ text, note }: Value): readonly Value[] {
  const line = oneLine(text, maxValueLength);
  if (!line) return [];
  return [note ? { text: line, note: oneLine(note, maxValueLength) } : { text: line }];
}

/** A heading with its rows below, or nothing when every row is empty. */
export function section(title: string, rows: readonly Row[], figures = false): readonly Block[] {
  const filled = rows.flatMap((entry) => {
    const values = entry.values.flatMap(cleanValue);
    return values.length > 0 ? [{ ...entry, values }] : [];
  });
  if (filled.length === 0) return [];
  return [heading(title), { kind: 'rows', rows: filled, figures }];
}

/** What a visitor wrote, with line breaks and without other control characters; nothing when it is empty. */
export function quote(label: string, typed: string): readonly Block[] {
  const text = manyLines(typed);
  return text ? [{ kind: 'quote', label, text }] : [];
}

/**
 * A button. `plainLabel` introduces the written-out address below it.
 * @throws Error when the address is not one of the web: nothing else is ever linked in a mail.
 */
export function button(label: string, href: string, plainLabel: string): Block {
  if (!/^https?:$/.test(new URL(href).protocol)) throw new Error('a mail links to the web only');
  return { kind: 'button', label, href, plainLabel };
}
