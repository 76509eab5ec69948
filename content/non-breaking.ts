const space = '\u00a0';

/** A figure and what it counts: `30 %`, `22 Uhr`, `6 × 12 m`, `5 Gänge`. */
const units =
  /(?<=\d) (?=(?:%|€|°|×|Uhr\b|Std\.|h\b|min\b|Min\.|m²|mm?\b|cm\b|km\b|kg\b|g\b|A\b|V\b|[ap]\.m\.|hrs?\b|Gänge\b|courses\b|platos\b|Mon\.|Wo\.|mths\b|wks\b|sem\.))/g;
const factors = /(?<=\d\u00a0×) (?=\d)/g;

/** A part of a law and its number: `§ 5`, `Art. 6`, `Abs. 1`, `lit. b`, `section 25`, `apdo. 1`. */
const laws =
  /(?<=§|\b(?:[Aa]rt\.|Abs\.|Nr\.|[Ss]ection|no\.|apdo\.|n\.º)) (?=\d)|(?<=\b(?:lit\.|letra)) (?=[a-f]\b)/g;

/** A place and what stands before it: `am See`, `in Krefeld`, `the lake`. */
const places = /\b(?:am|in|en|the|al) (?=(?:See|Krefeld|lake|lago)\b)/g;

/** Keeps the place on one line in a heading. */
export const bindPlace = (title: string): string =>
  title.replace(places, (words) => words.replaceAll(' ', space));

const bound = (text: string): string =>
  text.replace(units, space).replace(factors, space).replace(laws, space);

/**
 * Keeps figures with their units and sections with their numbers on one line, in every text of a page. Writers type
 * ordinary spaces; structure, identifiers and links contain none of these pairs and stay as they are.
 */
export function nonBreaking<T>(content: T): T;
export function nonBreaking(content: unknown): unknown {
  if (typeof content === 'string') return bound(content);
  if (Array.isArray(content)) return content.map((entry: unknown) => nonBreaking(entry));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, nonBreaking<unknown>(value)]),
  );
}
