import type { DishId } from './catering/dishes';
import type { MediaKey } from './media';

export type GalleryThemeId = 'evenings' | 'tables' | 'dishes';

type Theme = {
  readonly id: GalleryThemeId;
  readonly pictures: readonly MediaKey[];
  /** Engraved dishes below the pictures. */
  readonly plates?: readonly DishId[];
};

/** Pictures by theme, in the order in which they are shown. */
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
      'gallery-16',
      'landing-private',
      'gallery-02',
      'gallery-15',
      'location-private',
      'gallery-11',
      'location-holthausens-kull',
      'catering-summer-party',
      'gallery-19',
      'gallery-21',
      'news-dream-wedding',
      'contact',
      'gallery-14',
      'not-found',
      'gallery-22',
    ],
  },
  {
    id: 'tables',
    pictures: [
      'catering-large-events',
      'gallery-08',
      'type-seated-dinner',
      'gallery-24',
      'location-rooms',
      'gallery-10',
      'gallery-03',
      'gallery-05',
      'landing-business',
      'gallery-20',
      'gallery-04',
      'catering-christmas',
      'location-corporate',
      'news-anniversary',
      'gallery-06',
      'gallery-17',
      'catering-seminar',
      'gallery-07',
    ],
  },
  {
    id: 'dishes',
    pictures: [
      'landing-premium-catering',
      'gallery-23',
      'gallery-09',
      'gallery-13',
      'news-sixtieth-birthday',
      'news-business-breakfast',
    ],
    plates: ['v01', 'v03', 'v06', 'h02', 'h06', 'h12', 'b02', 'h15', 'f05', 'f07', 'd03', 'd08'],
  },
];
