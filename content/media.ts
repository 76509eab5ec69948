/**
 * Every picture of the site under a stable key: focal point and, through `media-files.json`, sizes and blur placeholders.
 * What it shows says `texts/<language>/site.ts`.
 */
import fileTable from './media-files.json' with { type: 'json' };

type FocalPoint = { readonly x: number; readonly y: number };
type Picture = {
  readonly focal: FocalPoint;
  /** At its upper edge so bright that words over it are dark, or with lamps there, which want a deeper veil. */
  readonly sky?: 'bright' | 'lamps';
  /** The same place composed anew for upright screens. */
  readonly upright?: 'hero-portrait' | 'hero-portrait-day';
};
type PictureFile = {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly blur: string;
  /** Width of the upright part that phones show of a first screen; as high as the picture. */
  readonly tall?: number;
};

/** Everything a component needs to show a picture; `file` is the base name in `/media`, for example `hero`. */
export type Medium = Picture & PictureFile & { readonly file: string };

/** All pictures; their files lie in `public/media`. */
export const media = {
  hero: { focal: { x: 0.5, y: 0.5 }, upright: 'hero-portrait' },
  'hero-portrait': { focal: { x: 0.5, y: 0.52 } },
  'hero-portrait-day': { focal: { x: 0.5, y: 0.52 } },
  'landing-location': { focal: { x: 0.5, y: 0.5 } },
  'landing-business': { focal: { x: 0.6, y: 0.55 } },
  'landing-private': { focal: { x: 0.64, y: 0.62 } },
  'landing-wedding': { focal: { x: 0.5, y: 0.55 }, sky: 'bright' },
  'type-seated-dinner': { focal: { x: 0.5, y: 0.6 } },
  'not-found': { focal: { x: 0.86, y: 0.68 } },
  contact: { focal: { x: 0.5, y: 0.6 } },
  'og-backdrop': { focal: { x: 0.5, y: 0.5 } },
  'location-rooms': { focal: { x: 0.62, y: 1 }, sky: 'lamps' },
  'catering-christmas': { focal: { x: 0.5, y: 0.6 } },
  'catering-large-events': { focal: { x: 0.5, y: 0.6 } },
  'location-private': { focal: { x: 0.52, y: 0.6 } },
  'location-faq': { focal: { x: 0.45, y: 0.6 } },
  'gallery-02': { focal: { x: 0.5, y: 0.55 } },
  'gallery-01': { focal: { x: 0.55, y: 0.3 }, sky: 'bright', upright: 'hero-portrait-day' },
  'catering-seminar': { focal: { x: 0.45, y: 0.55 } },
  'gallery-04': { focal: { x: 0.5, y: 0.55 } },
  'gallery-18': { focal: { x: 0.55, y: 0.62 } },
  'gallery-22': { focal: { x: 0.5, y: 0.65 } },
} as const satisfies Record<string, Picture>;

export type MediaKey = keyof typeof media;

const files: Readonly<Record<MediaKey, PictureFile>> = fileTable;

/** The picture of a key, with everything needed to show it. */
export function getMedium(key: MediaKey): Medium {
  return { ...files[key], ...media[key], file: key };
}

/** Whether the header lies on a bright or a dark sky. */
export const skyOf = (key: string): NonNullable<Picture['sky']> | 'dark' =>
  (isMediaKey(key) && getMedium(key).sky) || 'dark';

export const isMediaKey = (value: unknown): value is MediaKey =>
  typeof value === 'string' && Object.hasOwn(media, value);
