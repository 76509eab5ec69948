import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Translation<typeof de> = {
  meta: {
    title: 'Gallery: evenings, tables and dishes',
    description:
      'Pictures from the house by the lake: laid tables, lights above the jetty, dishes from our kitchen. See what your own celebration could look like.',
    keywords: ['venue gallery', 'lakeside wedding pictures', 'catering pictures', 'Krefeld venue photos'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Gallery',
    title: 'Light, water, tables laid',
    lead: `This is how ${site.name} can look as the guests arrive. All pictures are visualisations of our own; pick a theme or leaf through them all.`,
  },
  sections: [],
};
