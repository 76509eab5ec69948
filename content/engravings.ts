/**
 * Food as engravings: one plate for each dish that has one, and large plates for the kinds of catering, the categories
 * of the menu and the kitchen. A dish's plate is named by the dish's id, the plate of a kind of catering by the kind's id.
 */
import fileTable from './engraving-files.json' with { type: 'json' };

export type EngravingKey = keyof typeof fileTable;

/** Size in pixels; `accent` is true when a flat second colour lies under the lines. */
type EngravingFile = { readonly width: number; readonly height: number; readonly accent: boolean };

/** All plates; their files lie in `public/media/engravings`. */
export const engravings: Readonly<Record<EngravingKey, EngravingFile>> = fileTable;

/** Whether a name is that of a plate; pictures of rooms and evenings have other names. */
export const isEngraving = <Key extends string>(key: Key): key is Key & EngravingKey =>
  Object.hasOwn(engravings, key);

/** The address of a plate as PNG: `print` with ink on white for PDF files, `mail` in a gold that reads on light and dark. */
export const printPath = (key: EngravingKey, use: 'print' | 'mail') => `/media/engravings/${key}-${use}.png`;

/** The address of a mask: `ink` for light grounds, `foil` for dark ones, `accent` for the flat colour. */
export const engravingPath = (key: EngravingKey, mask: 'ink' | 'foil' | 'accent') =>
  `/media/engravings/${key}-${mask}.webp`;
