import { type EngravingKey, isEngraving } from './engravings';
import { isMediaKey, type MediaKey } from './media';

/** What a page shows: a rendered picture of a place, or engraved food. */
export type VisualKey = MediaKey | EngravingKey;

export const isVisualKey = (value: unknown): value is VisualKey =>
  isMediaKey(value) || (typeof value === 'string' && isEngraving(value));
