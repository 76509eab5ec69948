import type { DishId } from './catering/dishes';
import type { MediaKey } from './media';

export type GalleryThemeId = 'evenings' | 'tables' | 'dishes';

type Theme = {
  readonly id: GalleryThemeId;
  readonly pictures?: readonly MediaKey[];
  /** Engraved dishes. */
  readonly plates?: readonly DishId[];
};

/** Pictures and plates by theme, in the order in which they are shown. */
export const galleryThemes: readonly Theme[] = [
  {
    id: 'evenings',
    pictures: [
      'landing-location',
      'gallery-12',
      'gallery-18',
      'hero',
      'location-weddings',
      'gallery-01',
      'landing-wedding',
      'landing-private',
      'gallery-02',
      'gallery-15',
      'location-private',
      'location-holthausens-kull',
      'catering-summer-party',
      'gallery-21',
      'contact',
      'catering-christmas',
      'not-found',
      'gallery-22',
    ],
  },
  {
    id: 'tables',
    pictures: [
      'catering-large-events',
      'type-seated-dinner',
      'location-rooms',
      'landing-business',
      'gallery-04',
      'location-corporate',
      'gallery-07',
      'catering-seminar',
      'location-faq',
    ],
  },
  {
    id: 'dishes',
    plates: ['v01', 'v03', 'v06', 'h02', 'h06', 'h12', 'b02', 'h15', 'f05', 'f07', 'd03', 'd08'],
  },
];
