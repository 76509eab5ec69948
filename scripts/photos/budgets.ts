/** How large a picture may be, in one place: the encoder stays below these figures. */
const KILOBYTE = 1024;

/** Largest first picture of a phone, in bytes. */
export const tallBudget = 40_000;

/**
 * The largest file allowed in bytes for a picture of this width in pixels. The first screen of a phone has its own
 * limit, because it decides when a page is complete; phones take no more than 800 px of it, and the smallest AVIF
 * arrives whole, headers included, in the ten packets that a new connection may send at once (RFC 6928).
 */
export function pictureBudget(key: string, width: number, type: 'avif' | 'webp'): number {
  if (key === 'hero-portrait' && width <= 640 && type === 'avif') return 12_800;
  if (key.startsWith('hero') && width <= 480) return 40 * KILOBYTE;
  if (key.startsWith('hero-portrait') && width <= 800) return 40 * KILOBYTE;
  if (width <= 480) return 45 * KILOBYTE;
  if (width <= 800) return 75 * KILOBYTE;
  if (width <= 1200) return 110 * KILOBYTE;
  return 140 * KILOBYTE;
}
