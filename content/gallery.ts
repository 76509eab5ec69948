import type { MediaKey } from './media';

export type GalleryThemeId = 'evenings' | 'tables' | 'dishes';

type Theme = { readonly id: GalleryThemeId; readonly pictures: readonly MediaKey[] };

/** The gallery's pictures by theme, in the order in which they are shown. */
export const galleryThemes: readonly Theme[] = [
  {
    id: 'evenings',
    pictures: [
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
