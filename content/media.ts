/**
 * Every picture of the site under a stable key: alt texts, focal point and, through `media-files.json`, sizes and blur
 * placeholders. A key whose own picture is not rendered yet names a stand-in: that picture is shown, with its alt text.
 */
import fileTable from './media-files.json';

type AltText = { readonly de: string; readonly en: string; readonly es: string };
type FocalPoint = { readonly x: number; readonly y: number };
type Picture = { readonly alt: AltText; readonly focal: FocalPoint };
type PictureFile = {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly blur: string;
};

/** Everything a component needs to show a picture; `file` is the base name in `/media`, for example `hero`. */
export type Medium = Picture & PictureFile & { readonly file: string };

const pictures = {
  hero: {
    alt: {
      de: 'Lange gedeckte Tafel auf der Terrasse am See in der blauen Stunde, darüber Lichterketten',
      en: 'A long table laid on the lakeside terrace at blue hour, string lights above it',
      es: 'Una mesa larga puesta en la terraza junto al lago a la hora azul, con guirnaldas de luces encima',
    },
    focal: { x: 0.55, y: 0.6 },
  },
} as const satisfies Record<string, Picture>;

type PictureKey = keyof typeof pictures;

const standIns = {
  'hero-portrait': { standIn: 'hero' },
  'landing-location': { standIn: 'hero' },
  'landing-premium-catering': { standIn: 'hero' },
  'landing-business': { standIn: 'hero' },
  'landing-private': { standIn: 'hero' },
  'landing-wedding': { standIn: 'hero' },
  'type-flying-buffet': { standIn: 'hero' },
  'type-seated-dinner': { standIn: 'hero' },
  'type-fingerfood-buffet': { standIn: 'hero' },
  'type-grill-catering': { standIn: 'hero' },
  'type-own-idea': { standIn: 'hero' },
  'type-cold-buffet': { standIn: 'hero' },
  'type-luxury-catering': { standIn: 'hero' },
  'not-found': { standIn: 'hero' },
  contact: { standIn: 'hero' },
  'og-backdrop': { standIn: 'hero' },
  'category-starters': { standIn: 'hero' },
  'category-mains': { standIn: 'hero' },
  'category-sides': { standIn: 'hero' },
  'category-desserts': { standIn: 'hero' },
  'category-fingerfood': { standIn: 'hero' },
  'category-breakfast': { standIn: 'hero' },
  'about-kitchen': { standIn: 'hero' },
  'about-hands': { standIn: 'hero' },
  'location-weddings': { standIn: 'hero' },
  'location-corporate': { standIn: 'hero' },
  'location-private': { standIn: 'hero' },
  'location-rooms': { standIn: 'hero' },
  'location-holthausens-kull': { standIn: 'hero' },
  'location-faq': { standIn: 'hero' },
  'catering-eventcatering': { standIn: 'hero' },
  'catering-large-events': { standIn: 'hero' },
  'catering-christmas': { standIn: 'hero' },
  'catering-luxury': { standIn: 'hero' },
  'catering-trade-fair': { standIn: 'hero' },
  'catering-grill': { standIn: 'hero' },
  'catering-flying-buffet': { standIn: 'hero' },
  'catering-summer-party': { standIn: 'hero' },
  'catering-fingerfood': { standIn: 'hero' },
  'catering-seminar': { standIn: 'hero' },
  'news-business-breakfast': { standIn: 'hero' },
  'news-anniversary': { standIn: 'hero' },
  'news-dream-wedding': { standIn: 'hero' },
  'news-sixtieth-birthday': { standIn: 'hero' },
  'news-what-is-catering': { standIn: 'hero' },
  'news-buffet-ideas': { standIn: 'hero' },
  'news-grill-and-chill': { standIn: 'hero' },
  'news-wedding-location': { standIn: 'hero' },
  'news-kitchen-secret': { standIn: 'hero' },
  'dish-v01': { standIn: 'hero' },
  'dish-v02': { standIn: 'hero' },
  'dish-v03': { standIn: 'hero' },
  'dish-v06': { standIn: 'hero' },
  'dish-v09': { standIn: 'hero' },
  'dish-v10': { standIn: 'hero' },
  'dish-v11': { standIn: 'hero' },
  'dish-h02': { standIn: 'hero' },
  'dish-h06': { standIn: 'hero' },
  'dish-h08': { standIn: 'hero' },
  'dish-h12': { standIn: 'hero' },
  'dish-h15': { standIn: 'hero' },
  'dish-b01': { standIn: 'hero' },
  'dish-b07': { standIn: 'hero' },
  'dish-d01': { standIn: 'hero' },
  'dish-d03': { standIn: 'hero' },
  'dish-d07': { standIn: 'hero' },
  'dish-d08': { standIn: 'hero' },
  'dish-f01': { standIn: 'hero' },
  'dish-f04': { standIn: 'hero' },
  'dish-f05': { standIn: 'hero' },
  'dish-f07': { standIn: 'hero' },
  'dish-f12': { standIn: 'hero' },
  'dish-f18': { standIn: 'hero' },
  'gallery-01': { standIn: 'hero' },
  'gallery-02': { standIn: 'hero' },
  'gallery-03': { standIn: 'hero' },
  'gallery-04': { standIn: 'hero' },
  'gallery-05': { standIn: 'hero' },
  'gallery-06': { standIn: 'hero' },
  'gallery-07': { standIn: 'hero' },
  'gallery-08': { standIn: 'hero' },
  'gallery-09': { standIn: 'hero' },
  'gallery-10': { standIn: 'hero' },
  'gallery-11': { standIn: 'hero' },
  'gallery-12': { standIn: 'hero' },
  'gallery-13': { standIn: 'hero' },
  'gallery-14': { standIn: 'hero' },
  'gallery-15': { standIn: 'hero' },
  'gallery-16': { standIn: 'hero' },
  'gallery-17': { standIn: 'hero' },
  'gallery-18': { standIn: 'hero' },
  'gallery-19': { standIn: 'hero' },
  'gallery-20': { standIn: 'hero' },
  'gallery-21': { standIn: 'hero' },
  'gallery-22': { standIn: 'hero' },
  'gallery-23': { standIn: 'hero' },
  'gallery-24': { standIn: 'hero' },
} as const satisfies Record<string, { readonly standIn: PictureKey }>;

/** All keys, rendered or standing in. */
export const media = { ...pictures, ...standIns };

export type MediaKey = keyof typeof media;

const files: Readonly<Record<PictureKey, PictureFile>> = fileTable;

/** The picture shown for a key; for a key without its own picture, its stand-in. */
export function mediumOf(key: MediaKey): Medium {
  const entry = media[key];
  const shown: PictureKey = 'standIn' in entry ? entry.standIn : (key as PictureKey);
  return { ...files[shown], ...pictures[shown], file: shown };
}
