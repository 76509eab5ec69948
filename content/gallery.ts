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
      'contact',
      'hero',
      'gallery-22',
      'catering-christmas',
      'gallery-18',
      'gallery-01',
      'landing-wedding',
      'not-found',
      'landing-private',
      'gallery-02',
      'location-private',
      'landing-location',
    ],
  },
  {
    id: 'tables',
    pictures: [
      'type-seated-dinner',
      'catering-large-events',
      'location-rooms',
      'gallery-04',
      'landing-business',
      'location-faq',
      'catering-seminar',
    ],
  },
  {
    id: 'dishes',
    plates: ['v01', 'v03', 'v06', 'h02', 'h06', 'h12', 'b02', 'h15', 'f05', 'f07', 'd03', 'd08'],
  },
];
