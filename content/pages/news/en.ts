import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Words<typeof de> = {
  meta: {
    title: 'News from the kitchen and the house',
    description:
      'Ideas for buffets, lakeside weddings and company parties, and a look into our kitchen: articles from the house by the lake in Krefeld.',
    keywords: ['catering ideas', 'wedding planning', 'company party ideas', 'venue news'],
  },
  hero: {
    eyebrow: 'News',
    title: 'News from the kitchen and the house',
    lead: `What we have cooked, planned and learnt at ${site.name}. With quantities, hours and lists that you can use.`,
  },
};
