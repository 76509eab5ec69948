import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Translation<typeof de> = {
  meta: {
    title: 'Your enquiry has arrived',
    description: `Your enquiry is with our kitchen. Here you find your reference and the day by which ${site.name} answers with a quote. It commits you to nothing.`,
    keywords: ['enquiry sent', 'catering enquiry'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Enquiry',
    title: 'Thank you, it has arrived',
    lead: 'Your enquiry is safely with us. The quote comes by e-mail, and nothing is booked until you accept it.',
  },
  sections: [],
};
