import { type MediaKey, mediumOf } from './media';

export type GalleryThemeId = 'evenings' | 'tables' | 'dishes';

type Theme = { readonly id: GalleryThemeId; readonly pictures: readonly MediaKey[] };

/** Pictures by theme, in the order in which they are shown. */
const themes: readonly Theme[] = [
  {
    id: 'evenings',
    pictures: [
      'hero',
      'landing-location',
      'landing-wedding',
      'gallery-12',
      'landing-private',
      'contact',
      'gallery-18',
      'location-weddings',
      'location-holthausens-kull',
      'catering-summer-party',
      'gallery-01',
      'gallery-02',
      'gallery-15',
      'news-dream-wedding',
      'gallery-14',
      'gallery-21',
      'gallery-19',
      'gallery-22',
      'not-found',
    ],
  },
  {
    id: 'tables',
    pictures: [
      'location-rooms',
      'type-seated-dinner',
      'gallery-11',
      'gallery-04',
      'location-private',
      'gallery-16',
      'gallery-08',
      'gallery-03',
      'catering-christmas',
      'landing-business',
      'location-corporate',
      'catering-seminar',
      'gallery-05',
      'gallery-07',
      'gallery-24',
      'news-anniversary',
      'type-own-idea',
      'gallery-10',
      'gallery-20',
    ],
  },
  {
    id: 'dishes',
    pictures: [
      'landing-premium-catering',
      'type-fingerfood-buffet',
      'dish-h02',
      'type-luxury-catering',
      'dish-v01',
      'dish-d01',
      'type-flying-buffet',
      'gallery-06',
      'dish-v06',
      'dish-h08',
      'type-cold-buffet',
      'dish-f04',
      'type-grill-catering',
      'dish-d07',
      'dish-v10',
      'gallery-09',
      'dish-h12',
      'news-business-breakfast',
      'gallery-13',
      'gallery-23',
      'news-sixtieth-birthday',
      'gallery-17',
    ],
  },
];

/** The gallery as it is shown: a key that still borrows another one's picture waits for its own. */
export const galleryThemes: readonly Theme[] = themes.map(({ id, pictures }) => ({
  id,
  pictures: pictures.filter((key) => mediumOf(key).file === key),
}));
