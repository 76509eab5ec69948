import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Translation<typeof de> = {
  meta: {
    title: 'Your inquiry has arrived',
    description: `Your inquiry is with our kitchen. Here you find your reference and the day by which ${site.name} answers with a quote. It commits you to nothing.`,
    keywords: ['inquiry sent', 'catering inquiry'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Inquiry',
    title: 'Thank you, it has arrived',
    lead: 'Your inquiry is safely with us. The quote comes by e-mail, and nothing is booked until you accept it.',
  },
  sections: [],
};
