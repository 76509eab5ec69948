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
      'location-weddings',
      'landing-wedding',
      'landing-private',
      'contact',
      'location-holthausens-kull',
      'location-private',
      'catering-summer-party',
      'catering-christmas',
      'news-dream-wedding',
      'not-found',
      'gallery-01',
      'gallery-02',
      'gallery-03',
      'gallery-04',
      'gallery-05',
      'gallery-06',
      'gallery-07',
      'gallery-08',
    ],
  },
  {
    id: 'tables',
    pictures: [
      'landing-premium-catering',
      'type-seated-dinner',
      'location-rooms',
      'type-luxury-catering',
      'landing-business',
      'type-cold-buffet',
      'location-corporate',
      'type-grill-catering',
      'catering-seminar',
      'type-own-idea',
      'news-anniversary',
      'news-sixtieth-birthday',
      'gallery-09',
      'gallery-10',
      'gallery-11',
      'gallery-12',
      'gallery-13',
      'gallery-14',
      'gallery-15',
      'gallery-16',
    ],
  },
  {
    id: 'dishes',
    pictures: [
      'type-fingerfood-buffet',
      'dish-h02',
      'dish-v01',
      'dish-d01',
      'type-flying-buffet',
      'dish-v06',
      'dish-h08',
      'dish-f04',
      'dish-d07',
      'dish-v10',
      'dish-h12',
      'news-business-breakfast',
      'gallery-17',
      'gallery-18',
      'gallery-19',
      'gallery-20',
      'gallery-21',
      'gallery-22',
      'gallery-23',
      'gallery-24',
    ],
  },
];

/** The gallery as it is shown: a key that still borrows another one's picture waits for its own. */
export const galleryThemes: readonly Theme[] = themes.map(({ id, pictures }) => ({
  id,
  pictures: pictures.filter((key) => mediumOf(key).file === key),
}));
