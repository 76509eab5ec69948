import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Words<typeof de> = {
  meta: {
    title: 'Gallery: our lakeside venue in Krefeld',
    description:
      'Pictures from the house by the lake: laid tables, lights along the jetty, dishes from our kitchen. See what your own celebration could look like.',
    keywords: ['venue gallery', 'lakeside wedding pictures', 'catering pictures', 'Krefeld venue photos'],
  },
  hero: {
    eyebrow: 'Pictures',
    title: 'Gallery: house, lake and tables',
    lead: `This is how ${site.name} can look as your guests arrive. All pictures are visualisations of our own; pick a theme or browse them all.`,
  },
};
