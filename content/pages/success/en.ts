import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Words<typeof de> = {
  meta: {
    title: 'Your enquiry: confirmation and progress',
    description: `Once you have sent your enquiry, this page shows its reference, its progress and the day by which ${site.name} answers with a quote. No obligation.`,
    keywords: ['enquiry sent', 'catering enquiry'],
  },
  hero: {
    eyebrow: 'Enquiry',
    title: 'The status of your enquiry',
    lead: 'Your reference, the day of our answer and the progress of your enquiry are shown here once you have sent it.',
  },
};
